// The reading order of the features. A feature imports the faces of EARLIER ones only; boundaries.mjs is made from it.
export const serverFeatures = [
  'places',
  'categories',
  'media',
  'accounts',
  'blocks',
  'notifications',
  'hours',
  'providers',
  'price-list',
  'posts',
  'comments',
  'contacts',
  'chat',
  'reviews',
  'reports',
  'search',
  'site',
  'admin',
]

export const webFeatures = [
  'places',
  'categories',
  'media',
  'reports',
  'blocks',
  'notifications',
  'accounts',
  'contacts',
  'comments',
  'posts',
  'chat',
  'hours',
  'price-list',
  'reviews',
  'providers',
  'search',
  'site',
  'admin',
]

// What the browser may load of the contract at run time. The rest is types: schemas would weigh more than the page.
export const contractInBrowser = [
  'limits',
  'rules',
  'rule-texts',
  'language',
  'open-state',
  'hours-rules',
  'festival-days',
  'admin-limits',
]
