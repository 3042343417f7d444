// The reviews in the URL of a profile: '?stars=4&sort=lowest#reviews'.
import {
  FIRST_REVIEWS,
  PAGE_SIZE,
  type ReviewSort,
  type ReviewsQuery,
  SORTS,
  type Stars,
} from './reviews.api.ts'

export const SECTION_ID = 'reviews'

export type ReviewView = Pick<ReviewsQuery, 'sort' | 'stars' | 'after' | 'limit'>

const isStars = (value: number): value is Stars => [1, 2, 3, 4, 5].includes(value)

/** Invalid values are ignored. */
export const reviewViewOf = (query: URLSearchParams): ReviewView => {
  const stars = Number(query.get('stars'))
  const view = {
    stars: isStars(stars) ? stars : null,
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
    after: query.get('reviews_after') ?? '',
  }
  const isWhole = query.get('reviews') === 'all' || view.stars || view.sort !== 'newest' || view.after
  return { ...view, limit: isWhole ? PAGE_SIZE : FIRST_REVIEWS }
}

export const isWriting = (query: URLSearchParams) => query.get('review') === '1'

type Changes = {
  stars?: Stars | null
  sort?: ReviewSort
  after?: string
  isAll?: true
  isWriting?: boolean
}

const NAMES = {
  stars: 'stars',
  sort: 'sort',
  after: 'reviews_after',
  isAll: 'reviews',
  isWriting: 'review',
} as const

const asText = (name: keyof Changes, value: Changes[keyof Changes]) => {
  if (name === 'isWriting') return value ? '1' : ''
  if (name === 'isAll') return 'all'
  return value === 'newest' || value === null ? '' : String(value)
}

/** The query string of another view. A cursor is valid for one list only, so another list begins at its start. */
export const reviewSearch = (query: URLSearchParams, changes: Changes) => {
  const next = new URLSearchParams(query)
  if (changes.stars !== undefined || changes.sort) next.delete(NAMES.after)
  for (const name of Object.keys(changes) as (keyof Changes)[]) {
    const text = asText(name, changes[name])
    if (text) next.set(NAMES[name], text)
    else next.delete(NAMES[name])
  }
  const search = next.toString()
  return search && `?${search}`
}

/** Targets of the outbox. */
export const reviewTarget = (providerId: number) => `provider:${providerId}`
export const reviewReplyTarget = (reviewId: number) => `review:${reviewId}`
