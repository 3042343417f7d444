/** Where the entries are. Apart from store.ts, so that a page can look for it without loading that. */
export const DATABASE = 'haat-outbox'
