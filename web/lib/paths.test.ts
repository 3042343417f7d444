import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routeTable from '../app/routes.ts'
import { paths, type SearchParams } from './paths.ts'

// The route table of the specification.
const SPECIFIED = [
  '/',
  '/home',
  '/posts',
  '/postpage/{id}',
  '/logincustomer',
  '/loginprovider',
  '/loginadmin',
  '/signupcustomer',
  '/signupprovider',
  '/services',
  '/contact',
  '/providerprofile/{id}',
  '/traderdashboard',
  '/createnewpost',
  '/viewolderpost',
  '/viewcomments',
  '/viewrequests',
  '/profile-provider',
  '/profile-customer',
  '/blocked-providers',
  '/verify-otp',
  '/forgetpassword',
  '/privacypolicy',
  '/chatrequests',
  '/Postdashboard',
  '/search',
]

const ID = 42
const built = Object.fromEntries(
  Object.entries(paths).map(([name, build]) => [name, (build as (id: number) => string)(ID)]),
)

const toRoute = ({ path, index, children, id }: RouteConfigEntry): RouteObject =>
  index
    ? { id: id ?? 'index', index }
    : { ...(id && { id }), ...(path && { path }), children: (children ?? []).map(toRoute) }
const routes = routeTable.map(toRoute)
const routeOf = (path: string) => matchRoutes(routes, path.replace(/#.*/, ''))?.at(-1)?.route

test('builds every path of the site', () => {
  expect(built).toMatchInlineSnapshot(`
    {
      "appeal": "/appeal/42",
      "blockedProviders": "/blocked-providers",
      "chatRequests": "/chatrequests",
      "comments": "/viewcomments",
      "contact": "/contact",
      "customerChats": "/chats",
      "customerProfile": "/profile-customer",
      "dashboard": "/traderdashboard",
      "editPost": "/viewolderpost/42/edit",
      "figures": "/traderdashboard/figures",
      "following": "/following",
      "forgotPassword": "/forgetpassword",
      "grievance": "/grievance/42",
      "home": "/",
      "loginAdmin": "/loginadmin",
      "loginCustomer": "/logincustomer",
      "loginProvider": "/loginprovider",
      "loginSecurity": "/security",
      "market": "/market/42",
      "need": "/needs/42",
      "needSettings": "/received-needs/settings",
      "needs": "/needs",
      "newNeed": "/needs/new",
      "newPost": "/createnewpost",
      "notificationSettings": "/notification-settings",
      "offline": "/offline",
      "offlineDistricts": "/offline-districts",
      "olderPosts": "/viewolderpost",
      "openingHours": "/traderdashboard/hours",
      "order": "/orders/42",
      "orderSettings": "/traderdashboard/orders/settings",
      "orders": "/orders",
      "outbox": "/outbox",
      "ownPriceList": "/traderdashboard/prices",
      "ownProviderProfile": "/profile-provider",
      "post": "/postpage/42",
      "postDashboard": "/Postdashboard",
      "poster": "/traderdashboard/poster",
      "posts": "/posts",
      "privacy": "/privacypolicy",
      "privacyData": "/privacy-data",
      "providerPosts": "/providerprofile/42#posts",
      "providerProfile": "/providerprofile/42",
      "providerResults": "/home",
      "receivedNeed": "/received-needs/42",
      "receivedNeeds": "/received-needs",
      "receivedOrders": "/traderdashboard/orders",
      "report": "/report/42",
      "requests": "/viewrequests",
      "reviews": "/viewreviews",
      "saved": "/saved",
      "search": "/search",
      "services": "/services",
      "signupCustomer": "/signupcustomer",
      "signupProvider": "/signupprovider",
      "styleguide": "/styleguide",
      "verifyCode": "/verify-otp",
      "waiting": "/waiting",
    }
  `)
})

test('writes search parameters into the query string and omits empty ones', () => {
  const words: SearchParams = { q: 'चाय', district: 'Gaya, Bihar', category: '' }
  expect(paths.search(words)).toBe('/search?q=%E0%A4%9A%E0%A4%BE%E0%A4%AF&district=Gaya%2C+Bihar')
  expect(paths.providerResults({ category: '7' })).toBe('/home?category=7')
  expect(paths.posts()).toBe('/posts')
  expect(paths.posts({ kind: 'offer', district: '' })).toBe('/posts?kind=offer')
})

test.each(Object.entries(built))('%s leads to a page', (_name, path) => {
  expect(routeOf(path)).toBeDefined()
  expect(routeOf(path)?.path).not.toBe('*')
})

test.each(SPECIFIED)('%s of the specification is built by a name', (path) => {
  expect(Object.values(built)).toContain(path.replace('{id}', String(ID)))
})

test('encodes a typed code as one path segment', () => {
  const typed = 'क\r\n/..?#'
  expect(paths.report(typed)).toBe('/report/%E0%A4%95%0D%0A%2F..%3F%23')
  expect(matchRoutes(routes, paths.appeal(typed))?.at(-1)?.params).toEqual({ code: typed })
})
