// The businesses of the market: who keeps them, where they stand and what they say of themselves.
import { nameBusiness, type BusinessName } from './business-name.ts'
import { atWritingTime, DAY, later, recentlyBetween, weekdayText } from './calendar.ts'
import { type Handles, hindiShopWishes, shopWishes } from './handles.ts'
import { makePerson, mobileNumber, type Person, plain } from './people.ts'
import { isHome, type Place } from './places.ts'
import { deck, type Rng } from './random.ts'
import type { Say, Trade } from './trades/trade.ts'
import { farewells, introductions, mottos } from './words/about.ts'
import { pincodePrefixes } from './words/pincodes.ts'
import { landmarks, quartersOf, streets } from './words/streets.ts'
import type { Voice } from './words/voices.ts'
import { fillIn, hourText, inVoice, type Slots } from './wording.ts'

/** What the database keeps of a business. */
export type Provider = {
  username: string
  email: string
  mobileNumber: string
  language: 'hi' | 'en'
  name: string
  businessName: string
  businessTagline: string
  businessDescription: string
  category: string
  streetAddress: string
  district: string
  state: string
  zipcode: string
  latitude: number
  longitude: number
  websiteLink: string | null
  listedAt: Date
  /** Which scenes of its trade hang in the profile. */
  scenes: number[]
}

/** What its keeper knows besides: the material of posts and answers. */
export type Shop = {
  provider: Provider
  trade: Trade
  person: Person
  place: Place
  street: Say
  opens: number
  closes: number
  off: number
  since: number
}

export const SCENES_A_TRADE = 5

type Sketch = Omit<Shop, 'provider'> & { title: BusinessName; language: 'hi' | 'en'; businessName: string }

/** Everything a frame may ask of a business, in one voice. */
export const shopSlots = (
  shop: Omit<Shop, 'provider' | 'trade'>,
  businessName: string,
  voice: Voice,
): Slots => ({
  shop: businessName,
  place: inVoice(shop.place.district, voice),
  street: inVoice(shop.street, voice),
  contact: inVoice(shop.person.name, voice),
  since: String(shop.since),
  opens: hourText(shop.opens, voice),
  closes: hourText(shop.closes, voice),
  off: weekdayText(shop.off, voice),
})

const hindiSpeaking = new Set([
  'Bihar',
  'Jharkhand',
  'Uttar Pradesh',
  'Madhya Pradesh',
  'Rajasthan',
  'Delhi',
  'Chhattisgarh',
  'Haryana',
  'Uttarakhand',
  'Himachal Pradesh',
  'Chandigarh',
])

export const speaksHindi = (place: Place) => hindiSpeaking.has(place.state)

const chooseLanguage = (rng: Rng, place: Place) => {
  const share = isHome(place) ? 0.62 : speaksHindi(place) ? 0.56 : 0.08
  return rng.chance(share) ? 'hi' : 'en'
}

const sketchShop = (rng: Rng, trade: Trade, place: Place, now: Date): Sketch => {
  const person = makePerson(rng, { state: place.state, ...pickWishes(trade) })
  const title = nameBusiness(rng, { trade, person, place })
  const language = chooseLanguage(rng, place)
  const isDevanagari = rng.chance(language === 'hi' ? 0.58 : speaksHindi(place) ? 0.1 : 0)
  return {
    trade,
    person,
    place,
    title,
    language,
    businessName: isDevanagari ? title.name.hi : title.name.en,
    street: rng.pick(rng.chance(0.7) ? orElse(quartersOf(place.district.en), streets) : streets),
    opens: rng.pick([6, 7, 7.5, 8, 8.5, 9, 9, 9.5, 10]),
    closes: rng.pick([19, 19.5, 20, 20, 20.5, 21, 21.5]),
    off: rng.pick([0, 0, 1, 2, 2, 3, 4, 5]),
    since: now.getUTCFullYear() - Math.round(2 + rng.next() ** 1.8 * 38),
  }
}

const orElse = <T>(list: T[], other: T[]) => (list.length > 0 ? list : other)

const pickWishes = ({ keeper, faith }: Trade) => ({ ...(keeper && { keeper }), ...(faith && { faith }) })

type Desk = { rng: Rng; handles: Handles; now: Date; nextMobile: () => string }

const contactsOf = (sketch: Sketch, { rng, handles, nextMobile }: Desk) => {
  const { title, place } = sketch
  const inLatin = shopWishes(title.first, title.shop, place.district.en)
  const inHindi = sketch.language === 'hi' && rng.chance(0.12) ? hindiShopWishes(title.first, title.shop) : []
  const stem = plain(title.first.en) + plain(title.shop.en.split(' ')[0] ?? '')
  const hasWebsite = rng.chance(0.16)
  return {
    username: handles.username([...inHindi, ...inLatin]),
    email: handles.email(`${stem}.${plain(place.district.en)}`, rng.pick(['example.com', 'example.in'])),
    mobileNumber: nextMobile(),
    websiteLink: hasWebsite ? `https://${stem}-${plain(place.district.en)}.example.in` : null,
  }
}

const addressOf = ({ place, street, language }: Sketch, rng: Rng) => {
  const landmark = rng.pick(landmarks)
  const number = rng.int(1, 148)
  const door = rng.pick<Say>([
    { hi: `दुकान नंबर ${number}`, en: `Shop No. ${number}` },
    { hi: `मकान ${number}`, en: `House ${number}` },
    { hi: 'भूतल', en: 'Ground floor' },
    { hi: `वार्ड ${(number % 40) + 1}`, en: `Ward ${(number % 40) + 1}` },
  ])
  const prefix = rng.pick(pincodePrefixes({ state: place.state, district: place.district.en }))
  const FEW_KILOMETRES = 0.035
  const near = (degrees: number) => Number((degrees + (rng.next() * 2 - 1) * FEW_KILOMETRES).toFixed(5))
  return {
    streetAddress: [door, street, landmark].map((say) => say[language]).join(', '),
    district: place.district.en,
    state: place.state,
    zipcode:
      `${prefix}${'0'.repeat(4 - Math.min(4, prefix.length))}${String(rng.int(1, 39)).padStart(2, '0')}`.slice(
        0,
        6,
      ),
    latitude: near(place.latitude),
    longitude: near(place.longitude),
  }
}

// Lines that only make sense near Patna or Ranchi are not for a shop in Kochi.
const homely =
  /bihar|jharkhand|patna|\bgaya|ranchi|bhagalpur|silao|litti|sattu|champaran|katarni|digha|hajipur|muzaffarpur|mithila|madhubani|darbhanga|deoghar|chokha|tilkut|thekua|chhath|magahi|bpsc|malda|ghorasahan|jagdishpur|ganga\b|diara/i

export const fitting = <T>(lines: readonly T[], place: Place, english: (line: T) => string): T[] => {
  const fit = lines.filter((line) => isHome(place) || !homely.test(english(line)))
  return fit.length > 0 ? fit : [...lines]
}

const inEnglish = (say: Say) => say.en

/** Draws the lines of a trade in turn, so that neighbours of one trade don't all say the same. */
const makeSpeaker = (rng: Rng) => {
  const intro = deck(rng, introductions)
  const farewell = deck(rng, farewells)
  const motto = deck(rng, mottos)
  const describe = (sketch: Sketch): string => {
    const { language } = sketch
    const slots = shopSlots(sketch, sketch.businessName, language)
    const about = rng.sample(fitting(sketch.trade.about, sketch.place, inEnglish), rng.int(2, 3))
    const ending = rng.chance(0.6) ? [farewell()] : []
    return [intro(), ...about, ...ending].map((say) => fillIn(say[language], slots)).join(' ')
  }
  const tagline = (sketch: Sketch): string => {
    const own = fitting(sketch.trade.mottos, sketch.place, inEnglish)
    const say = rng.chance(0.62) ? rng.pick(own) : motto()
    return fillIn(say[sketch.language], shopSlots(sketch, sketch.businessName, sketch.language))
  }
  return { describe, tagline }
}

const listedAt = (rng: Rng, now: Date) =>
  recentlyBetween(rng, later(now, -2 * 365 * DAY), later(now, -DAY / 2))

/** One shop for each pair of a trade and a place. */
export const openShops = (pairs: readonly (readonly [Trade, Place])[], desk: Desk): Shop[] => {
  const { rng, now } = desk
  const speaker = makeSpeaker(rng)
  const names = new Set<string>()
  return pairs.map(([trade, place]) => {
    let sketch = sketchShop(rng, trade, place, now)
    while (names.has(sketch.businessName)) sketch = sketchShop(rng, trade, place, now)
    names.add(sketch.businessName)
    const { title: _, language, businessName, ...shop } = sketch
    return {
      ...shop,
      provider: {
        ...contactsOf(sketch, desk),
        language,
        name: shop.person.name[language],
        businessName,
        businessTagline: speaker.tagline(sketch),
        businessDescription: speaker.describe(sketch),
        category: trade.category,
        ...addressOf(sketch, rng),
        listedAt: listedAt(rng, now),
        scenes: rng.sample([...Array(SCENES_A_TRADE).keys()], rng.int(1, 4)),
      },
    }
  })
}

export const mobiles = () => {
  let index = 0
  return () => mobileNumber((index += 1))
}

void atWritingTime
