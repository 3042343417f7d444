// The 23 namespaces of the specification: web/locales/{en,hi}/<name>.json, served at /locales/{lng}/{ns}.json.
export const NAMESPACES = [
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

export type Namespace = (typeof NAMESPACES)[number]

/** What the shell around every page says. Navbar also holds the texts that any page may need. */
export const SHELL_NAMESPACES: readonly Namespace[] = ['Navbar', 'Footer']

/** A page names its own in its route's `handle`. One that serves several routes looks its route up. */
export type PageHandle = { namespaces: readonly Namespace[] | ((routeId: string) => readonly Namespace[]) }

type Match = { id: string; handle: unknown }

const ownNamespaces = ({ id, handle }: Match) => {
  const { namespaces = [] } = (handle ?? {}) as Partial<PageHandle>
  return typeof namespaces === 'function' ? namespaces(id) : namespaces
}

export const namespacesOf = (matches: readonly Match[]): Namespace[] => [
  ...new Set([...SHELL_NAMESPACES, ...matches.flatMap(ownNamespaces)]),
]
