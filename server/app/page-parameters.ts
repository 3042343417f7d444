// The query parameters that each page reads, by the first segment of its path. A page is rendered from these alone and cached under
// them, in this order. tools/architecture/page-parameters.test.ts compares the table with the sources of the pages.
import { LANGUAGE_PARAMETER } from '../../contract/language.ts'

const SEARCH = ['q', 'district', 'category', 'sort', 'open_now', 'verified', 'min_rating', 'shown', 'after']
const ADMIN = [
  'kind',
  'q',
  'status',
  'standing',
  'verified',
  'visibility',
  'account',
  'staff',
  'mine',
  'open',
  'word',
  'add',
]

export const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  home: SEARCH,
  posts: ['kind', ...SEARCH],
  search: ['type', ...SEARCH],
  market: ['cursor'],
  postpage: ['after'],
  providerprofile: ['page', 'stars', 'sort', 'reviews_after', 'reviews', 'review'],
  orders: ['status'],
  needs: ['q', 'district', 'category', 'step'],
  chats: ['chat'],
  chatrequests: ['chat'],
  traderdashboard: ['days', 'figure', 'paper', 'status', 'words'],
  viewreviews: ['unanswered'],
  'received-needs': ['answered'],
  viewrequests: ['page', 'up_to'],
  report: ['code'],
  appeal: ['code'],
  grievance: ['code'],
  contact: ['subject'],
  admin: ADMIN,
  // Used by the router to discover routes.
  __manifest: ['paths', 'version'],
}

const DATA_PARAMETERS = ['_routes']

const parametersOf = (pathname: string) => {
  const page = pathname.replace(/\.data$/, '')
  const [, first = ''] = page.split('/')
  const own = Object.hasOwn(PAGE_PARAMETERS, first) ? (PAGE_PARAMETERS[first] ?? []) : []
  return [...own, LANGUAGE_PARAMETER, ...(page === pathname ? [] : DATA_PARAMETERS)]
}

/** The first of repeated parameters counts. */
export const withReadParameters = (url: URL) => {
  if (url.search === '') return url
  const plain = new URL(url)
  plain.search = ''
  for (const name of parametersOf(url.pathname)) {
    const value = url.searchParams.get(name)
    if (value !== null) plain.searchParams.set(name, value)
  }
  return plain
}

/** A redirect preserves the other parameters, such as the source of a visit. */
export const withOtherParameters = (location: string, { searchParams }: URL, rendered: URL) => {
  const others = new URLSearchParams([...searchParams].filter(([name]) => !rendered.searchParams.has(name)))
  return others.size === 0 ? location : `${location}${location.includes('?') ? '&' : '?'}${others.toString()}`
}
