// What a first visit needs, mostly constants of the screens. Apart from limits.ts, which it does not load. Times in milliseconds.
export const COMPANY = 'Haat Digital'
export const COPYRIGHT_YEARS = { from: '2024', to: '2025' }

/** A cookie with 'on' or 'off' once chosen. Without it the `Save-Data` header decides. */
export const DATA_SAVER_COOKIE = 'data_saver'

export const results = {
  home: { first: 8, more: 4 },
  posts: { first: 3, more: 3 },
} as const

export const textCuts = {
  listing: { content: 250, title: 60 },
  providerPost: { content: 200, title: 40 },
} as const

export const debounce = {
  suggestions: 300,
  postSuggestions: 400,
  customerAvailability: 500,
  providerAvailability: 600,
} as const

export const shell = {
  scrolledOver: 50,
  appPopup: { wait: 1_500, maxWidth: 768 },
  footerSlider: { every: 3_000, fade: 1_000 },
  aboutSlider: { every: 3_000 },
  recentSlides: { wide: 3, under768: 2, under480: 1 },
  profileSlider: { every: 5_000 },
} as const

// The visitor's and customer's screens have one kind of toast, the provider's and the rest another.
export const toasts = {
  customer: { position: 'top-right', duration: 5_000 },
  provider: { position: 'top-center', duration: 3_000 },
} as const

export const redirectDelay = 2_000
export const contactFormCloseDelay = 3_000

export const geolocation = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 } as const

export const map = {
  centre: { latitude: 22.5, longitude: 79 },
  zoom: 5,
  chosenZoom: 25,
  height: 300,
} as const

export const translations = { retries: 5, firstWait: 350 } as const

export const searchLimits = {
  text: 200,
  sentence: 4_000,
  page: 20,
  similar: 8,
  /** Results without the category are counted up to this number. */
  countedRows: 60,
} as const

export const viewSources = ['search', 'market', 'home', 'post', 'link', 'qr'] as const

/** The length of a voice note: '0:23'. */
export const minutesText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
