// Not in lib/paths.ts, which every visitor loads.
export const adminPaths = {
  overview: () => '/admin',
  secondFactor: () => '/admin/second-factor',
  cases: () => '/admin/cases',
  case: (id: number) => `/admin/cases/${id}`,
  appeals: () => '/admin/appeals',
  audit: () => '/admin/audit',
  people: () => '/admin/people',
  person: (id: number) => `/admin/people/${id}`,
  content: () => '/admin/content',
  orders: () => '/admin/orders',
  inbox: () => '/admin/inbox',
  message: (id: number) => `/admin/inbox/${id}`,
  announcements: () => '/admin/announcements',
  reference: () => '/admin/reference',
  categoryWords: (id: number) => `/admin/reference/${id}/words`,
} as const
