import { beforeAll, expect, test } from 'vitest'
import { listIn, readTsv } from '../../platform/reference-data.ts'
import { testServer } from '../../testing/test-server.ts'

type Name = { text: string; district: string }

const IN_FLIGHT = 8
// Thousands of requests, slow on a busy machine.
const PATIENCE = { timeout: 120_000 }
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })

const server = await testServer()
const asked = new Map<string, string[]>()
let names: Name[] = []

beforeAll(async () => {
  names = (await readTsv('districts')).flatMap((row) =>
    [row.district_en ?? '', row.district_hi ?? '', ...listIn(row.aliases)].map((text) => ({
      text,
      district: `${row.district_en}, ${row.state_en}`,
    })),
  )
})

const suggest = async (text: string) => {
  const reply = await server.get(`/api/district-suggestions/?${new URLSearchParams({ q: text }).toString()}`)
  const found = reply.json<{ name: string; state: string }[]>().map(({ name, state }) => `${name}, ${state}`)
  asked.set(text, found)
  return found
}

const askAll = async (texts: readonly string[]) => {
  const waiting = [...new Set(texts)].filter((text) => !asked.has(text))
  const askInTurn = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) await suggest(text)
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, askInTurn))
}

const firstLetters = (text: string, count: number) =>
  Array.from(letters.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('')

const shareFound = async (what: string, wanted: readonly Name[]) => {
  await askAll(wanted.map(({ text }) => text))
  const found = wanted.filter(({ text, district }) => asked.get(text)?.includes(district)).length
  const first = wanted.filter(({ text, district }) => asked.get(text)?.[0] === district).length
  const percent = (part: number) => Math.round((1000 * part) / wanted.length) / 10
  process.stdout.write(
    `suggestions: ${what}: ${wanted.length} texts, found ${percent(found)} %, first ${percent(first)} %\n`,
  )
  return percent(found)
}

test('every complete name and alias finds its district', PATIENCE, async () => {
  expect(await shareFound('names typed whole', names)).toBe(100)
})

test('four letters suffice for nearly all districts', PATIENCE, async () => {
  const typed = names.map(({ text, district }) => ({ text: firstLetters(text, 4), district }))
  expect(await shareFound('first four letters', typed)).toBeGreaterThanOrEqual(98)
})

test('both scripts find the same district', async () => {
  const pairs = (await readTsv('crossscript-pairs')).filter((row) => row.kind === 'place')
  await askAll(pairs.flatMap(({ devanagari = '', roman = '' }) => [devanagari, roman]))
  const meant = pairs.map(({ devanagari = '', roman = '' }) => ({
    text: roman,
    district: asked.get(devanagari)?.[0] ?? `no district ${devanagari}`,
  }))
  expect(await shareFound('pairs of the two scripts', meant)).toBeGreaterThanOrEqual(97)
})
