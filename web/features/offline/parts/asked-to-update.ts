// A version is offered once for all pages and tabs.
const KEY = 'update_asked'

export const wasAsked = () => window.localStorage.getItem(KEY) !== null
export const noteAsked = () => window.localStorage.setItem(KEY, 'yes')
export const clearAsked = () => window.localStorage.removeItem(KEY)
