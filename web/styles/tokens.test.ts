// @vitest-environment node
import { describe, expect, test } from 'vitest'
import tokens from './tokens.css?raw'

const sheets: Record<string, string> = import.meta.glob(['../**/*.css', '!./tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
// A component may set a property of its own on an element: style={{ '--fade': ... }}.
const components: Record<string, string> = import.meta.glob('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const DARK = '@media (prefers-color-scheme: dark)'
const TONES = ['sindoor', 'marigold', 'leaf', 'indigo', 'beet']
const GROUNDS = ['paper', 'surface', 'sunken']

// WCAG 2.2: 4.5 for letters, 3 for the parts of a control that must be seen.
const LETTERS = 4.5
const PARTS = 3

const coloursIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})\b;/g)].map(([, name, hex]) => [name, hex]),
  )

const [lightCss = '', darkCss = ''] = tokens.split(DARK)
const light = coloursIn(lightCss)
const themes = { light, dark: { ...light, ...coloursIn(darkCss) } }

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const letters = [
  ...GROUNDS.flatMap((ground) => ['ink', 'ink-soft'].map((ink) => [ink, ground])),
  ...TONES.flatMap((tone) => [...GROUNDS, `${tone}-soft`].map((ground) => [`${tone}-text`, ground])),
  ...TONES.flatMap((tone) => [
    [`${tone}-on`, `${tone}-fill`],
    ['ink', `${tone}-soft`],
  ]),
  ['sindoor-on', 'sindoor-hover'],
  ['beet-on', 'beet-hover'],
  ['ink-soft', 'sindoor-soft'],
]
const parts = [
  ...GROUNDS.flatMap((ground) => ['edge', 'focus'].map((part) => [part, ground])),
  ['sindoor-fill', 'surface'],
  ['sindoor-fill', 'paper'],
  ['beet-fill', 'surface'],
  ['focus', 'sindoor-soft'],
]

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  const ratio = ([front = '', back = '']: string[]) => {
    const [one, other] = [theme[front], theme[back]]
    if (!one || !other) throw new Error(`No such colour: ${one ? back : front}`)
    return contrast(one, other)
  }

  test.each(letters)('%s reads on %s', (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(LETTERS))
  test.each(parts)('%s is seen on %s', (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(PARTS))
})

test('no style sheet but the tokens names a colour', () => {
  const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i
  expect(Object.keys(sheets).filter((path) => raw.test(sheets[path] ?? ''))).toEqual([])
})

test('every token that a style sheet uses is defined', () => {
  const sources = [tokens, ...Object.values(sheets), ...Object.values(components)]
  const defined = new Set(sources.flatMap((text) => text.match(/--[\w-]+(?='?:)/g) ?? []))
  const used = Object.values(sheets).flatMap((css) =>
    [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
  )
  // None at all would mean that the sheets were not read.
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !defined.has(name ?? ''))).toEqual([])
})
