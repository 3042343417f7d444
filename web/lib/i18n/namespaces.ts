// The namespaces: web/locales/{en,hi}/<name>.json, served at /locales/{lng}/{ns}.json.

/** The 23 of the specification. */
export const SPECIFIED_NAMESPACES = [
  'Navbar',
  'Footer',
  'Home',
  'Posts',
  'Postpage',
  'LoginCustomer',
  'LoginProvider',
  'LoginAdmin',
  'SignUpCustomer',
  'SignUpProvider',
  'Services',
  'Contact',
  'ProviderProfile',
  'Traderdashboard',
  'CreateNewPost',
  'ViewOlderPost',
  'ViewComments',
  'ViewRequests',
  'ProfileProvider',
  'CustomerProfile',
  'Index',
  'PrivacyPolicy',
  'ConsentForm',
] as const

const ADMIN_NAMESPACES = ['Admin', 'AdminPeople', 'AdminSite'] as const

const ADDED_NAMESPACES = [
  'LoginSecurity',
  'Hours',
  'PriceList',
  'Orders',
  'Reviews',
  'Following',
  'Push',
  'Figures',
  'Market',
  'Trades',
  'Waiting',
  'Offline',
  'OfflineDistricts',
  'Needs',
  'Grievance',
  'PrivacyData',
  'Voice',
] as const

export const NAMESPACES = [...SPECIFIED_NAMESPACES, ...ADMIN_NAMESPACES, ...ADDED_NAMESPACES] as const

export type Namespace = (typeof NAMESPACES)[number]

/** For the shell. Navbar also has the texts that any page may need. */
const SHELL_NAMESPACES: readonly Namespace[] = ['Navbar', 'Footer']

export type PageHandle = { namespaces: readonly Namespace[] }

const ownNamespaces = (handle: unknown) => ((handle ?? {}) as Partial<PageHandle>).namespaces ?? []

export const namespacesOf = (matches: readonly { handle: unknown }[]): Namespace[] => [
  ...new Set([...SHELL_NAMESPACES, ...matches.flatMap(({ handle }) => ownNamespaces(handle))]),
]
