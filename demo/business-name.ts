// Names of businesses: a person, a god, a river or a good omen, followed by a word of the category.
import type { Person } from './people.ts'
import { together } from './people.ts'
import type { Place } from './places.ts'
import type { Rng } from '../tools/random.ts'
import type { Say, Category } from './categories/category.ts'
import { auspicious, devotional, homelands } from './words/business-names.ts'

type Wishes = { trade: Category; person: Person; place: Place }

const newly: Say = { hi: 'न्यू', en: 'New' }
const sons: Say = { hi: 'एंड संस', en: '& Sons' }
const sisters: Say = { hi: 'दीदी', en: 'Didi' }

export type BusinessName = {
  name: Say
  /** The half that tells it from other shops of the trade. */ first: Say
  provider: Say
}

export const nameBusiness = (rng: Rng, wishes: Wishes): BusinessName => {
  const provider = rng.pick(wishes.trade.providers)
  // '& Associates' needs a person before it.
  const first = provider.en.startsWith('&') ? wishes.person.family : firstHalf(rng, wishes)
  return { name: withoutEcho(first, provider), first, provider }
}

const firstHalf = (rng: Rng, { person, place }: Wishes): Say => {
  const kind = rng.weighted([
    ['family', 34],
    ['given', 18],
    ['devotional', 20],
    ['auspicious', 14],
    ['homeland', 9],
    ['sons', 3],
    ['new', 4],
  ])
  const { given, family, faith } = person
  if (kind === 'devotional') return rng.pick(devotional[faith])
  if (kind === 'auspicious') return rng.pick(auspicious)
  if (kind === 'homeland') return rng.pick(homelands[place.state] ?? auspicious)
  if (kind === 'sons') return person.isWoman ? together(given, sisters) : together(family, sons)
  if (kind === 'new') return together(newly, family)
  return kind === 'family' ? family : given
}

/** 'Shahi' before 'Shahi Rasoi' or 'Jyoti' before 'Jyoti Opticals' would stammer. */
const withoutEcho = (first: Say, provider: Say): Say =>
  provider.en.toLowerCase().startsWith(first.en.toLowerCase()) ? provider : together(first, provider)
