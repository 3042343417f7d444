// Which journey runs where. `npm test` runs each in one combination of width and language, in turns, so that every combination is used.
// JOURNEYS=all (`npm run test:all`) runs each in all of them.
// The files of a combination run in the order of their names. search-* reads lists of what is new, and compares them: no journey that
// publishes a post or signs a provider up runs right before or after it.

export const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 860 } }
export const languages = { en: 'en-IN', hi: 'hi-IN' }

export const combinations = ['phone-en', 'phone-hi', 'desktop-en', 'desktop-hi'] as const
export type Combination = (typeof combinations)[number]

const isFullMatrix = process.env.JOURNEYS === 'all'

/** Tags of a test that `npm test` runs in one combination, in a journey that has more than one: the others leave it out. */
export const onlyIn = (combination: Combination) =>
  isFullMatrix ? [] : combinations.filter((each) => each !== combination).map((each) => `@${each}`)

type Journey = {
  /** More than one only where each of its tests names its own (onlyIn), or measures each of them. */
  once: readonly Combination[]
  /** The combinations of the full matrix; all four when it is missing. */
  all?: readonly Combination[]
}

export const journeys: Record<string, Journey> = {
  // Its screens take turns.
  'every-screen': { once: combinations },
  'page-links': { once: ['phone-en'] },
  requests: { once: ['phone-hi'] },
  // Bytes are the same everywhere.
  weight: { once: ['phone-en'], all: ['phone-en'] },
  // Read by programs, which have no width; it reads both languages itself.
  'shared-links': { once: ['desktop-en'], all: ['desktop-en'] },

  accounts: { once: ['phone-en'] },
  'privacy-data': { once: ['phone-hi', 'desktop-en'] },
  contact: { once: ['desktop-en'] },
  grievances: { once: ['phone-hi', 'desktop-en'] },
  // Where there is a keyboard.
  'admin-fifty-reports': { once: ['desktop-en'], all: ['desktop-en', 'desktop-hi'] },
  'admin-people': { once: ['desktop-hi'] },
  'admin-report-to-appeal': { once: ['phone-hi'] },
  'admin-second-factor': { once: ['desktop-hi'] },
  'admin-site': { once: ['phone-en'] },
  'data-saver': { once: ['phone-hi'] },
  following: { once: ['phone-hi'] },
  'failed-writes': { once: ['phone-en'] },
  // The goals are those of a phone. Texts are longer in Hindi.
  'first-screen-search': { once: ['phone-hi'], all: ['phone-en', 'phone-hi'] },
  'first-screen': { once: ['phone-hi'], all: ['phone-en', 'phone-hi'] },
  'first-screen-owner': { once: ['phone-hi'], all: ['phone-en', 'phone-hi'] },
  analytics: { once: ['phone-hi'] },
  hours: { once: ['phone-en'] },
  landing: { once: ['desktop-hi'] },
  'lost-files': { once: ['phone-en'] },
  live: { once: ['phone-hi'] },
  // The same tiles at every width, in every language.
  map: { once: ['phone-hi'], all: ['phone-hi'] },
  market: { once: ['phone-en'] },
  'no-script': { once: ['phone-hi'] },
  needs: { once: ['phone-hi'] },
  'needs-killed': { once: ['phone-hi'] },
  'offline-accounts': { once: ['phone-hi'] },
  'offline-sync': { once: ['desktop-en'] },
  'offline-tabs': { once: ['phone-en'] },
  'offline-chat': { once: ['desktop-en'] },
  'offline-district-search': { once: ['phone-hi'] },
  'offline-districts': { once: ['phone-hi'] },
  'offline-app': { once: ['phone-hi'] },
  'offline-leaving': { once: ['desktop-en'] },
  'offline-posts': { once: ['phone-hi'] },
  'offline-profile': { once: ['phone-hi'] },
  'offline-writing': { once: ['desktop-en'] },
  offers: { once: ['desktop-en'] },
  orders: { once: ['phone-hi'] },
  pictures: { once: ['phone-hi'] },
  'offline-reading': { once: ['phone-hi'] },
  'posts-author': { once: ['phone-en'] },
  'posts-reader': { once: ['desktop-hi'] },
  poster: { once: ['desktop-en'] },
  'price-list': { once: ['desktop-en'] },
  'provider-signup': { once: ['phone-en'] },
  reviews: { once: ['desktop-hi'] },
  'search-bar': { once: ['desktop-en'] },
  'search-filters': { once: ['phone-hi'] },
  'search-pages': { once: ['phone-hi'] },
  'search-text': { once: ['phone-en'] },
  share: { once: ['phone-en', 'desktop-hi'] },
  'second-factor': { once: ['phone-hi'] },
  shell: { once: ['phone-hi'] },
  push: { once: ['phone-hi'] },
  'provider-profile': { once: ['phone-en'] },
  'reported-message': { once: ['phone-hi', 'desktop-en'] },
  'voice-leaving': { once: ['phone-hi', 'desktop-en'] },
  'voice-search': { once: ['phone-hi', 'desktop-en'] },
  voice: { once: ['phone-hi', 'desktop-en'] },
  'trust-own': { once: ['desktop-hi'] },
  'trust-public': { once: ['desktop-en'] },
}
