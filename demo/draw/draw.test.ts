import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeRng } from '../../tools/random.ts'
import { monogramOf } from './letters.ts'
import { drawLogo } from './logo.ts'
import { mapInParallel, renderWebp } from './render.ts'
import { drawScene, VARIANTS } from './scene.ts'

const table = readFileSync(new URL('../../data/categories.tsv', import.meta.url), 'utf8')
const categories = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '')
const variants = Array.from({ length: VARIANTS }, (_, variant) => variant)
const LARGEST_SVG = 60 * 1024

// The renderer reads the whole document for this, and refuses one that is not well-formed.
const sizeOf = async (svg: string) => {
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  return { width, height }
}
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

const aLogo = (businessName: string, seed = 1) =>
  drawLogo({ businessName, category: 'Sweets & Bakery' }, makeRng(seed))

describe('scenes', () => {
  test.each(categories)('%s has five different ones: small, well-formed, without text', async (category) => {
    const scenes = variants.map((variant) => drawScene(category, variant))
    expect(new Set(scenes).size).toBe(VARIANTS)
    for (const svg of scenes) {
      expect(svg.length).toBeLessThan(LARGEST_SVG)
      expect(svg).not.toMatch(/<text|NaN|undefined/)
      expect(new Set(idsOf(svg)).size).toBe(idsOf(svg).length)
      expect(await sizeOf(svg)).toEqual({ width: 1280, height: 960 })
    }
  })

  test('the same variant is the same picture, and the sixth is the first again', () => {
    expect(drawScene('Jewellery', 3)).toBe(drawScene('Jewellery', 3))
    expect(drawScene('Jewellery', VARIANTS)).toBe(drawScene('Jewellery', 0))
  })

  test('a broken document would be noticed', async () => {
    await expect(sizeOf(drawScene('Jewellery', 0).replace('</svg>', ''))).rejects.toThrow(/XML|svg/i)
  })

  test('an unknown category is refused by name', () => {
    expect(() => drawScene('Time travel', 0)).toThrow('Time travel')
  })
})

describe('logos', () => {
  test('the same seed draws the same logo, another seed another', () => {
    expect(aLogo('शर्मा स्वीट्स')).toBe(aLogo('शर्मा स्वीट्स'))
    expect(aLogo('शर्मा स्वीट्स', 1)).not.toBe(aLogo('शर्मा स्वीट्स', 2))
  })

  test.each(categories)(
    '%s has well-formed square ones without text, whatever the name',
    async (category) => {
      for (const [seed, businessName] of ['गोपाल', 'Gupta & Sons', '24 Seven', '', '🙂'].entries()) {
        const svg = drawLogo({ businessName, category }, makeRng(seed))
        expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
        expect(await sizeOf(svg)).toEqual({ width: 400, height: 400 })
      }
    },
  )

  test.each([
    ['Gupta Kirana Store', 2, 'GK'],
    ['Gupta Kirana Store', 1, 'G'],
    ['24 Seven', 2, 'S'],
    ['गोपाल डेयरी', 2, 'गो'],
    ['शर्मा स्वीट्स', 1, 'श'],
    // A sign that stands before or below its letter needs shaping: the letter stays alone.
    ['बिहार हार्डवेयर', 1, 'ब'],
    ['श्री गणेश', 1, 'श'],
    ['ज़ाइका', 1, 'ज़ा'],
    ['अन्नपूर्णा', 1, 'अ'],
    ['', 2, ''],
  ])('%s, at most %i letters: %s', (name, most, monogram) => {
    expect(monogramOf(name, most)).toBe(monogram.normalize('NFD'))
  })
})

describe('rendering', () => {
  test('gives a WebP of every width that was asked for', async () => {
    const images = await renderWebp(drawScene('Footwear', 0), [320, 640, 1280])
    const seen = await Promise.all(
      [...images].map(async ([asked, bytes]) => {
        const { format, width, height } = await sharp(bytes).metadata()
        return { asked, format, width, height }
      }),
    )
    expect(seen).toEqual([
      { asked: 1280, format: 'webp', width: 1280, height: 960 },
      { asked: 640, format: 'webp', width: 640, height: 480 },
      { asked: 320, format: 'webp', width: 320, height: 240 },
    ])
  })

  test('many at once come back in their order', async () => {
    const slowFirst = async (item: number) => {
      for (let turns = 9 - item; turns > 0; turns -= 1) await Promise.resolve()
      return item * 2
    }
    expect(await mapInParallel([1, 2, 3, 4, 5], slowFirst)).toEqual([2, 4, 6, 8, 10])
  })
})
