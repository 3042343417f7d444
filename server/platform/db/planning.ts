/**
 * Our questions are short. To compile one costs more than to run it; and a plan that remembers rows makes room for as many as the whole
 * table has, even when a page of sixty is wanted: among a million posts that took five times as long as the reading.
 */
export const PLANNING = '-c jit=off -c enable_memoize=off'
