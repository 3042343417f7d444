// The package has no types of its own.
declare module 'semver' {
  type RangeOptions = { includePrerelease?: boolean }
  export const satisfies: (version: string, range: string, options?: RangeOptions) => boolean
  /** Null when it is no range. */
  export const validRange: (range: string) => string | null
}
