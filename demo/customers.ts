import { between, DAY, later } from './calendar.ts'
import type { Handles } from './handles.ts'
import { makePerson, type Person, plain } from './people.ts'
import type { Rng } from '../tools/random.ts'
import type { Voice } from './words/voices.ts'

export type Customer = {
  username: string
  email: string | null
  mobileNumber: string
  language: 'hi' | 'en'
  name: string
  joinedAt: Date
}

/** A customer with the voice they write in. */
export type Visitor = { customer: Customer; person: Person; voice: Voice }

type Context = { rng: Rng; handles: Handles; now: Date; nextMobile: () => string }

const homes = [
  ['Bihar', 50],
  ['Jharkhand', 24],
  ['Uttar Pradesh', 10],
  ['Delhi', 5],
  ['West Bengal', 4],
  ['Punjab', 2],
  ['Maharashtra', 3],
  ['Kerala', 2],
] as const

const wishes = (given: string, second: string, year: number) => [
  `${given}.${second}`,
  `${given}_${second}`,
  `${given}${year}`,
  `${second}.${given}`,
]

const choosePerson = (rng: Rng) =>
  makePerson(rng, { state: rng.weighted(homes), keeper: rng.chance(0.48) ? 'woman' : 'man' })

const makeVisitor = ({ rng, handles, now, nextMobile }: Context, person: Person): Visitor => {
  const voice = rng.weighted<Voice>([
    ['hi', 48],
    ['en', 27],
    ['roman', 25],
  ])
  const [given, second] = [plain(person.given.en), plain(person.name.en.split(' ').at(-1) ?? '')]
  const inHindi = voice === 'hi' && rng.chance(0.15) ? [person.name.hi.replaceAll(' ', '_')] : []
  return {
    person,
    voice,
    customer: {
      username: handles.username([...inHindi, ...wishes(given, second, rng.int(82, 99))]),
      email: rng.chance(0.85) ? handles.email(`${given}.${second}`, 'example.com') : null,
      mobileNumber: nextMobile(),
      language: voice === 'hi' ? 'hi' : 'en',
      name: person.name[voice === 'hi' ? 'hi' : 'en'],
      joinedAt: between(rng, later(now, -1_200 * DAY), later(now, -30 * DAY)),
    },
  }
}

/** `count` people, no two of one name. */
export const makeVisitors = (count: number, context: Context): Visitor[] => {
  const names = new Set<string>()
  return Array.from({ length: count }, () => {
    let person = choosePerson(context.rng)
    while (names.has(person.name.en)) person = choosePerson(context.rng)
    names.add(person.name.en)
    return makeVisitor(context, person)
  })
}
