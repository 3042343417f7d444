import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { makeMarket } from '../market.ts'
import { SCENES } from '../provider.ts'
import { copyPictures, drawingsOf, fileOf } from './pictures.ts'

const root = join(import.meta.dirname, '../..')
const stored = join(root, 'demo/pictures')
const MOST_BYTES = 9_000_000
const now = new Date('2026-11-15T03:30:00Z')
const market = makeMarket({ now })
const drawings = drawingsOf(market)
const files = drawings.flatMap(({ name, widths }) => widths.map((width) => fileOf(name, width)))

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe('the drawn files', () => {
  test('are exactly those of the demo market, in at most 9 MB', () => {
    expect(filesBelow(stored).toSorted()).toEqual(files.toSorted())
    expect(files.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThan(MOST_BYTES)
  })

  test('are five different ones for every category, and a logo of its own for every shop', () => {
    const categories = readFileSync(join(root, 'data/categories.tsv'), 'utf8').trim().split('\n').length - 1
    const scenes = drawings.filter(({ name }) => name.startsWith('scenes/'))
    expect(scenes).toHaveLength(categories * SCENES)
    expect(drawings).toHaveLength(categories * SCENES + 400)
    const contents = files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'))
    expect(new Set(contents).size).toBe(files.length)
  })

  test('are WebP of the sizes that their rows name', async () => {
    for (const { name, widths, height } of drawings)
      for (const width of widths) {
        const image = await sharp(fileOf(name, width)).metadata()
        const expected = (height * width) / Math.max(...widths)
        expect([name, image.format, image.width, image.height]).toEqual([name, 'webp', width, expected])
      }
  })

  test.each([1, 5, 26, 127, 626, 3_131, 7_777])('serve a market that opens %i hours later', (hours) => {
    const later = drawingsOf(makeMarket({ now: new Date(now.getTime() + hours * 3_600_000) }))
    const names = new Set(drawings.map(({ name }) => name))
    expect(later.filter(({ name }) => !names.has(name))).toEqual([])
  })
})

describe('copying', () => {
  const dir = mkdtempSync(join(tmpdir(), 'haat-pictures-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  const providers = market.providers.slice(0, 40)
  const names = new Set(providers.map(({ username }) => username))
  const items = market.items.filter(({ provider }) => names.has(provider))
  const some = { ...market, providers, items, posts: [] }
  const sizeOf = ({ folder, widths }: { folder: string; widths: number[] }) =>
    widths.reduce((sum, width) => sum + statSync(join(dir, folder, `${width}.webp`)).size, 0)

  test('after a killed start creates the same complete files, and does not change the drawn ones', async () => {
    const first = await copyPictures(some, dir)
    for (const { folder } of first.values()) writeFileSync(join(dir, folder, '192.webp'), 'half')
    const second = await copyPictures(some, dir)
    expect(second).toEqual(first)
    expect([...second.values()].map(sizeOf)).toEqual([...first.values()].map(({ bytes }) => bytes))
    expect(files.filter((file) => statSync(file).size < 100)).toEqual([])
  })
})
