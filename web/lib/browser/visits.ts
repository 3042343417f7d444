/** In the storages: how often somebody came, and whether this session of the browser is counted. */
export const VISITS_KEY = 'visits'
