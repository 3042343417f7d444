// One business, as the database keeps it and as its keeper knows it.
import { weekdayText } from './calendar.ts'
import type { Person } from './people.ts'
import { isHome, type Place } from './places.ts'
import type { Say, Category } from './categories/category.ts'
import type { Voice } from './words/voices.ts'
import { hourText, inVoice, type Slots } from './wording.ts'

// Pictures of every trade in demo/pictures/scenes.
export const SCENES = 5

export type Provider = {
  username: string
  email: string
  mobileNumber: string
  language: 'hi' | 'en'
  name: string
  businessName: string
  /** The same in Latin letters: the name of its logo. */
  latinName: string
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
  /** Which pictures of its trade the profile shows. */
  scenes: number[]
}

/** What its keeper knows besides: the material of posts and answers. */
export type Premises = {
  businessName: string
  /** The same in Latin letters, for posts that are written in them. */
  latinName: string
  mobileNumber: string
  language: 'hi' | 'en'
  trade: Category
  person: Person
  place: Place
  street: Say
  opens: number
  closes: number
  /** The weekly holiday, 0 for Sunday. */
  off: number
  since: number
}

export type Business = Premises & { provider: Provider; listedAt: Date }

/** Everything a frame may ask of a business, in one voice. */
export const providerSlots = (provider: Premises, voice: Voice): Slots => ({
  shop: voice === 'hi' ? provider.businessName : provider.latinName,
  mobile: writtenMobile(provider.mobileNumber),
  place: inVoice(provider.place.district, voice),
  street: inVoice(provider.street, voice),
  at: placed(provider.street, voice),
  contact: inVoice(provider.person.name, voice),
  since: String(provider.since),
  opens: hourText(provider.opens, voice),
  closes: hourText(provider.closes, voice),
  off: weekdayText(provider.off, voice),
})

const writtenMobile = (number: string) => `${number.slice(0, 5)} ${number.slice(5)}`

/** On a road, but in a quarter. */
const placed = ({ hi, en }: Say, voice: Voice) => {
  const isRoad = /(Road|Chowk|More)$/.test(en)
  if (voice === 'en') return `${isRoad ? 'on' : 'in'} ${en}`
  return voice === 'hi' ? `${hi} ${isRoad ? 'पर' : 'में'}` : `${en} ${isRoad ? 'par' : 'mein'}`
}

const consultants = ['Doctor, Clinic & Lab', 'Lawyer, CA & Documents', 'Insurance, Loan & Banking']

/** A lodge has no closing time, a doctor has a fee and no price, a tea stall writes no bills. */
const unfit: readonly (readonly [categories: readonly string[], words: RegExp])[] = [
  [['Hotel & Lodge', 'Travel, Taxi & Transport'], /\{(opens|closes|off|early|late)\}/],
  [consultants, /सलाह|advice|salah|पसंद|choose|pasand|आज़मा|try |intezaar/i],
  [consultants, /दाम|\bprices?\b(?!\})|\brates?\b|you pay/i],
  [
    ['Sweets & Bakery', 'Restaurant & Dhaba', 'Fast Food & Tea Stall', 'Fruits & Vegetables'],
    /रसीद|बिल |\bbill\b|शांति से बात|time to talk|aaram se baat|सेव कर|save/i,
  ],
]

const suits = (text: string, { trade: category }: Premises) =>
  !unfit.some(([categories, words]) => categories.includes(category.category) && words.test(text))

/** It never says when it opens, so it has nothing to say about hours. */
export const isNeverClosed = (provider: Premises) => !suits('{opens}', provider)

/** The frames that make sense for this business. */
export const usable = <T extends string | Say>(frames: readonly T[], provider: Premises): T[] =>
  frames.filter((frame) => suits(typeof frame === 'string' ? frame : frame.en, provider))

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

// Lines that only make sense near Patna or Ranchi are not for a shop in Kochi.
const localWords =
  /bihar|jharkhand|patna|\bgaya|ranchi|bhagalpur|silao|litti|sattu|champaran|katarni|digha|hajipur|muzaffarpur|mithila|madhubani|darbhanga|deoghar|chokha|tilkut|thekua|chhath|magahi|bpsc|malda|ghorasahan|jagdishpur|ganga\b|diara/i

export const fitting = <T>(lines: readonly T[], place: Place, english: (line: T) => string): T[] => {
  const fit = lines.filter((line) => isHome(place) || !localWords.test(english(line)))
  return fit.length > 0 ? fit : [...lines]
}
