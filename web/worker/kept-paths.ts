// Which addresses are kept on a phone. Lists of what is kept, not of what isn't: what is new is not kept until somebody says so.

/** First parts of the addresses below /api. */
export const KEPT_REPLIES: readonly string[] = [
  'blocks',
  'blogs',
  'category',
  'chats',
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
  'notification-settings',
  'notifications',
  'own-followers',
  'provider-hours',
  'provider-profile',
  'provider-dashboard',
  'provider-stats',
  'providers',
  'saved',
  'search',
  'states',
  'view_comments',
  'view_reviews',
  'viewoldpost',
]

// Lists to be saved as a file.
const DOWNLOAD = /\/csv\/$/

/** A copy of what came after a message would hide what came since. */
const isOfWhatCame = (search: string) => new URLSearchParams(search).has('after')

export const isKeptReply = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  pathname.startsWith('/api/') &&
  KEPT_REPLIES.includes(pathname.split('/')[2] ?? '') &&
  !DOWNLOAD.test(pathname) &&
  !isOfWhatCame(search)

export const OFFLINE = '/offline'

/** There from the beginning, in both languages: what is shown without a page, and what waits to be sent. */
export const PRECACHED_PAGES: readonly string[] = [OFFLINE, '/waiting']

export const isPrecachedPage = (path: string) => PRECACHED_PAGES.includes(path)

const UNKEPT_PAGE =
  /^\/(?:admin|api|login\w+|signup\w+|verify-otp|forgetpassword|security|report|appeal|outbox|styleguide)(?:\/|$)/

// An address with a dot names a file.
export const isKeptPage = (path: string) =>
  !UNKEPT_PAGE.test(path) && !isPrecachedPage(path) && !path.includes('.')

/** The address of the page that a request for its data belongs to. */
export const pageOfData = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => {
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/(?:\/_)?\.data$/, '')
  const query = new URLSearchParams(search)
  // Which parts of the page are wanted.
  query.delete('_routes')
  return query.size === 0 ? path : `${path}?${query}`
}

const TRACKING = /^(?:utm_\w+|fbclid|gclid|lng)$/

/** A page is one page, whoever links to it and in whichever language it was read. */
export const keptAddress = (address: string) => {
  const url = new URL(address)
  for (const name of new URL(address).searchParams.keys())
    if (TRACKING.test(name)) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
