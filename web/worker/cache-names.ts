// What the worker keeps, by what it is.
export const ASSETS = 'haat-assets'
/** The words of the site, in both languages. */
export const TEXTS = 'haat-texts'
export const PAGES = 'haat-pages'
/** What a link inside the site asks for instead of a page. */
export const DATA = 'haat-data'
/** Replies that are the same for everybody. */
export const REPLIES = 'haat-replies'
export const PICTURES = 'haat-pictures'

const PRIVATE = 'haat-private-'
/** By session: the next one on the same phone has another number. */
export const privateCache = (session: string) => `${PRIVATE}${session}`
export const isPrivate = (name: string) => name.startsWith(PRIVATE)

/** What somebody has looked at here. Files and words of the site are the same for all, and stay. */
export const isPersonal = (name: string) => [PAGES, DATA, REPLIES, PICTURES].includes(name) || isPrivate(name)
