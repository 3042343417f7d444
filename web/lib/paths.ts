/** Omits empty values. */
export const toQuery = (values: Record<string, string | number | false | undefined>) => {
  const pairs = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
}

export type SearchParams = {
  q?: string
  type?: string
  district?: string
  category?: string
  sort?: string
  open_now?: '1'
  kind?: string
}

export type NewNeedParams = {
  /** What was searched. */
  q?: string
  /** 'Gaya, Bihar'. */
  district?: string
  /** An id. */
  category?: string
  step?: string | undefined
}

export const paths = {
  home: () => '/',
  providerResults: (params: SearchParams = {}) => `/home${toQuery(params)}`,
  posts: (params: SearchParams = {}) => `/posts${toQuery(params)}`,
  post: (id: number) => `/postpage/${id}`,
  search: (params: SearchParams = {}) => `/search${toQuery(params)}`,
  market: (...slugs: string[]) => ['/market', ...slugs].join('/'),
  providerProfile: (id: number) => `/providerprofile/${id}`,
  providerPosts: (id: number) => `/providerprofile/${id}#posts`,
  loginCustomer: () => '/logincustomer',
  loginProvider: () => '/loginprovider',
  loginAdmin: () => '/loginadmin',
  signupCustomer: () => '/signupcustomer',
  signupProvider: () => '/signupprovider',
  verifyCode: () => '/verify-otp',
  forgotPassword: () => '/forgetpassword',
  customerProfile: () => '/profile-customer',
  loginSecurity: () => '/security',
  privacyData: () => '/privacy-data',
  notificationSettings: () => '/notification-settings',
  blockedProviders: () => '/blocked-providers',
  customerChats: () => '/chats',
  needs: () => '/needs',
  newNeed: (params: NewNeedParams = {}) => `/needs/new${toQuery(params)}`,
  need: (id: number) => `/needs/${id}`,
  following: () => '/following',
  saved: () => '/saved',
  waiting: () => '/waiting',
  orders: (params: { status?: string } = {}) => `/orders${toQuery(params)}`,
  order: (id: number) => `/orders/${id}`,
  offline: () => '/offline',
  offlineDistricts: () => '/offline-districts',
  ownProviderProfile: () => '/profile-provider',
  dashboard: () => '/traderdashboard',
  receivedNeeds: (params: { answered?: '1' } = {}) => `/received-needs${toQuery(params)}`,
  receivedNeed: (id: number) => `/received-needs/${id}`,
  needSettings: () => '/received-needs/settings',
  ownPriceList: () => '/traderdashboard/prices',
  openingHours: () => '/traderdashboard/hours',
  figures: (params: { days?: string; figure?: string } = {}) => `/traderdashboard/figures${toQuery(params)}`,
  poster: (params: { paper?: string; words?: string } = {}) => `/traderdashboard/poster${toQuery(params)}`,
  receivedOrders: (params: { status?: string } = {}) => `/traderdashboard/orders${toQuery(params)}`,
  orderSettings: () => '/traderdashboard/orders/settings',
  postDashboard: () => '/Postdashboard',
  newPost: () => '/createnewpost',
  olderPosts: () => '/viewolderpost',
  editPost: (id: number) => `/viewolderpost/${id}/edit`,
  comments: () => '/viewcomments',
  reviews: (params: { unanswered?: '1' } = {}) => `/viewreviews${toQuery(params)}`,
  requests: () => '/viewrequests',
  chatRequests: () => '/chatrequests',
  // User input.
  report: (code: string) => `/report/${encodeURIComponent(code)}`,
  grievance: (code = '') => (code ? `/grievance/${encodeURIComponent(code)}` : '/grievance'),
  appeal: (code: string) => `/appeal/${encodeURIComponent(code)}`,
  services: () => '/services',
  contact: () => '/contact',
  privacy: () => '/privacypolicy',
  outbox: () => '/outbox',
  styleguide: () => '/styleguide',
} as const
