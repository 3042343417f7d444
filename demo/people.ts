// Invented people: names that are common in their state, and unassigned numbers.
import type { Rng } from '../tools/random.ts'
import type { Say, Category } from './categories/category.ts'
import { type Community, type Faith, hindi, muslim, tribal, tribalChristian } from './words/names.ts'
import * as elsewhere from './words/names-elsewhere.ts'

export type Person = { given: Say; family: Say; name: Say; isWoman: boolean; faith: Faith }

type Mix = readonly (readonly [Community, number])[]

const hindiBelt: Mix = [
  [hindi, 84],
  [muslim, 16],
]

const mixes: Readonly<Record<string, Mix>> = {
  Jharkhand: [
    [hindi, 58],
    [tribal, 18],
    [tribalChristian, 9],
    [muslim, 15],
  ],
  'West Bengal': [
    [elsewhere.bengali, 75],
    [muslim, 15],
    [hindi, 10],
  ],
  Tripura: [[elsewhere.bengali, 1]],
  Punjab: [
    [elsewhere.punjabi, 75],
    [hindi, 25],
  ],
  Chandigarh: [
    [elsewhere.punjabi, 1],
    [hindi, 1],
  ],
  Maharashtra: [
    [elsewhere.marathi, 85],
    [muslim, 15],
  ],
  Goa: [[elsewhere.marathi, 1]],
  Gujarat: [[elsewhere.gujarati, 1]],
  Odisha: [[elsewhere.odia, 1]],
  'Tamil Nadu': [[elsewhere.tamil, 1]],
  Telangana: [
    [elsewhere.telugu, 80],
    [muslim, 20],
  ],
  'Andhra Pradesh': [[elsewhere.telugu, 1]],
  Karnataka: [[elsewhere.kannada, 1]],
  Kerala: [[elsewhere.malayali, 1]],
  Assam: [[elsewhere.assamese, 1]],
  Meghalaya: [[elsewhere.northEastern, 1]],
}

type Wishes = { state: string; keeper?: Category['keeper']; faith?: Category['faith'] }

export const makePerson = (rng: Rng, { state, keeper, faith }: Wishes): Person => {
  const drawn = rng.weighted(mixes[state] ?? hindiBelt)
  const community = faith && drawn.faith !== faith ? hindi : drawn
  const isWoman = keeper ? keeper === 'woman' : rng.chance(0.3)
  const given = rng.pick(isWoman ? community.women : community.men)
  const family = rng.pick(community.families.filter((say) => say.en !== given.en))
  const { womensSecond } = community
  const second = isWoman && womensSecond && rng.chance(0.5) ? rng.pick(womensSecond) : family
  // A shop is named after the family, also by a woman who signs as Devi.
  return { given, family, name: together(given, second), isWoman, faith: community.faith }
}

export const together = (...parts: Say[]): Say => ({
  hi: parts.map((part) => part.hi).join(' '),
  en: parts.map((part) => part.en).join(' '),
})

const RANGE = 100_000
const STEP = 48_271 // prime to the range, so every number comes once before any comes again

/** Unassigned numbers in the form of mobile numbers: 70000xxxxx and 80000xxxxx. */
export const mobileNumber = (index: number): string => {
  const tail = String((index * STEP + 12_345) % RANGE).padStart(5, '0')
  return `${index % 2 === 0 ? '70000' : '80000'}${tail}`
}

/** Lower-case Latin letters and digits only. */
export const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
