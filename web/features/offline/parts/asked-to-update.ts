// A version is offered once: who said 'Later' is not asked on the next page, nor in the next tab.
const KEY = 'update_asked'

export const wasAsked = () => window.localStorage.getItem(KEY) !== null
export const noteAsked = () => window.localStorage.setItem(KEY, 'yes')
/** No version waits any more. */
export const clearAsked = () => window.localStorage.removeItem(KEY)
