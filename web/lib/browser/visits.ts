/** In local storage the number of visits, in session storage whether this one is counted. */
export const VISITS_KEY = 'visits'
