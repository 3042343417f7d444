// 'Chrome on Android' lets users recognise their devices. Nothing else of the user agent is stored: it could identify people.

export type Device = Readonly<{ browser: string | null; system: string | null }>

// The first match counts: most user agents also contain Chrome or Safari.
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Mi Browser', /MiuiBrowser\//],
  ['Opera', /\bOP(?:R|T|iOS)\/|Opera/],
  ['Edge', /\bEdg(?:A|iOS|e)?\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
]

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['KaiOS', /KAIOS\//],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
]

const firstFit = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null

export const deviceOf = (userAgent = ''): Device => ({
  browser: firstFit(BROWSERS, userAgent),
  system: firstFit(SYSTEMS, userAgent),
})
