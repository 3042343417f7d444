// Which URLs are cached. Replies are an allow list, so a new endpoint is not cached by default.

export const CACHED_REPLIES: readonly string[] = [
  'blocks',
  'blogs',
  'category',
  'chats',
  'consents',
  'contacts',
  'countries',
  'customer-blocks',
  'districts',
  'feed',
  'following',
  'index',
  'items',
  'locations',
  'manage-customer-profile',
  'manage-provider-profile',
  'market',
  'marketplace',
  'my-reviews',
  'need-settings',
  'needs',
  'notification-settings',
  'notifications',
  'order-settings',
  'orders',
  'own-followers',
  'provider-hours',
  'provider-profile',
  'provider-dashboard',
  'provider-stats',
  'providers',
  'received-needs',
  'received-orders',
  'saved',
  'search',
  'states',
  'view_comments',
  'view_reviews',
  'viewoldpost',
]

// A district is saved by its page, and what a block hides in it must be current.
const DOWNLOAD = /\/csv\/$|\/offline\.json$|\/hidden-businesses\/$/

/** The messages after a given one: a cached copy would hide newer ones. */
const isCatchUp = (search: string) => new URLSearchParams(search).has('after')

export const isCacheableReply = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  pathname.startsWith('/api/') &&
  CACHED_REPLIES.includes(pathname.split('/')[2] ?? '') &&
  !DOWNLOAD.test(pathname) &&
  !isCatchUp(search)

export const OFFLINE = '/offline'

export const PRECACHED_PAGES: readonly string[] = [OFFLINE, '/offline-districts', '/waiting']

export const isPrecachedPage = (path: string) => PRECACHED_PAGES.includes(path)

const UNCACHED_PAGE =
  /^\/(?:admin|api|login\w+|signup\w+|verify-otp|forgetpassword|security|report|appeal|grievance|outbox|styleguide)(?:\/|$)/

export const isCacheablePage = (path: string) =>
  !UNCACHED_PAGE.test(path) && !isPrecachedPage(path) && !path.includes('.')

export const pageOfData = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => {
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/(?:\/_)?\.data$/, '')
  const query = new URLSearchParams(search)
  // The routes whose data is requested.
  query.delete('_routes')
  return query.size === 0 ? path : `${path}?${query}`
}

const TRACKING = /^(?:utm_\w+|fbclid|gclid|lng)$/

/** Without tracking parameters and language: one copy per page. */
export const cacheKey = (href: string) => {
  const url = new URL(href)
  for (const name of new URL(href).searchParams.keys()) if (TRACKING.test(name)) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
