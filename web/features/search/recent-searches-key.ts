/** In local storage. Deleted at logout. */
export const RECENT_SEARCHES_KEY = 'recent_searches'
