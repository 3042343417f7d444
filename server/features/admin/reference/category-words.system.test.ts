import { expect, test } from 'vitest'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type * as contract from '../../../../contract/admin-reference.ts'
import { adminLimits } from '../../../../contract/admin-limits.ts'
import { inTransaction } from '../../../platform/db/db.ts'
import { aListedProvider } from '../../../testing/search.ts'
import { signedInStaff } from '../../../testing/staff.ts'
import { testServer } from '../../../testing/test-server.ts'
import { loadCategories } from '../../categories/reference.service.ts'
import { indexPhrases } from '../../search/phrases.service.ts'

const server = await testServer({ isCached: true })
const { db } = server
const owner = await signedInStaff(server)

type Words = Reply<typeof contract.listCategoryWords>
type Word = Input<typeof contract.replaceCategoryWords>['body']['words'][number]

const idOf = async (title: string) =>
  (await owner.get('/api/admin/categories/'))
    .json<{ id: number; title_en: string }[]>()
    .find(({ title_en }) => title_en === title)?.id ?? 0
const urlOf = (id: number) => `/api/admin/categories/${id}/words/`
const read = async (id: number) => (await owner.get(urlOf(id))).json<Words>()
const save = (id: number, words: readonly object[], rest: object = {}) => {
  server.time.now = new Date(server.time.now.getTime() + 1_000)
  return owner.put(urlOf(id), { words, ...rest })
}
const word = (text: string, given: Partial<Word> = {}): Word => ({
  language: 'en',
  word: text,
  weight: 100,
  narrower: null,
  ...given,
})
const found = async (text: string) =>
  (await server.get(`/api/marketplace/search/?searchtext=${encodeURIComponent(text)}`))
    .json<{ id: number }[]>()
    .map(({ id }) => id)
const codeOf = (reply: Awaited<ReturnType<typeof save>>) => [reply.statusCode, reply.json().code]
const lastEntry = async () => (await owner.get('/api/admin/audit/?limit=1')).json<object[]>()[0]

const doctor = await idOf('Doctor, Clinic & Lab')

test('lists the words that Haat ships, by language and weight', async () => {
  const { results, edited_at, can_restore } = await read(doctor)
  expect([edited_at, can_restore]).toEqual(['', false])
  expect(results.length).toBeGreaterThanOrEqual(25)
  expect(results).toContainEqual({ language: 'en', word: 'dentist', weight: 100, narrower: 'dentist' })
  const order = results.map(({ language, weight }) => `${language} ${999 - weight}`)
  expect(order).toEqual(order.toSorted())
})

test('a word finds the businesses of its category from the save on, and no longer when it is removed', async () => {
  const provider = await aListedProvider(db, 'Chandan Clinic', { category: 'Doctor, Clinic & Lab' })
  const { results } = await read(doctor)
  expect(await found('jugaad')).toEqual([])
  const reply = await save(doctor, [...results, word('  Jugaad ', { narrower: ' Repair ' })])
  expect(reply.statusCode).toBe(200)
  expect(reply.json<Words>().results).toContainEqual(word('Jugaad', { narrower: 'repair' }))
  expect(reply.json()).toMatchObject({ edited_at: server.time.now.toISOString(), can_restore: true })
  for (const text of ['jugaad', 'जुगाड़', 'jugaad in gaya']) expect(await found(text)).toContain(provider.id)
  expect(await lastEntry()).toMatchObject({
    action: 'category_words_edited',
    subject_kind: 'category',
    subject_id: doctor,
    details: { added: 1, removed: 0 },
  })
  await save(doctor, results)
  expect(await found('jugaad')).toEqual([])
  expect(await lastEntry()).toMatchObject({ details: { added: 0, removed: 1 } })
})

test('all words can be removed, and those that Haat ships restored', async () => {
  const id = await idOf('Optician')
  const provider = await aListedProvider(db, 'Roshni', { category: 'Optician' })
  const { results: shipped } = await read(id)
  expect(await found('sunglasses')).toContain(provider.id)
  expect((await save(id, [])).json()).toMatchObject({ results: [], can_restore: true })
  expect(await found('sunglasses')).toEqual([])
  const reply = await owner.delete(urlOf(id))
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { results: shipped, edited_at: '', can_restore: false },
  ])
  expect(await found('sunglasses')).toContain(provider.id)
  expect(await lastEntry()).toMatchObject({ action: 'category_words_restored', subject_id: id })
})

test('a new category has no words until staff add some, and none to restore', async () => {
  const names = { title_en: 'Kite Maker', title_hi: 'पतंग वाला' }
  const { id } = (await owner.post('/api/admin/categories/', names)).json<{ id: number }>()
  expect(await read(id)).toEqual({ results: [], edited_at: '', can_restore: false })
  const provider = await aListedProvider(db, 'Udaan', { category: 'Kite Maker' })
  const reply = await save(id, [word('manjha', { language: 'hi-Latn', weight: 60 })])
  expect(reply.json()).toMatchObject({ can_restore: false })
  expect(await found('manjha')).toEqual([provider.id])
  expect(codeOf(await owner.delete(urlOf(id)))).toEqual([404, 'not_found'])
  expect((await read(id)).results).toHaveLength(1)
})

test('edited words are preserved when the file is loaded again', async () => {
  const id = await idOf('Electrician')
  await save(id, [word('bijli wala', { language: 'hi-Latn' })])
  await db.updateTable('referenceData').set({ hash: 'another' }).execute()
  await loadCategories(db)
  await inTransaction(db, indexPhrases)
  expect((await read(id)).results).toHaveLength(1)
  expect((await read(doctor)).results.length).toBeGreaterThanOrEqual(25)
})

test('refuses an edit based on an old version', async () => {
  const id = await idOf('Footwear')
  const { results, edited_at } = await read(id)
  const saved = (await save(id, results.slice(1), { edited_at })).json<Words>()
  expect(codeOf(await save(id, results, { edited_at }))).toEqual([409, 'conflict'])
  expect((await save(id, results, { edited_at: saved.edited_at })).statusCode).toBe(200)
})

test.each([
  ['a Hindi word in English letters', [word('dant', { language: 'hi' })], 'word_unfit'],
  ['an English word in Devanagari', [word('दाँत')], 'word_unfit'],
  ['a romanised word in Devanagari', [word('दाँत', { language: 'hi-Latn' })], 'word_unfit'],
  ['an empty word', [word('  ')], 'word_unfit'],
  ['a word without letters', [word('?!')], 'word_unfit'],
  ['the same word in other letters', [word('X-Ray'), word('x ray')], 'word_repeated'],
  [
    'the same word in two languages',
    [word('tv'), word('TV', { language: 'hi-Latn', weight: 60 })],
    'word_repeated',
  ],
  ['an unknown language', [{ ...word('dentist'), language: 'ta' }], 'bad_input'],
  ['a weight of 0', [word('dentist', { weight: 0 })], 'bad_input'],
  ['a weight above 100', [word('dentist', { weight: 101 })], 'bad_input'],
  ['a weight with a fraction', [word('dentist', { weight: 1.5 })], 'bad_input'],
  ['a weight in quotation marks', [{ ...word('dentist'), weight: '60' }], 'bad_input'],
  ['a word that is a number', [{ ...word('dentist'), word: 5 }], 'bad_input'],
  ['a narrower meaning that is a boolean', [{ ...word('dentist'), narrower: true }], 'bad_input'],
  ['a word that is too long', [word('a'.repeat(adminLimits.referenceName + 1))], 'bad_input'],
  [
    'too many words',
    Array.from({ length: adminLimits.categoryWords + 1 }, (_, n) => word(`w${n}`)),
    'bad_input',
  ],
])('refuses %s', async (_case, words, code) => {
  const before = await read(doctor)
  expect(codeOf(await save(doctor, words))).toEqual([400, code])
  expect(await read(doctor)).toEqual(before)
})

test('refuses a body without words and an unknown category', async () => {
  expect(codeOf(await owner.put(urlOf(doctor), {}))).toEqual([400, 'bad_input'])
  for (const reply of [
    await owner.get(urlOf(999_999)),
    await save(999_999, []),
    await owner.delete(urlOf(999_999)),
  ])
    expect(codeOf(reply)).toEqual([404, 'not_found'])
})

test('only owners can read and change words', async () => {
  for (const role of ['moderator', 'support'] as const) {
    const staff = await signedInStaff(server, role)
    for (const reply of [
      await staff.get(urlOf(doctor)),
      await staff.put(urlOf(doctor), { words: [] }),
      await staff.delete(urlOf(doctor)),
    ])
      expect(codeOf(reply)).toEqual([403, 'forbidden'])
  }
})

test('the maximum number of words of the maximum length can be saved', async () => {
  const id = await idOf('Jewellery')
  const words = Array.from({ length: adminLimits.categoryWords }, (_, n) =>
    word(`${n}`.padEnd(adminLimits.referenceName, 'a')),
  )
  expect((await save(id, words)).statusCode).toBe(200)
})
