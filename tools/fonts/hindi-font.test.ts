import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decompress } from 'wawoff2'
import { expect, test } from 'vitest'
import { type Font, glyphsOf, openFont, widthOf } from './draw.ts'
import { hindiFontFile, makeHindiFont, readWholeFont } from './hindi-font.ts'
import { conjunctsOfTwo, consonants } from './hindi-clusters.ts'

const MOST_BYTES = 16_000
const root = join(import.meta.dirname, '../..')
const file = readFileSync(hindiFontFile)
const part = openFont(await decompress(file))
const whole = openFont(await readWholeFont())

const words = new Set(
  globSync(['web/locales/hi/*.json', 'data/*.tsv', 'demo/**/*.{ts,tsv,json}'], { cwd: root }).flatMap(
    (name) => readFileSync(join(root, name), 'utf8').match(/[\u0900-\u0970\u200C\u200D]+/g) ?? [],
  ),
)

const HALANT = '्'
/** Counts the glyphs with a visible halant. */
const halantsOf = (font: Font) => {
  const withHalant = new Set(
    consonants.flatMap((letter) => {
      const alone = new Set(glyphsOf(font, letter))
      return glyphsOf(font, letter + HALANT).filter((glyph) => !alone.has(glyph))
    }),
  )
  return (text: string) => glyphsOf(font, text).filter((glyph) => withHalant.has(glyph)).length
}
const [inPart, inWhole] = [halantsOf(part), halantsOf(whole)]

test('the font is the one that `npm run font` writes, in at most 16 KB', async () => {
  expect(file.equals(await makeHindiFont())).toBe(true)
  expect(file.length).toBeLessThanOrEqual(MOST_BYTES)
})

test('no word of the site, its data and the demo market has a halant that the whole font does not draw', () => {
  expect(words.size).toBeGreaterThan(4_000)
  expect([...words].filter((word) => inPart(word) !== inWhole(word))).toEqual([])
})

test('no word differs from the whole font by more than a twentieth of its width', () => {
  const differs = (word: string) => Math.abs(widthOf(part, word) / widthOf(whole, word) - 1) > 0.05
  expect([...words].filter(differs)).toEqual([])
})

test('any two letters are drawn with glyphs of the font', () => {
  expect(conjunctsOfTwo.filter((text) => glyphsOf(part, text).includes(0))).toEqual([])
})

test('of all pairs of letters, only two that no Hindi word has are drawn with a halant in place of a ligature', () => {
  expect(conjunctsOfTwo.filter((text) => inPart(text) !== inWhole(text))).toEqual(['ठ्व', 'ढ्व'])
})
