// Defined by tools/service-worker-plugin.ts.
declare const BUILD_VERSION: string
declare const PRECACHED_FILES: readonly string[]

export const version = BUILD_VERSION
export const precachedFiles = PRECACHED_FILES
