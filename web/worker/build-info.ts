// Defined by tools/service-worker-plugin.ts.
declare const BUILD_VERSION: string
declare const PRECACHED_FILES: readonly string[]
declare const DISTRICT_FILES: readonly string[]

export const version = BUILD_VERSION
export const precachedFiles = PRECACHED_FILES
/** What the search in saved districts needs besides. */
export const districtFiles = DISTRICT_FILES
