/**
 * Our queries are short: compiling one costs more than running it. Memoize allocates for all rows of a table even when a page of sixty is
 * read, which took five times as long among a million posts.
 */
export const PLANNER_OPTIONS = '-c jit=off -c enable_memoize=off'
