import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readTable } from '../read-table.ts'
import { type Grade, grader, type JudgedProvider } from './grade.ts'
import { metricsOf, ndcg, precision } from './judged-metrics.ts'
import {
  halves,
  judgedClasses,
  type JudgedQuery,
  readJudgedQueries,
  readLaterQueries,
  readNeighbours,
} from './judged-queries.ts'

const queries = readJudgedQueries()
const later = readLaterQueries()
const places = new Set(readTable('../../data/districts').map((row) => row.district_en))
const states = new Set(readTable('../../data/states').map((row) => row.state_en))
const titles = new Set(readTable('../../data/categories').map((row) => row.title_en))

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the judged queries', () => {
  test('are at least eighty of each class, and none is asked twice', () => {
    for (const kind of judgedClasses)
      expect(queries.filter((query) => query.kind === kind).length).toBeGreaterThanOrEqual(80)
    const texts = [...queries, ...later].map(({ text }) => text.toLowerCase())
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  test.each(judgedClasses)('%s is split in two by the hash of the query', (kind) => {
    const some = queries.filter((query) => query.kind === kind)
    const byHash = some.toSorted((one, other) => (sha(one.text) < sha(other.text) ? -1 : 1))
    const middle = Math.floor(some.length / 2)
    expect(byHash.map(({ half }) => half)).toEqual(some.map((_, at) => halves[at < middle ? 0 : 1]))
  })

  test('name known categories, districts and states', () => {
    const unknown = [...queries, ...later].filter(
      ({ categories, district, state }) =>
        categories.some((category) => !titles.has(category)) ||
        (district !== '' && !places.has(district)) ||
        (state !== '' && !states.has(state)),
    )
    expect(unknown).toEqual([])
    for (const category of readNeighbours().keys()) expect(titles).toContain(category)
  })
})

const provider = (own: Partial<JudgedProvider>): JudgedProvider => ({
  businessName: own.latinName ?? 'Usha Store',
  latinName: 'Usha Store',
  businessTagline: '',
  businessDescription: '',
  category: 'Plumber & Sanitary',
  district: 'Gaya',
  state: 'Bihar',
  items: [],
  ...own,
})

const query = (own: Partial<JudgedQuery>): JudgedQuery => ({
  kind: 'trade',
  text: '',
  categories: [],
  words: [],
  district: '',
  state: '',
  name: '',
  half: 'tune',
  ...own,
})

const gradesOf = (asked: JudgedQuery, providers: readonly JudgedProvider[]) =>
  providers.map(grader(asked, { providers, neighbours: readNeighbours() }))

describe('grades', () => {
  test('a product is exact where it is on the price list, and its category comes second', () => {
    const asked = query({ kind: 'product', categories: ['Sweets & Bakery'], words: ['samosa', 'समोसा'] })
    const bakery = { category: 'Sweets & Bakery' }
    expect(
      gradesOf(asked, [
        provider({ ...bakery, items: ['समोसा प्लेट'] }),
        provider({ ...bakery, businessDescription: 'samosa' }),
        provider({ category: 'Fast Food & Tea Stall' }),
        provider({ category: 'Optician', items: ['samosa'] }),
      ]),
    ).toEqual([3, 2, 1, 0])
  })

  test('a narrower trade is exact in any text, with or without the nukta', () => {
    const asked = query({ categories: ['Doctor, Clinic & Lab'], words: ['दांत', 'ac'] })
    const clinic = { category: 'Doctor, Clinic & Lab' }
    expect(
      gradesOf(asked, [
        provider({ ...clinic, businessTagline: 'दाँतों का इलाज' }),
        provider({ ...clinic, businessTagline: 'accident care' }),
      ]),
    ).toEqual([3, 2])
  })

  test('another district counts only when the place has none', () => {
    const asked = query({ categories: ['Plumber & Sanitary'], district: 'Gaya' })
    const elsewhere = provider({ district: 'Patna' })
    expect(gradesOf(asked, [provider({}), elsewhere])).toEqual([2, 0])
    expect(gradesOf(asked, [elsewhere])).toEqual([1])
  })

  test('a name is exact by all its words, and a namesake of the same category is near', () => {
    const asked = query({ kind: 'name', name: 'Sharma Sweets' })
    const sweets = { category: 'Sweets & Bakery' }
    expect(
      gradesOf(asked, [
        provider({ ...sweets, businessName: 'शर्मा स्वीट्स', latinName: 'Sharma Sweets' }),
        provider({ ...sweets, latinName: 'Sharma Mithai Ghar' }),
        provider({ latinName: 'Sharma Opticals' }),
      ]),
    ).toEqual([3, 1, 0])
    expect(gradesOf(query({ name: 'sha*' }), [provider({ latinName: 'New Sharma Opticals' })])).toEqual([3])
  })
})

describe('metrics', () => {
  const all: Grade[] = [0, 2, 3, 0, 1]

  test('nDCG is 1 for the best order and lower for any other', () => {
    expect(ndcg({ found: [3, 2], all })).toBe(1)
    expect(ndcg({ found: [2, 3], all })).toBeCloseTo((3 + 7 / Math.log2(3)) / (7 + 3 / Math.log2(3)))
    expect(ndcg({ found: [1, 0], all })).toBe(0)
    expect(ndcg({ found: [], all })).toBe(0)
  })

  test('precision counts what is wrong and what is missing', () => {
    expect(precision({ found: [3, 2], all })).toBe(1)
    expect(precision({ found: [3], all })).toBe(0.5)
    expect(precision({ found: [3, 2, 0, 0, 0, 2], all })).toBe(0.4)
  })

  test('queries without an answer are right when nothing is returned', () => {
    const nothing: Grade[] = [0, 1]
    expect(
      metricsOf([
        { found: [3, 0], all },
        { found: [], all },
        { found: [], all: nothing },
        { found: [1, 0], all: nothing },
      ]),
    ).toEqual({
      queries: 4,
      answerable: 2,
      ndcg: expect.any(Number),
      precision: 0.25,
      success: 0.5,
      empty: 0.5,
      unrelated: 0.5,
      nothing: 0.5,
    })
  })
})
