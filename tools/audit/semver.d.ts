// The package has no types of its own.
declare module 'semver' {
  type RangeOptions = { includePrerelease?: boolean }
  export const satisfies: (version: string, range: string, options?: RangeOptions) => boolean
  export const validRange: (range: string) => string | null
}
