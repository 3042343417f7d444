import { parse } from 'opentype.js/dist/opentype.mjs'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '../../../contract/language.ts'
import type { SharePicture } from '../../../contract/share-picture.ts'
import { sharp } from '../../platform/sharp.ts'
import { COLUMN } from './blocks.ts'
import { withoutUndrawable } from './drawable.ts'
import { drawSharePicture } from './draw.ts'
import { loadFonts, readFont } from './fonts.ts'
import { drawableText, fitText, textWidth } from './text-lines.ts'

beforeAll(loadFonts)

const provider = (facts: object): SharePicture => ({
  kind: 'shop',
  key: '1',
  name: 'Sharma Sweets',
  trade: 'Sweets & Bakery',
  place: 'Gaya, Bihar',
  rating: { average: 4.6, count: 27 },
  isVerified: true,
  logo: null,
  photos: [],
  ...facts,
})

const offer = (facts: object): SharePicture => ({
  kind: 'post',
  key: '1',
  postKind: 'offer',
  title: 'Ten percent off',
  provider: 'Sharma Sweets',
  place: 'Gaya, Bihar',
  logo: null,
  photos: [],
  pricePaise: 35_000,
  wasPricePaise: 45_050,
  startsAt: null,
  endsAt: '2026-11-21T18:30:00.000Z',
  hasEnded: false,
  ...facts,
})

type Strip = { left: number; top: number; width: number; height: number }
const BESIDE: Strip = { left: COLUMN.left + COLUMN.width + 8, top: 90, width: 40, height: 530 }
const BELOW: Strip = { left: 0, top: COLUMN.bottom + 2, width: 600, height: 6 }

const isEmpty = async (jpeg: Buffer, strip: Strip) => {
  const { channels } = await sharp(await sharp(jpeg).extract(strip).toBuffer()).stats()
  return channels.every(({ min, max }) => max - min < 24)
}

const LONG_HINDI = 'श्री कृष्णा वस्त्रालय एवं रेडीमेड गारमेंट्स एम्पोरियम '.repeat(8)

test.each([
  ['a word without an end', 'x'.repeat(1_000)],
  ['a word of conjuncts', 'क्ष'.repeat(200)],
  ['a long name in Hindi', LONG_HINDI],
  ['the widest letters', 'W'.repeat(60)],
  ['markup', '<b>&amp;</b> "Sons" & \'Co\' </text></svg>'],
  ['what has no letters', '😀🎉 العربية தமிழ்'],
  ['what has them in part', 'Sharma 😀\u200d🎉 मिष्ठान्न'],
])('%s stays in its column', async (_what, text) => {
  const pictures: [SharePicture, Language][] = [
    [provider({ name: text, trade: text }), 'en'],
    [offer({ title: text, shop: text, pricePaise: 10 ** 11 - 1, wasPricePaise: 10 ** 11 }), 'hi'],
  ]
  for (const [picture, language] of pictures) {
    const jpeg = await drawSharePicture(picture, language, () => Promise.resolve(undefined))
    expect(jpeg.length).toBeLessThanOrEqual(100_000)
    expect([await isEmpty(jpeg, BESIDE), await isEmpty(jpeg, BELOW)]).toEqual([true, true])
  }
})

test('the font has a glyph for every drawable character', async () => {
  const fonts = await Promise.all(
    ['latin', 'latin-ext', 'devanagari'].map(async (name) =>
      parse(new Uint8Array(await readFont(`${name}-600`)).buffer),
    ),
  )
  const characters = Array.from({ length: 0x3000 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
  const drawn = characters.filter((each) => withoutUndrawable(each) === each)
  expect(drawn.length).toBeGreaterThan(300)
  const missing = drawn.filter((each) => fonts.every((font) => font.charToGlyphIndex(each) === 0))
  expect(missing).toEqual([])
})

test('drops characters without a glyph and replaces ornamental ones', () => {
  expect(drawableText('  😀 𝐒𝐡𝐚𝐫𝐦𝐚\u200d\n மி  Café ạ ₹20… ')).toBe('Sharma\u200d Café a ₹20…')
  expect(drawableText('தமிழ் 🎉')).toBe('')
})

test('fills lines with words in the largest size that fits, and cuts with an ellipsis', async () => {
  const box = { width: 520, weight: 'strong', maxLines: () => 2 } as const
  expect(await fitText('Sharma Sweets', [64, 42], box)).toEqual({ lines: ['Sharma Sweets'], size: 64 })
  const { lines, size } = await fitText(drawableText(LONG_HINDI), [64, 42], box)
  expect([lines.length, size]).toEqual([2, 42])
  expect(lines[1]).toMatch(/^\S.*\S…$/)
  for (const line of lines) expect(await textWidth(line, { size, weight: 'strong' })).toBeLessThan(540)
})

test('joins Devanagari letters: a word is narrower than its letters', async () => {
  const style = { size: 100, weight: 'text' } as const
  const [joined, apart] = [await textWidth('क्षि', style), await textWidth('क ष ि', style)]
  expect(joined).toBeLessThan(apart)
})
