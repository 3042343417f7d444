// What the businesses sell, each in its keeper's language and at its own prices.
import type { ItemUnit } from '../contract/limits.ts'
import type { Rng } from '../tools/random.ts'
import { providerPrice } from './posts/writing.ts'
import { fitting, SCENES, type Business } from './provider.ts'
import { type Item, type Unit, units } from './categories/category.ts'
import { roundPrice } from './wording.ts'
import { SHARMA_LIST } from './words/sharma-list.ts'

export type PriceItem = {
  provider: string
  name: string
  description: string
  pricePaise: number | null
  priceToPaise: number | null
  unit: '' | ItemUnit
  group: string
  isAvailable: boolean
  /** Which picture of its trade it shows. */
  scene: number | null
}

const ITEM_UNITS: Partial<Record<Unit, ItemUnit>> = {
  kg: 'kg',
  litre: 'litre',
  piece: 'piece',
  plate: 'plate',
  dozen: 'dozen',
  packet: 'packet',
  pair: 'pair',
  metre: 'metre',
  foot: 'sqft',
  gram: 'g',
  visit: 'visit',
  person: 'person',
  hour: 'hour',
  day: 'day',
  month: 'month',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** With what it is sold by, where that is no unit of a price list: 'Tea (cup)'. */
const nameOf = ({ name, unit }: Item, language: 'hi' | 'en') => {
  const isNamed = unit === 'from' || ITEM_UNITS[unit] !== undefined
  return capital(isNamed ? name[language] : `${name[language]} (${units[unit][language]})`)
}

// A price that only begins somewhere ends about here.
const RANGE = 1.6

const itemOf = (business: Business, item: Item, rng: Rng): PriceItem => {
  const { language, provider } = business
  const rupees = providerPrice(business, item)
  const isAsked = rng.chance(0.06)
  const end = item.unit === 'from' && !isAsked ? roundPrice(rupees * RANGE) * 100 : null
  return {
    provider: provider.username,
    name: nameOf(item, language),
    description: rng.chance(0.4) ? item.note[language] : '',
    pricePaise: isAsked ? null : rupees * 100,
    priceToPaise: end !== null && end > rupees * 100 ? end : null,
    unit: ITEM_UNITS[item.unit] ?? '',
    group: '',
    isAvailable: !rng.chance(0.06),
    scene: rng.chance(0.08) ? rng.int(0, SCENES - 1) : null,
  }
}

/** The list of the demo's own shop is long enough for groups and a search. */
const sharmaItems = ({ provider }: Business): PriceItem[] =>
  SHARMA_LIST.map((item, at) => ({
    provider: provider.username,
    description: '',
    priceToPaise: null,
    isAvailable: true,
    scene: at < SCENES ? at : null,
    ...item,
  }))

/** Most of them have one; the first is the demo's own. */
export const makePriceLists = ([sharma, ...providers]: readonly Business[], rng: Rng): PriceItem[] => [
  ...(sharma ? sharmaItems(sharma) : []),
  ...providers
    .filter(() => rng.chance(0.9))
    .flatMap((provider) => {
      const known = fitting(provider.trade.items, provider.place, ({ name, note }) => `${name.en} ${note.en}`)
      return rng
        .sample(known, rng.int(Math.min(4, known.length), known.length))
        .map((item) => itemOf(provider, item, rng))
    }),
]
