// Which journey runs where. Each runs whole in one combination of width and language, and smoke.spec.ts opens its first screens in
// the others; they take turns, so that every combination is used. What differs by width or language runs whole in more than one.
// JOURNEYS=all (`npm run test:all`) runs each whole in all of them.
// The files of a combination run in the order of their names. search-* reads lists of what is new, and compares them: no journey that
// publishes a post or signs a shop up runs right before or after it.
import { A_SHOP } from './screens.ts'

export const widths = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 860 } }
export const languages = { en: 'en-IN', hi: 'hi-IN' }

export const combinations = ['phone-en', 'phone-hi', 'desk-en', 'desk-hi'] as const
export type Combination = (typeof combinations)[number]

type Journey = {
  whole: readonly Combination[]
  /** Of the full matrix; all four unless said. */
  all?: readonly Combination[]
  /** The screens that its smoke opens. */
  opens: readonly string[]
}

export const journeys: Record<string, Journey> = {
  // Every screen in both languages, at both widths.
  'every-screen': { whole: ['phone-hi', 'desk-en'], opens: [] },
  // A menu on a phone, a bar on a wide screen.
  'page-links': { whole: ['phone-en', 'desk-hi'], opens: [] },
  // Cards on a phone, a table on a wide screen.
  requests: { whole: ['phone-hi', 'desk-en'], opens: [] },
  // Bytes are the same everywhere.
  weight: { whole: ['phone-en'], all: ['phone-en'], opens: [] },

  accounts: { whole: ['phone-en'], opens: ['/logincustomer', '/signupcustomer', '/forgetpassword'] },
  contact: { whole: ['desk-en'], opens: ['/contact'] },
  // Where there is a keyboard.
  'desk-fifty': { whole: ['desk-en'], all: ['desk-en', 'desk-hi'], opens: ['/loginadmin'] },
  'desk-people': { whole: ['desk-hi'], opens: ['/admin/people', '/admin/content'] },
  'desk-report-to-appeal': { whole: ['phone-hi'], opens: ['/admin/cases', '/admin/appeals'] },
  'desk-second-factor': { whole: ['desk-hi'], opens: ['/admin/second-factor'] },
  'desk-site': { whole: ['phone-en'], opens: ['/admin', '/admin/inbox', '/admin/reference'] },
  landing: { whole: ['desk-hi'], opens: ['/'] },
  live: { whole: ['phone-hi'], opens: ['/chats', '/chatrequests'] },
  'no-script': { whole: ['phone-hi'], opens: ['/privacypolicy'] },
  'posts-author': { whole: ['phone-en'], opens: ['/createnewpost', '/viewolderpost'] },
  'posts-reader': { whole: ['desk-hi'], opens: ['/postpage/1', '/viewcomments'] },
  'provider-signup': { whole: ['phone-en'], opens: ['/signupprovider', '/traderdashboard'] },
  'search-bar': { whole: ['desk-en'], opens: ['/home'] },
  'search-pages': { whole: ['phone-hi'], opens: ['/posts', '/search?q=mithai'] },
  shell: { whole: ['phone-hi'], opens: ['/services', '/no-such-page'] },
  'shop-window': { whole: ['phone-en'], opens: [A_SHOP, '/profile-provider'] },
  'trust-own': { whole: ['desk-hi'], opens: ['/viewrequests', '/blocked-providers'] },
  'trust-public': { whole: ['desk-en'], opens: ['/report', '/appeal'] },
}
