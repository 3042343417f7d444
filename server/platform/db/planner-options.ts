/** JIT costs more than short queries take. Memoize allocates for all rows of a table: a page of a million posts took five times as long. */
export const PLANNER_OPTIONS = '-c jit=off -c enable_memoize=off'
