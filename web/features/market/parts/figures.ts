import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { CountedCategory, Market, MarketDistrict, MarketState, MarketCategory } from '../market.api.ts'

type Counts = { providers: number; verified: number }

const NAMED_CATEGORIES = 3

const verifiedText = (t: TFunction, { providers, verified }: Counts) => {
  if (verified === 0) return ''
  if (verified < providers) return t('figures.verified', { count: verified })
  return t(providers === 1 ? 'figures.onlyVerified' : 'figures.allVerified')
}

const categoriesText = (t: TFunction, categories: readonly CountedCategory[]) => {
  if (categories.length < 2) return ''
  const named = categories
    .slice(0, NAMED_CATEGORIES)
    .map(({ title, providers }) => t('figures.counted', { name: title, number: providers }))
  return t('figures.trades', { trades: named.join(', ') })
}

const sentences = (...texts: string[]) => texts.filter(Boolean).join(' ')

type CountedPlaces = readonly { providers: number }[]
const spreadText = (t: TFunction, key: string, places: CountedPlaces, { providers }: Counts) => {
  const count = places.filter((place) => place.providers > 0).length
  const total = places.length
  if (providers < 2) return ''
  return count === total ? t(`${key}All`, { total }) : t(key, { count, total })
}

export const marketFigures = (t: TFunction, market: Market) =>
  sentences(
    t('figures.market', { count: market.providers }),
    spreadText(t, 'figures.states', market.states, market),
    verifiedText(t, market),
  )

export const stateFigures = (t: TFunction, found: MarketState) =>
  sentences(
    t('figures.place', { place: found.state.name, count: found.providers }),
    spreadText(t, 'figures.districts', found.districts, found),
    verifiedText(t, found),
    categoriesText(t, found.trades),
  )

export const districtFigures = (t: TFunction, found: MarketDistrict) =>
  sentences(
    t('figures.place', { place: found.district.name, count: found.providers }),
    verifiedText(t, found),
    categoriesText(t, found.trades),
  )

export const categoryFigures = (t: TFunction, found: MarketCategory) =>
  sentences(
    t('figures.trade', { place: found.district.name, trade: found.trade.title, count: found.providers }),
    verifiedText(t, found),
  )
