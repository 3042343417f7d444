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

/** A page names its own in its route's `handle`. */
export type PageHandle = { namespaces: readonly Namespace[] }

export const namespacesOf = (handles: readonly unknown[]): Namespace[] => [
  ...new Set([...SHELL_NAMESPACES, ...handles.flatMap((handle) => (handle as PageHandle | undefined)?.namespaces ?? [])]),
]
