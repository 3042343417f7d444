// Filters and order of a list of businesses. They are URL parameters with the names of the API.

export const ORDERS = ['best', 'near', 'rating', 'newest'] as const
export type Order = (typeof ORDERS)[number]

type Filters = { open_now?: '1'; verified?: '1'; min_rating?: number }
export type FilterName = keyof Filters
export const FILTER_NAMES: readonly FilterName[] = ['open_now', 'verified', 'min_rating']

/** The one that the page offers; the URL may have another. */
export const OFFERED_RATING = 4

export type ListChoices = { order: Order; filters: Filters }

export const NO_CHOICES: ListChoices = { order: 'best', filters: {} }

export const readChoices = (query: URLSearchParams): ListChoices => {
  const rating = query.get('min_rating') ?? ''
  return {
    order: ORDERS.find((each) => each === query.get('sort')) ?? 'best',
    filters: {
      ...(query.get('open_now') === '1' && { open_now: '1' }),
      ...(query.get('verified') === '1' && { verified: '1' }),
      ...(/^[1-5]$/.test(rating) && { min_rating: Number(rating) }),
    },
  }
}

export const hasFilters = ({ filters }: ListChoices) => Object.keys(filters).length > 0

export const isPlainList = (choices: ListChoices) => choices.order === 'best' && !hasFilters(choices)

export const WITHOUT_FILTERS = { open_now: '', verified: '', min_rating: '' }
