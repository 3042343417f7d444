import { type ControlledTransaction, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import type { Tables } from '../../platform/db/db.ts'
import { testServer } from '../../testing/test-server.ts'
import { parsePlaceQuery } from './spellings.ts'
import { suggestionsQuery } from './suggestions.queries.ts'

type Suggestion = { district_id: number; name: string; state: string }

const server = await testServer()
const ask = (text: string, lang = 'en') =>
  server.get(`/api/district-suggestions/?${new URLSearchParams({ q: text, lang }).toString()}`)
const suggest = async (text: string, lang?: string) =>
  (await ask(text, lang)).json<Suggestion[]>().map(({ name, state }) => `${name}, ${state}`)

describe('a district is found', () => {
  test.each([
    ['by its name', 'Gaya', 'Gaya, Bihar'],
    ['in Devanagari', 'मुज़फ़्फ़रपुर', 'Muzaffarpur, Bihar'],
    ['without the dots below', 'मुजफ्फरपुर', 'Muzaffarpur, Bihar'],
    ['however it is spelled', 'mujafarpoor', 'Muzaffarpur, Bihar'],
    ['in capitals', 'RANCHI', 'Ranchi, Jharkhand'],
    ['by an older name', 'Allahabad', 'Prayagraj, Uttar Pradesh'],
    ['by an older name in Devanagari', 'इलाहाबाद', 'Prayagraj, Uttar Pradesh'],
    ['by its town', 'Chhapra', 'Saran, Bihar'],
    ['by its division', 'Magadh', 'Gaya, Bihar'],
    ['by its division in Devanagari', 'मगध प्रमंडल', 'Gaya, Bihar'],
    ['by its division and the word for it', 'Kolhan Division', 'East Singhbhum, Jharkhand'],
    ['by a later word', 'singhbhum', 'East Singhbhum, Jharkhand'],
    ['by a later word in Devanagari', 'चंपारण', 'East Champaran, Bihar'],
    ['with its state', 'gaya bihar', 'Gaya, Bihar'],
    ['with its state behind a comma', 'Gaya, Bihar', 'Gaya, Bihar'],
    ['with its state in Devanagari', 'गया, बिहार', 'Gaya, Bihar'],
    ['with an alias of its state', 'Bilaspur HP', 'Bilaspur, Himachal Pradesh'],
    ['with the beginning of its state', 'Bilaspur him', 'Bilaspur, Himachal Pradesh'],
    ['with its words run together', 'eastsinghbhum', 'East Singhbhum, Jharkhand'],
    ['with a word torn apart', 'muzaffar pur', 'Muzaffarpur, Bihar'],
    ['by its consonants', 'muzuffurpur', 'Muzaffarpur, Bihar'],
    ['with a letter too many', 'hazarribaghn', 'Hazaribagh, Jharkhand'],
    ['while it is being typed', 'muzaf', 'Muzaffarpur, Bihar'],
    ['while it is being typed in Devanagari', 'मुज', 'Muzaffarpur, Bihar'],
    ['between other signs', '  «Ranchi»! ', 'Ranchi, Jharkhand'],
  ])('%s: %s', async (_way, text, expected) => {
    expect(await suggest(text)).toContain(expected)
  })
})

describe('ranking', () => {
  test.each([
    ['the exact name before one that sounds alike', 'Deoghar', ['Deoghar, Jharkhand', 'Deogarh, Odisha']],
    ['the name before the alias', 'Udaipur', ['Udaipur, Rajasthan', 'Gomati, Tripura']],
    ['the equal sound before the beginning', 'gayaa', ['Gaya, Bihar']],
    [
      'the whole name before the longer one',
      'Mumbai',
      ['Mumbai City, Maharashtra', 'Mumbai Suburban, Maharashtra'],
    ],
    ['the beginning as typed before the beginning by sound', 'ga', ['Gadag, Karnataka']],
    ['the beginning of a name before a later word', 'east', ['East Champaran, Bihar']],
    ['the named state before the other', 'Bilaspur, HP', ['Bilaspur, Himachal Pradesh']],
  ])('%s: %s', async (_rule, text, first) => {
    expect((await suggest(text)).slice(0, first.length)).toEqual(first)
  })

  test('lists both districts of a name shared by two states', async () => {
    expect(await suggest('Hamirpur')).toEqual(['Hamirpur, Himachal Pradesh', 'Hamirpur, Uttar Pradesh'])
    expect(await suggest('hamirpur', 'hi')).toEqual(['हमीरपुर, उत्तर प्रदेश', 'हमीरपुर, हिमाचल प्रदेश'])
  })

  test('a misspelled state does not add its other districts', async () => {
    expect(await suggest('ballia uttar pradsh')).toEqual(['Ballia, Uttar Pradesh'])
  })
})

describe('any text', () => {
  test.each(['g', 'ग', 'a', 'औ', 'q', 'Z'])('of one letter (%s) returns suggestions', async (letter) => {
    expect((await suggest(letter)).length).toBeGreaterThan(0)
  })

  test('returns at most ten', async () => {
    expect(await suggest('s')).toHaveLength(lists.suggestions)
  })

  test.each(['', '   ', '.,;!?', '।', "'", '%', '\\', '़', '\u200d', 'சென்னை'])(
    '%j gives none',
    async (text) => {
      expect(await suggest(text)).toEqual([])
    },
  )

  test('without letters returns none', async () => {
    expect((await server.get('/api/district-suggestions/')).json()).toEqual([])
  })

  test.each([
    ['one word', 'muzaffarpur'.repeat(19).slice(0, 200)],
    ['a hundred words', 'g '.repeat(100)],
    ['a hundred words of two sounds', 'ड़ '.repeat(66)],
    ['a hundred signs', '%_'.repeat(100)],
    ['astral letters', '𝒜'.repeat(100)],
  ])('of 200 characters is answered within five seconds: %s', async (_what, text) => {
    const start = performance.now()
    expect((await ask(text)).statusCode).toBe(200)
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  test('of 201 characters is refused', async () => {
    expect((await ask('g'.repeat(201))).statusCode).toBe(400)
  })
})

describe('with fifty thousand more spellings', () => {
  type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

  let tx: ControlledTransaction<Tables>

  beforeAll(async () => {
    tx = await server.db.startTransaction().execute()
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`
      insert into district_spellings (district_id, spelling, key, skeleton, rank)
      select 1 + i % 791, name, name, substr(name, 1, 5), i % 3
      from generate_series(1, 50000) as i,
        substr(translate(md5(i::text), '0123456789', 'ghijklmnop'), 1, 9) as name`.execute(tx)
    await sql`analyze district_spellings`.execute(tx)
  })
  afterAll(() => tx.rollback().execute())

  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

  const explain = async (text: string): Promise<Plan[]> => {
    const wanted = parsePlaceQuery(text)
    if (!wanted) throw new Error(`nothing to look up in ${text}`)
    const query = suggestionsQuery(tx, 'en', { ...wanted, limit: lists.suggestions })
    const rows = await query.explain<Record<string, { Plan: Plan }[]>>('json')
    return rows.flatMap((row) => Object.values(row).flat()).flatMap(({ Plan }) => nodesOf(Plan))
  }

  const scansOfAllRows = async (text: string) =>
    (await explain(text)).filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'district_spellings',
    )

  test.each(['muzaffarpur', 'g', 'east singhbhum', 'khagariya bihar'])(
    '%s reads each tier from its index',
    async (text) => {
      expect(await scansOfAllRows(text)).toEqual([])
      const indexes = new Set((await explain(text)).map((node) => node['Index Name']))
      expect([...indexes]).toEqual(
        expect.arrayContaining(
          ['spelling', 'key', 'skeleton', 'similar'].map((tier) => `district_spellings_${tier}`),
        ),
      )
    },
  )

  test('detects a sequential scan', async () => {
    await sql`set local enable_indexscan = off`.execute(tx)
    await sql`set local enable_bitmapscan = off`.execute(tx)
    expect(await scansOfAllRows('muzaffarpur')).not.toEqual([])
  })
})
