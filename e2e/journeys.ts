// Which journey runs where: each in one combination of width and language, in turns, so that every combination is used.
// JOURNEYS=test (`npm test`) runs those that are not left to CI, JOURNEYS=ci (`npm run test:ci`) the others, and
// JOURNEYS=all (`npm run test:all`) each in all combinations.
// The files of a combination run in the order of their names. search-* reads lists of what is new, and compares them: no journey that
// publishes a post or signs a provider up runs right before or after it.

export const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 860 } }
export const languages = { en: 'en-IN', hi: 'hi-IN' }

export const combinations = ['phone-en', 'phone-hi', 'desktop-en', 'desktop-hi'] as const
export type Combination = (typeof combinations)[number]

const selection = process.env.JOURNEYS
const isFullMatrix = selection === 'all'

/** Tags of a test that runs in one combination only, in a journey that has more than one: the others leave it out. */
export const onlyIn = (combination: Combination) =>
  isFullMatrix ? [] : combinations.filter((each) => each !== combination).map((each) => `@${each}`)

type Journey = {
  /** More than one only where each of its tests names its own (onlyIn), or measures each of them. */
  once: readonly Combination[]
  /** The combinations of the full matrix; all four when it is missing. */
  all?: readonly Combination[]
  /** `npm test` leaves it to CI. */
  isForCi?: true
}

export const journeys: Record<string, Journey> = {
  // Its screens take turns.
  'every-screen': { once: combinations },
  'page-links': { once: ['phone-en'], isForCi: true },
  requests: { once: ['phone-hi'] },
  // Bytes are the same everywhere.
  weight: { once: ['phone-en'], all: ['phone-en'], isForCi: true },
  // Read by programs, which have no width; it reads both languages itself.
  'shared-links': { once: ['desktop-en'], all: ['desktop-en'], isForCi: true },

  accounts: { once: ['phone-en'] },
  'privacy-data': { once: ['phone-hi', 'desktop-en'] },
  contact: { once: ['desktop-en'] },
  grievances: { once: ['phone-hi', 'desktop-en'] },
  // Where there is a keyboard.
  'admin-fifty-reports': { once: ['desktop-en'], all: ['desktop-en', 'desktop-hi'], isForCi: true },
  'admin-people': { once: ['desktop-hi'], isForCi: true },
  'admin-report-to-appeal': { once: ['phone-hi'] },
  'admin-second-factor': { once: ['desktop-hi'], isForCi: true },
  'admin-site': { once: ['phone-en'], isForCi: true },
  'data-saver': { once: ['phone-hi'], isForCi: true },
  following: { once: ['phone-hi'] },
  'failed-writes': { once: ['phone-en'], isForCi: true },
  // The goals are those of a phone. Texts are longer in Hindi.
  'first-screen-search': { once: ['phone-hi'], all: ['phone-en', 'phone-hi'], isForCi: true },
  'first-screen': { once: ['phone-hi'], all: ['phone-en', 'phone-hi'], isForCi: true },
  'first-screen-owner': { once: ['phone-hi'], all: ['phone-en', 'phone-hi'], isForCi: true },
  analytics: { once: ['phone-hi'] },
  hours: { once: ['phone-en'], isForCi: true },
  landing: { once: ['desktop-hi'] },
  'lost-files': { once: ['phone-en'], isForCi: true },
  live: { once: ['phone-hi'] },
  // The same tiles at every width, in every language.
  map: { once: ['phone-hi'], all: ['phone-hi'], isForCi: true },
  market: { once: ['phone-en'] },
  'no-script': { once: ['phone-hi'] },
  needs: { once: ['phone-hi'] },
  'needs-killed': { once: ['phone-hi'], isForCi: true },
  'offline-accounts': { once: ['phone-hi'], isForCi: true },
  'offline-sync': { once: ['desktop-en'], isForCi: true },
  'offline-tabs': { once: ['phone-en'], isForCi: true },
  'offline-chat': { once: ['desktop-en'], isForCi: true },
  'offline-district-search': { once: ['phone-hi'], isForCi: true },
  'offline-districts': { once: ['phone-hi'], isForCi: true },
  'offline-app': { once: ['phone-hi'], isForCi: true },
  'offline-leaving': { once: ['desktop-en'], isForCi: true },
  'offline-posts': { once: ['phone-hi'], isForCi: true },
  'offline-profile': { once: ['phone-hi'], isForCi: true },
  'offline-writing': { once: ['desktop-en'] },
  offers: { once: ['desktop-en'], isForCi: true },
  orders: { once: ['phone-hi'] },
  pictures: { once: ['phone-hi'], isForCi: true },
  'offline-reading': { once: ['phone-hi'], isForCi: true },
  'posts-author': { once: ['phone-en'] },
  'posts-reader': { once: ['desktop-hi'] },
  poster: { once: ['desktop-en'], isForCi: true },
  'price-list': { once: ['desktop-en'] },
  'provider-signup': { once: ['phone-en'] },
  reviews: { once: ['desktop-hi'] },
  'search-bar': { once: ['desktop-en'], isForCi: true },
  'search-filters': { once: ['phone-hi'] },
  'search-pages': { once: ['phone-hi'] },
  'search-text': { once: ['phone-en'] },
  share: { once: ['phone-en', 'desktop-hi'], isForCi: true },
  'second-factor': { once: ['phone-hi'], isForCi: true },
  shell: { once: ['phone-hi'] },
  push: { once: ['phone-hi'], isForCi: true },
  'provider-profile': { once: ['phone-en'] },
  'reported-message': { once: ['phone-hi', 'desktop-en'], isForCi: true },
  'voice-leaving': { once: ['phone-hi', 'desktop-en'], isForCi: true },
  'voice-search': { once: ['phone-hi', 'desktop-en'], isForCi: true },
  voice: { once: ['phone-hi', 'desktop-en'], isForCi: true },
  'trust-own': { once: ['desktop-hi'] },
  'trust-public': { once: ['desktop-en'], isForCi: true },
}

const isSelected = ({ isForCi }: Journey) => (selection === 'ci' ? isForCi : selection !== 'test' || !isForCi)

export const journeysOf = (combination: Combination) =>
  Object.entries(journeys)
    .filter(([, journey]) => isSelected(journey))
    .filter(([, { once, all = combinations }]) => (isFullMatrix ? all : once).includes(combination))
    .map(([name]) => name)
