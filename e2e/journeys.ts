// Which journey runs where. Each runs whole in one combination of width and language, and smoke.spec.ts opens its first screens in
// the others; they take turns, so that every combination is used. What differs by width or language runs whole in more than one.
// JOURNEYS=all (`npm run test:all`) runs each whole in all of them.
// The files of a combination run in the order of their names. search-* reads lists of what is new, and compares them: no journey that
// publishes a post or signs a shop up runs right before or after it.
import { SHOP_SCREEN } from './screens.ts'

export const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 860 } }
export const languages = { en: 'en-IN', hi: 'hi-IN' }

export const combinations = ['phone-en', 'phone-hi', 'desktop-en', 'desktop-hi'] as const
export type Combination = (typeof combinations)[number]

const isFullMatrix = process.env.JOURNEYS === 'all'

/** Tags of a test that is the same everywhere, in a journey that runs whole in more than one combination: the others leave it out. */
export const onlyIn = (combination: Combination) =>
  isFullMatrix ? [] : combinations.filter((each) => each !== combination).map((each) => `@${each}`)

type Journey = {
  whole: readonly Combination[]
  /** The combinations of the full matrix; all four when it is missing. */
  all?: readonly Combination[]
  /** The screens that its smoke opens. */
  opens: readonly string[]
}

export const journeys: Record<string, Journey> = {
  // Every screen in both languages, at both widths.
  'every-screen': { whole: ['phone-hi', 'desktop-en'], opens: [] },
  // A menu on a phone, a bar on a wide screen.
  'page-links': { whole: ['phone-en', 'desktop-hi'], opens: [] },
  // Cards on a phone, a table on a wide screen.
  requests: { whole: ['phone-hi', 'desktop-en'], opens: [] },
  // Bytes are the same everywhere.
  weight: { whole: ['phone-en'], all: ['phone-en'], opens: [] },
  // Read by programs, which have no width; it reads both languages itself.
  'shared-links': { whole: ['desktop-en'], all: ['desktop-en'], opens: [] },

  accounts: { whole: ['phone-en'], opens: ['/logincustomer', '/signupcustomer', '/forgetpassword'] },
  contact: { whole: ['desktop-en'], opens: ['/contact'] },
  // Where there is a keyboard.
  'admin-fifty-reports': { whole: ['desktop-en'], all: ['desktop-en', 'desktop-hi'], opens: ['/loginadmin'] },
  'admin-people': { whole: ['desktop-hi'], opens: ['/admin/people', '/admin/content'] },
  'admin-report-to-appeal': { whole: ['phone-hi'], opens: ['/admin/cases', '/admin/appeals'] },
  'admin-second-factor': { whole: ['desktop-hi'], opens: ['/admin/second-factor'] },
  'admin-site': { whole: ['phone-en'], opens: ['/admin', '/admin/inbox', '/admin/reference'] },
  'data-saver': { whole: ['phone-hi'], opens: [] },
  // The texts of the specification, in English.
  'failed-writes': { whole: ['phone-en'], opens: [] },
  following: { whole: ['phone-hi'], opens: ['/following', '/saved'] },
  figures: { whole: ['phone-hi'], opens: ['/traderdashboard/figures'] },
  hours: { whole: ['phone-en'], opens: ['/traderdashboard/hours'] },
  landing: { whole: ['desktop-hi'], opens: ['/'] },
  'lost-files': { whole: ['phone-en'], opens: [] },
  live: { whole: ['phone-hi'], opens: ['/chats', '/chatrequests'] },
  // The same tiles at every width, in every language.
  map: { whole: ['phone-hi'], all: ['phone-hi'], opens: [] },
  market: { whole: ['phone-en'], opens: ['/market', '/market/bihar/gaya'] },
  'no-script': { whole: ['phone-hi'], opens: ['/privacypolicy'] },
  'offline-accounts': { whole: ['phone-hi'], opens: [] },
  'offline-sync': { whole: ['desktop-en'], opens: [] },
  'offline-tabs': { whole: ['phone-en'], opens: [] },
  'offline-chat': { whole: ['desktop-en'], opens: [] },
  'offline-app': { whole: ['phone-hi'], opens: [] },
  'offline-leaving': { whole: ['desktop-en'], opens: [] },
  'offline-posts': { whole: ['phone-hi'], opens: [] },
  'offline-profile': { whole: ['phone-hi'], opens: [] },
  'offline-writing': { whole: ['desktop-en'], opens: ['/waiting'] },
  offers: { whole: ['desktop-en'], opens: ['/posts?kind=offer', '/posts?kind=event'] },
  pictures: { whole: ['phone-hi'], opens: [] },
  'offline-reading': { whole: ['phone-hi'], opens: ['/offline'] },
  'posts-author': { whole: ['phone-en'], opens: ['/createnewpost', '/viewolderpost'] },
  'posts-reader': { whole: ['desktop-hi'], opens: ['/postpage/1', '/viewcomments'] },
  // Begins in the language of the page.
  poster: { whole: ['phone-hi', 'desktop-en'], opens: ['/traderdashboard/poster'] },
  'price-list': { whole: ['desktop-en'], opens: ['/traderdashboard/prices'] },
  'provider-signup': { whole: ['phone-en'], opens: ['/signupprovider', '/traderdashboard'] },
  reviews: { whole: ['desktop-hi'], opens: ['/viewreviews', '/profile-customer'] },
  'search-bar': { whole: ['desktop-en'], opens: ['/home'] },
  'search-filters': { whole: ['phone-hi'], opens: ['/home?verified=1&sort=newest'] },
  'search-pages': { whole: ['phone-hi'], opens: ['/posts', '/search?q=mithai'] },
  'second-factor': { whole: ['phone-hi'], opens: [] },
  share: { whole: ['phone-en', 'desktop-hi'], opens: [] },
  shell: { whole: ['phone-hi'], opens: ['/services', '/no-such-page'] },
  push: { whole: ['phone-hi'], opens: ['/notification-settings'] },
  'provider-profile': { whole: ['phone-en'], opens: [SHOP_SCREEN, '/profile-provider'] },
  'trust-own': { whole: ['desktop-hi'], opens: ['/viewrequests', '/blocked-providers'] },
  'trust-public': { whole: ['desktop-en'], opens: ['/report', '/appeal'] },
}
