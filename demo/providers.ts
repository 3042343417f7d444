// The businesses of the market: owner, address and description.
import { chooseStreet, makeStreetAddress } from './street-addresses.ts'
import { type BusinessName, nameBusiness } from './business-name.ts'
import { between, DAY, later } from './calendar.ts'
import { type Handles, hindiProviderWishes, providerWishes } from './handles.ts'
import { makePerson, plain } from './people.ts'
import { isHome, type Place } from './places.ts'
import { deck, type Rng } from '../tools/random.ts'
import {
  fitting,
  type Premises,
  SCENES,
  type Business,
  providerSlots,
  speaksHindi,
  usable,
} from './provider.ts'
import type { Say, Category } from './categories/category.ts'
import { farewells, introductions, mottos } from './words/about.ts'
import { type Manner, mannerOf } from './words/post-frames.ts'
import { fillIn } from './wording.ts'

export type Context = { rng: Rng; handles: Handles; now: Date; nextMobile: () => string }

type Site = { trade: Category; place: Place }
type Sketch = Premises & { title: BusinessName }

const hours: Readonly<Record<Manner, { opens: number[]; closes: number[] }>> = {
  kitchen: { opens: [6, 6.5, 7, 8, 10], closes: [21, 21.5, 22, 22.5] },
  fresh: { opens: [5, 5.5, 6, 6.5, 7], closes: [19, 20, 20.5, 21] },
  goods: { opens: [8, 8.5, 9, 9.5, 10], closes: [20, 20.5, 21, 21.5] },
  service: { opens: [7, 8, 8.5, 9, 9.5, 10], closes: [18.5, 19, 19.5, 20, 20.5] },
}

const chooseLanguage = (rng: Rng, place: Place): 'hi' | 'en' => {
  const share = isHome(place) ? 0.62 : speaksHindi(place) ? 0.56 : 0.08
  return rng.chance(share) ? 'hi' : 'en'
}

const sketchProvider = (
  { trade: category, place }: Site,
  { rng, now }: Context,
): Omit<Sketch, 'mobileNumber'> => {
  const { keeper, faith } = category
  const person = makePerson(rng, { state: place.state, ...(keeper && { keeper }), ...(faith && { faith }) })
  const title = nameBusiness(rng, { trade: category, person, place })
  const language = chooseLanguage(rng, place)
  const isDevanagari = rng.chance(language === 'hi' ? 0.58 : speaksHindi(place) ? 0.1 : 0)
  return {
    trade: category,
    person,
    place,
    title,
    language,
    businessName: isDevanagari ? title.name.hi : title.name.en,
    latinName: title.name.en,
    street: chooseStreet(rng, place),
    opens: rng.pick(hours[mannerOf(category.category)].opens),
    closes: rng.pick(hours[mannerOf(category.category)].closes),
    off: rng.pick([0, 0, 1, 2, 2, 3, 4, 5]),
    // Many young shops, a few old ones.
    since: now.getUTCFullYear() - Math.round(2 + rng.next() ** 1.8 * 38),
  }
}

const reachesOf = ({ title, place, language }: Sketch, { rng, handles }: Context) => {
  const inHindi =
    language === 'hi' && rng.chance(0.12) ? hindiProviderWishes(title.first, title.provider) : []
  const district = plain(place.district.en)
  const stem = plain(title.first.en) + plain(title.provider.en.split(' ')[0] ?? '')
  return {
    username: handles.username([...inHindi, ...providerWishes(title.first, title.provider, district)]),
    email: handles.email(`${stem}.${district}`, rng.pick(['example.com', 'example.in'])),
    websiteLink: rng.chance(0.16) ? `https://${stem}-${district}.example.in` : null,
  }
}

const inEnglish = (say: Say) => say.en

/** Draws its lines in turn, so that neighbours don't all say the same. */
const makeSpeaker = (rng: Rng) => {
  const intro = deck(rng, introductions)
  const farewell = deck(rng, farewells)
  const motto = deck(rng, mottos)
  const say = (provider: Premises, line: Say) =>
    fillIn(line[provider.language], providerSlots(provider, provider.language))
  return {
    describe: (provider: Premises): string => {
      const about = rng.sample(fitting(provider.trade.about, provider.place, inEnglish), rng.int(2, 3))
      const ending = rng.chance(0.6) ? usable([farewell()], provider) : []
      return [intro(), ...about, ...ending].map((line) => say(provider, line)).join(' ')
    },
    tagline: (provider: Premises): string => {
      const own = fitting(provider.trade.mottos, provider.place, inEnglish)
      return say(provider, rng.chance(0.62) ? rng.pick(own) : motto())
    },
  }
}

const makeProvider = (
  sketch: Sketch,
  context: Context,
  speaker: ReturnType<typeof makeSpeaker>,
): Business => {
  const { rng, now } = context
  const { title: _, ...premises } = sketch
  const { language, businessName, mobileNumber, person, place, street, trade: category } = premises
  const listedAt = between(rng, later(now, -2 * 365 * DAY), later(now, -DAY / 2))
  return {
    ...premises,
    listedAt,
    provider: {
      ...reachesOf(sketch, context),
      mobileNumber,
      language,
      name: person.name[language],
      businessName,
      latinName: premises.latinName,
      businessTagline: speaker.tagline(premises),
      businessDescription: speaker.describe(premises),
      category: category.category,
      ...makeStreetAddress(rng, place, street, language),
      listedAt,
      scenes: rng.sample([...Array(SCENES).keys()], rng.int(1, 4)),
    },
  }
}

/** One shop for each pair of a trade and a place, no two of one name. */
export const makeProviders = (sites: readonly Site[], context: Context): Business[] => {
  const speaker = makeSpeaker(context.rng)
  const names = new Set<string>()
  return sites.map((site) => {
    let sketch = sketchProvider(site, context)
    while (names.has(sketch.title.name.en)) sketch = sketchProvider(site, context)
    names.add(sketch.title.name.en)
    return makeProvider({ ...sketch, mobileNumber: context.nextMobile() }, context, speaker)
  })
}
