// A market of any size, the same on every machine: the words of the demo market, and invented names,
// so that the vocabulary grows with the market.
import { makeRng, type Rng } from '../../tools/random.ts'
import { categories } from '../../demo/categories/all.ts'
import { type Say, says, type Category } from '../../demo/categories/category.ts'
import { auspicious, devotional, homelands } from '../../demo/words/business-names.ts'
import { hindi, muslim, tribal } from '../../demo/words/names.ts'
import { landmarks, streets } from '../../demo/words/streets.ts'

export type CrowdProvider = {
  businessName: string
  businessTagline: string
  businessDescription: string
  streetAddress: string
  category: string
  /** Position in the list of districts, from 0 to 1; large cities come first. */
  districtPosition: number
  offset: { latitude: number; longitude: number }
  hasWebsite: boolean
}
type CrowdItem = { name: string; pricePaise: number; unit: string }
export type CrowdPost = { title: string; content: string }

const POSTS_EACH = 10
const ITEMS_EACH = 20

const syllables = says`
  रा | ra
  मा | ma
  की | ki
  शे | she
  नु | nu
  ला | la
  दे | de
  वी | vi
  गो | go
  पा | pa
  चं | chan
  तु | tu
  बा | ba
  हे | he
  जी | ji
  सो | so`

const familiar = [
  ...hindi.families,
  ...hindi.men,
  ...hindi.women,
  ...muslim.families,
  ...muslim.men,
  ...tribal.families,
  ...auspicious,
  ...Object.values(devotional).flat(),
  ...Object.values(homelands).flat(),
]

// A few are common and most are rare, as with real names.
const skewed = <T>(rng: Rng, list: readonly T[]): T => {
  const chosen = list[Math.floor(list.length * rng.next() ** 2.5)]
  if (chosen === undefined) throw new Error('an empty list')
  return chosen
}

/** Of three or four syllables: some seventy thousand. */
const unheard = (rng: Rng): Say => {
  const parts = Array.from({ length: rng.int(3, 4) }, () => skewed(rng, syllables))
  const en = parts.map((part) => part.en).join('')
  return { hi: parts.map((part) => part.hi).join(''), en: en.charAt(0).toUpperCase() + en.slice(1) }
}

const nameOf = (rng: Rng, category: Category, voice: keyof Say) => {
  const first = rng.chance(0.3) ? unheard(rng) : skewed(rng, familiar)
  const second = rng.chance(0.25) ? ` ${skewed(rng, familiar)[voice]}` : ''
  return `${first[voice]}${second} ${rng.pick(category.providers)[voice]}`
}

// Frames of the demo market have slots, such as {place}: their names would be in every row.
const plain = (text: string) => text.replaceAll(/\{\w+\}/g, '')

const voiceOf = (rng: Rng): keyof Say => (rng.chance(0.45) ? 'hi' : 'en')

export const crowdProvider = (number: number): CrowdProvider => {
  const rng = makeRng(number * 7919 + 17)
  const category = rng.weighted(categories.map((each) => [each, each.weight] as const))
  const voice = voiceOf(rng)
  return {
    businessName: nameOf(rng, category, voice),
    businessTagline: rng.chance(0.7) ? plain(rng.pick(category.mottos)[voice]) : '',
    businessDescription: rng.chance(0.8)
      ? rng
          .sample(category.about, rng.int(1, 3))
          .map((line) => plain(line[voice]))
          .join(' ')
      : '',
    streetAddress: `${rng.pick(streets)[voice]}, ${rng.pick(landmarks)[voice]}`,
    category: category.category,
    districtPosition: rng.next() ** 2,
    offset: { latitude: rng.next() * 0.3 - 0.15, longitude: rng.next() * 0.3 - 0.15 },
    hasWebsite: rng.chance(0.15),
  }
}

/** What its category sells, and most of it with a word more, as in a price list. */
export const crowdItems = (number: number): CrowdItem[] => {
  const rng = makeRng(number * 15_485_863 + 5)
  const { category } = crowdProvider(number)
  const sold = categories.find((each) => each.category === category)?.items ?? []
  const voice = voiceOf(rng)
  return Array.from({ length: ITEMS_EACH }, (_, at) => {
    const item = sold[at] ?? rng.pick(sold)
    const first = at < sold.length ? '' : `${skewed(rng, familiar)[voice]} `
    return { name: `${first}${item.name[voice]}`, pricePaise: item.rupees * 100 + at * 50, unit: '' }
  })
}

export const crowdPosts = (number: number): CrowdPost[] => {
  const rng = makeRng(number * 104_729 + 3)
  const category = rng.weighted(categories.map((each) => [each, each.weight] as const))
  return Array.from({ length: POSTS_EACH }, () => {
    const voice = voiceOf(rng)
    const item = rng.pick(category.items)
    const piece = rng.pick([...category.tips, ...category.stories])
    return rng.chance(0.5)
      ? {
          title: `${item.name[voice]}: ₹${item.rupees}`,
          content: `${item.note[voice]} ${unheard(rng)[voice]}`,
        }
      : { title: piece.title[voice], content: piece.text[voice] }
  })
}
