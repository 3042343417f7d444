/** In local storage: this browser has saved a district. */
export const SAVED_DISTRICTS_KEY = 'has_saved_districts'
