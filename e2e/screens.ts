// Every screen that a visitor can open, for the tests that look at all of them.
import type { Page } from '@playwright/test'
import { PASSWORD } from './people.ts'

export const publicScreens = [
  '/',
  '/services',
  '/contact',
  '/privacypolicy',
  '/outbox',
  '/home',
  '/home?q=mithai&district=Nowhere',
  '/home?open_now=1&verified=1&sort=rating',
  '/home?q=zzqxqzz&verified=1&min_rating=4',
  '/posts',
  '/posts?q=mithai',
  '/search',
  '/search?q=mithai',
  '/search?q=mithai&district=Gaya%2C+Bihar&category=9',
  '/postpage/1',
  '/market',
  '/market/bihar',
  '/market/bihar/gaya',
  '/market/bihar/gaya/sweets-bakery',
  '/market/sikkim',
  '/needs/new',
  '/needs/new?q=plumber&district=Gaya%2C+Bihar&step=place',
  '/report',
  '/grievance',
  '/appeal',
  '/logincustomer',
  '/loginprovider',
  '/loginadmin',
  '/signupcustomer',
  '/signupprovider',
  '/verify-otp',
  '/forgetpassword',
]

export const PROVIDER_SCREEN = '/providerprofile/:id'

/** Those that every-screen.spec.ts opens for a visitor. */
export const visitorScreens = [...publicScreens, '/no-such-page', PROVIDER_SCREEN]

/** The profile of the newest provider of the demo market. */
export const newestProviderPath = async (page: Page) => {
  const { providers } = (await (await page.request.get('/api/index/')).json()) as {
    providers: { id: number }[]
  }
  return `/providerprofile/${providers[0]?.id}`
}

/** Those that only a signed-in person of the demo market can open. */
export const signedInScreens = [
  { screen: '/profile-customer', role: 'customer', username: 'asha' },
  { screen: '/security', role: 'customer', username: 'asha' },
  { screen: '/privacy-data', role: 'customer', username: 'asha' },
  { screen: '/notification-settings', role: 'customer', username: 'asha' },
  { screen: '/blocked-providers', role: 'customer', username: 'asha' },
  { screen: '/offline-districts', role: 'customer', username: 'asha' },
  { screen: '/chats', role: 'customer', username: 'asha' },
  { screen: '/needs', role: 'customer', username: 'asha' },
  { screen: '/needs/:id', role: 'customer', username: 'asha' },
  {
    screen: '/needs/new?q=Two+kilos+of+laddu&district=Gaya%2C+Bihar&step=budget',
    role: 'customer',
    username: 'asha',
  },
  { screen: '/following', role: 'customer', username: 'asha' },
  { screen: '/saved', role: 'customer', username: 'asha' },
  { screen: '/orders', role: 'customer', username: 'asha' },
  { screen: '/orders/:id', role: 'customer', username: 'asha' },
  { screen: '/traderdashboard', role: 'provider', username: 'sharma_sweets' },
  { screen: '/traderdashboard/prices', role: 'provider', username: 'sharma_sweets' },
  { screen: '/traderdashboard/orders', role: 'provider', username: 'sharma_sweets' },
  { screen: '/orders/:id', role: 'provider', username: 'sharma_sweets' },
  { screen: '/traderdashboard/orders/settings', role: 'provider', username: 'sharma_sweets' },
  { screen: '/traderdashboard/hours', role: 'provider', username: 'sharma_sweets' },
  { screen: '/traderdashboard/poster', role: 'provider', username: 'sharma_sweets' },
  { screen: '/traderdashboard/figures', role: 'provider', username: 'sharma_sweets' },
  { screen: '/profile-provider', role: 'provider', username: 'sharma_sweets' },
  { screen: '/Postdashboard', role: 'provider', username: 'sharma_sweets' },
  { screen: '/createnewpost', role: 'provider', username: 'sharma_sweets' },
  { screen: '/viewolderpost', role: 'provider', username: 'sharma_sweets' },
  { screen: '/viewcomments', role: 'provider', username: 'sharma_sweets' },
  { screen: '/viewreviews', role: 'provider', username: 'sharma_sweets' },
  { screen: '/viewrequests', role: 'provider', username: 'sharma_sweets' },
  { screen: '/chatrequests', role: 'provider', username: 'sharma_sweets' },
  { screen: '/received-needs', role: 'provider', username: 'sharma_sweets' },
  { screen: '/received-needs/:id', role: 'provider', username: 'sharma_sweets' },
  { screen: '/received-needs/settings', role: 'provider', username: 'sharma_sweets' },
] as const

export const staffScreens = [
  '/admin',
  '/admin/cases',
  '/admin/appeals',
  '/admin/people',
  '/admin/content',
  '/admin/orders',
  '/admin/inbox',
  '/admin/announcements',
  '/admin/announcements/breach',
  '/admin/reference',
  '/admin/reference/1/words',
  '/admin/security',
  '/admin/audit',
  '/admin/second-factor',
]

type LoginReply = {
  access_token: string
  refresh_token: string
  user: { id: number; username: string; role: string }
}

type Credentials = { role: 'customer' | 'provider'; username: string }

/** Signs in without the login page, which has its own journeys. */
export const logInByApi = async (page: Page, { role, username }: Credentials) => {
  const { captcha_key: captcha_0 } = (await (await page.request.get('/api/get-captcha/')).json()) as {
    captcha_key: string
  }
  const answer = await page.request.post(`/api/${role}/login/`, {
    data: { identifier: username, password: PASSWORD, captcha_0, captcha_1: 'haat' },
  })
  const { user, ...tokens } = (await answer.json()) as LoginReply
  return { ...tokens, ...user }
}

export const bearer = ({ access_token }: { access_token: string }) => ({
  authorization: `Bearer ${access_token}`,
})

type ListReply = { results: { need_id?: number; order_id?: number }[] }
type SignedIn = { access_token: string; role: string }

/** With the id of the newest need or order of the account, where the screen is about one. */
export const pathFor = async (page: Page, screen: string, { access_token, role }: SignedIn) => {
  if (!screen.endsWith('/:id')) return screen
  const headers = { authorization: `Bearer ${access_token}` }
  const list =
    screen === '/orders/:id' && role === 'provider' ? '/received-orders/' : screen.replace(':id', '')
  const [newest] = ((await (await page.request.get(`/api${list}`, { headers })).json()) as ListReply).results
  return screen.replace(':id', String(newest?.need_id ?? newest?.order_id))
}

/** In a page of the site: signed in from the next one on. */
export const signInHere = async (page: Page, person: Credentials) => {
  const session = await logInByApi(page, person)
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) window.sessionStorage.setItem(key, String(value))
  }, session)
  return session
}

/** Signed in from the first page on. */
export const signInAs = async (page: Page, person: Credentials) => {
  const session = await logInByApi(page, person)
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) window.sessionStorage.setItem(key, String(value))
  }, session)
  return session
}
