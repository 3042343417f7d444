import { describe, expect, test } from 'vitest'
import { anAccount } from '../../../testing/accounts.ts'
import { testServer } from '../../../testing/test-server.ts'
import { aListedPost, aListedProvider } from '../../../testing/search.ts'
import { signedInStaff } from '../../../testing/staff.ts'
import { inTransaction } from '../../../platform/db/db.ts'
import { loadCategories } from '../../categories/reference.service.ts'
import { loadPlaces } from '../../places/reference.service.ts'
import { indexPhrases } from '../../search/phrases.service.ts'

const server = await testServer({ jobs: 'work' })
const { db } = server
const owner = await signedInStaff(server)

type Category = {
  id: number
  title_en: string
  title_hi: string
  synonyms_en: string[]
  synonyms_hi: string[]
  synonyms_roman: string[]
  provider_count: number
  is_retired: boolean
}
type District = { id: number; name_en: string; name_hi: string; state_en: string; aliases: string[] }

const categories = async () => (await owner.get('/api/admin/categories/')).json<Category[]>()
const category = async (title: string) => {
  const found = (await categories()).find(({ title_en }) => title_en === title)
  if (!found) throw new Error(`there is no ${title}`)
  return found
}
const edit = (id: number, names: object) => owner.put(`/api/admin/categories/${id}/`, names)
const add = (names: object) => owner.post('/api/admin/categories/', names)
const district = async (name: string) =>
  (await owner.get('/api/admin/districts/'))
    .json<District[]>()
    .find(({ name_en }) => name_en === name) as District
const editDistrict = (id: number, names: object) => owner.put(`/api/admin/districts/${id}/`, names)

const finds = async (text: string, id: number) =>
  (await server.get(`/api/marketplace/search/?searchtext=${encodeURIComponent(text)}`))
    .json<{ id: number }[]>()
    .some((found) => found.id === id)
const suggests = async (text: string) =>
  (await server.get(`/api/search-suggestions/?q=${encodeURIComponent(text)}`)).json<{
    categories: { title: string }[]
  }>().categories
const codeOf = (reply: Awaited<ReturnType<typeof add>>) => [reply.statusCode, reply.json().code]
const lastEntry = async () => (await owner.get('/api/admin/audit/?limit=1')).json<object[]>()[0]

describe('a category', () => {
  test('is found by a new synonym at once, with its posts, in any script', async () => {
    const provider = await aListedProvider(db, 'Chandni', { category: 'Tailor & Boutique' })
    const post = await aListedPost(db, provider.id, { title: 'New today' })
    const { id, ...names } = await category('Tailor & Boutique')
    expect([await finds('zardozi', provider.id), await suggests('zardoz')]).toEqual([false, []])
    const synonyms = [...names.synonyms_roman, ' zardozi ', 'zardozi']
    const reply = await edit(id, { ...names, synonyms_roman: synonyms })
    expect([reply.statusCode, reply.json<Category>().synonyms_roman.at(-1)]).toEqual([200, 'zardozi'])
    expect(await finds('zardozi', provider.id)).toBe(true)
    expect(await finds('ज़रदोज़ी', provider.id)).toBe(true)
    expect((await server.get('/api/blogs/search/?searchtext=zardozi')).body).toContain(
      `"blog_id":${post.id},`,
    )
    expect(await suggests('zardoz')).toMatchObject([{ id, title: 'Tailor & Boutique', word: 'zardozi' }])
    expect(await lastEntry()).toMatchObject({
      action: 'category_edited',
      subject_kind: 'category',
      subject_id: id,
    })
  })

  test('shows a new name everywhere at once and is still found by the old one', async () => {
    const provider = await aListedProvider(db, 'Roshni', { category: 'Optician' })
    await aListedPost(db, provider.id, { title: 'Frames' })
    const before = await server.get('/api/category/')
    expect((await server.get('/api/blogs/')).body).toContain('"Optician"')
    const { id, ...names } = await category('Optician')
    await edit(id, { ...names, title_en: 'Eyes & Glasses', title_hi: 'आँख और चश्मा' })
    for (const url of [
      '/api/category/',
      '/api/blogs/',
      '/api/index/',
      `/api/provider-profile/${provider.id}/`,
    ]) {
      expect((await server.get(url)).body).toContain('"Eyes & Glasses"')
      expect((await server.get(url)).body).not.toContain('"Optician"')
    }
    const asked = await server.get('/api/category/', { 'if-none-match': String(before.headers.etag) })
    expect(asked.statusCode).toBe(200)
    expect(await finds('optician', provider.id)).toBe(true)
    expect((await category('Eyes & Glasses')).synonyms_en).toContain('Optician')
  })

  test('can be renamed when its old name has the maximum length of a synonym', async () => {
    const { id, ...names } = (
      await add({ title_en: 'a'.repeat(80), title_hi: 'क'.repeat(80) })
    ).json<Category>()
    const renamed = await edit(id, { ...names, title_en: 'Tent House', title_hi: 'टेंट हाउस' })
    expect((await edit(id, renamed.json<Category>())).statusCode).toBe(200)
    expect((await category('Tent House')).synonyms_en).toEqual(['a'.repeat(80)])
  })

  test('refuses an edit based on an old version', async () => {
    const { id, ...seen } = await category('Footwear')
    server.time.now = new Date(server.time.now.getTime() + 1_000)
    expect((await edit(id, { ...seen, synonyms_en: ['sandals'] })).statusCode).toBe(200)
    expect(codeOf(await edit(id, { ...seen, synonyms_en: ['boots'] }))).toEqual([409, 'conflict'])
    const { id: _same, ...now } = await category('Footwear')
    server.time.now = new Date(server.time.now.getTime() + 1_000)
    expect((await edit(id, { ...now, synonyms_en: ['boots'] })).statusCode).toBe(200)
  })

  test('is appended to the list that businesses choose from', async () => {
    const reply = await add({ title_en: 'Kite Maker', title_hi: 'पतंग वाला', synonyms_roman: ['patang'] })
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { provider_count: 0, is_retired: false }])
    const { id } = reply.json<Category>()
    expect((await server.get('/api/category/')).json<{ id: number }[]>().at(-1)?.id).toBe(id)
    const provider = await aListedProvider(db, 'Udaan', { category: 'Kite Maker' })
    expect(await finds('patang', provider.id)).toBe(true)
  })

  test('requires unique names in both languages, Hindi in Devanagari', async () => {
    const names = { title_en: 'Astrologer & Co', title_hi: 'ज्योतिषी जी' }
    expect((await add({})).json()).toEqual({ title_en: [expect.any(String)], title_hi: [expect.any(String)] })
    expect(codeOf(await add({ ...names, title_hi: 'Jyotishi' }))).toEqual([400, 'hindi_wanted'])
    expect(codeOf(await add({ ...names, title_en: 'sweets & BAKERY' }))).toEqual([409, 'name_taken'])
    expect(codeOf(await edit(999_999, names))).toEqual([404, 'not_found'])
    const { id } = await category('Sweets & Bakery')
    expect(codeOf(await edit(id, { ...names, title_en: 'Kite Maker' }))).toEqual([409, 'name_taken'])
  })

  test('is retired when unused, and can be restored', async () => {
    const { id } = (await add({ title_en: 'Ferryman', title_hi: 'नाविक' })).json<Category>()
    expect((await owner.post(`/api/admin/categories/${id}/retire/`, {})).json()).toMatchObject({
      is_retired: true,
    })
    expect((await server.get('/api/category/')).body).not.toContain('Ferryman')
    expect(await suggests('ferryman')).toEqual([])
    await owner.post(`/api/admin/categories/${id}/restore/`)
    expect((await server.get('/api/category/')).body).toContain('Ferryman')
    expect(await suggests('ferryman')).toHaveLength(1)
    expect(await lastEntry()).toMatchObject({ action: 'category_restored', subject_id: id })
  })

  test('is retired when its businesses have another one, to which they move in the search too', async () => {
    const { id: from } = (await add({ title_en: 'Lamplighter', title_hi: 'दीपक वाला' })).json<Category>()
    const { id: to } = await category('Kite Maker')
    const provider = await aListedProvider(db, 'Jugnu', { category: 'Lamplighter' })
    const retire = (body: object) => owner.post(`/api/admin/categories/${from}/retire/`, body)
    expect(codeOf(await retire({}))).toEqual([409, 'category_in_use'])
    expect(codeOf(await retire({ move_to: from }))).toEqual([400, 'bad_input'])
    expect(codeOf(await retire({ move_to: 999_999 }))).toEqual([404, 'not_found'])
    expect((await retire({ move_to: to })).json()).toMatchObject({ is_retired: true })
    const profile = async () => (await server.get(`/api/provider-profile/${provider.id}/`)).body
    await expect.poll(profile).toContain('Kite Maker')
    await expect.poll(() => finds('lamplighter', provider.id)).toBe(false)
    expect(await finds('patang', provider.id)).toBe(true)
    expect(await category('Lamplighter')).toMatchObject({ provider_count: 0, is_retired: true })
  })
})

describe('a district', () => {
  test('is found by a new spelling and by its old name', async () => {
    const { id, name_hi, aliases } = await district('Gaya')
    const provider = await aListedProvider(db, 'Falgu Sweets')
    const reply = await editDistrict(id, { name_en: 'Gayaji', name_hi, aliases: [...aliases, 'Vishnupad'] })
    expect(reply.json<District>()).toMatchObject({ name_en: 'Gayaji', name_hi })
    const suggested = async (q: string) =>
      (await server.get(`/api/district-suggestions/?q=${q}`)).json<{ id: number; name: string }[]>()[0]
    for (const typed of ['Gayaji', 'gaya', 'vishnupad', 'विष्णुपद'])
      expect(await suggested(encodeURIComponent(typed))).toMatchObject({ id, name: 'Gayaji' })
    expect(await finds('sweets vishnupad', provider.id)).toBe(true)
    expect((await server.get(`/api/provider-profile/${provider.id}/`)).body).toContain('Gayaji')
    expect((await server.get('/api/locations')).body).toContain('"Gayaji"')
    expect(await lastEntry()).toMatchObject({
      action: 'district_edited',
      subject_kind: 'district',
      subject_id: id,
    })
  })

  test('requires a unique name in its state', async () => {
    const { id, name_hi } = await district('Patna')
    const stale = { name_en: 'Patna', name_hi, edited_at: '2026-01-01T00:00:00.000Z' }
    expect(codeOf(await editDistrict(id, stale))).toEqual([409, 'conflict'])
    expect(codeOf(await editDistrict(id, { name_en: 'gayaji', name_hi }))).toEqual([409, 'name_taken'])
    expect(codeOf(await editDistrict(id, { name_en: 'Patna', name_hi: 'Patna' }))).toEqual([
      400,
      'hindi_wanted',
    ])
    expect(codeOf(await editDistrict(999_999, { name_en: 'X', name_hi: 'क' }))).toEqual([
      404,
      'district_not_found',
    ])
  })
})

test('keeps edits of staff when the files are loaded again and updates the rest', async () => {
  await db.updateTable('referenceData').set({ hash: 'another' }).execute()
  const sweets = await category('Sweets & Bakery')
  await db
    .updateTable('categories')
    .set({ titleHi: 'पुराना', synonymsEn: [] })
    .where('id', '=', sweets.id)
    .execute()
  // Staff cannot edit this, so that the file also sets it for edited rows.
  await db.updateTable('categories').set({ isService: false }).execute()
  const count = (await categories()).length
  await loadPlaces(db)
  await loadCategories(db)
  await inTransaction(db, indexPhrases)
  expect((await categories()).length).toBe(count)
  expect(await category('Sweets & Bakery')).toEqual(sweets)
  expect((await category('Eyes & Glasses')).title_hi).toBe('आँख और चश्मा')
  expect((await category('Tailor & Boutique')).synonyms_roman).toContain('zardozi')
  expect(await district('Gayaji')).toMatchObject({ aliases: expect.arrayContaining(['Vishnupad', 'Gaya']) })
  const services = await db.selectFrom('categories').select('titleEn').where('isService', '=', true).execute()
  expect(services.map(({ titleEn }) => titleEn)).toContain('Lawyer, CA & Documents')
  expect(await district('Gaya')).toBeUndefined()
  expect((await server.get('/api/district-suggestions/?q=vishnupad')).body).toContain('Gayaji')
})

test('matches an entry of a later file by the name that staff gave it', async () => {
  await db
    .updateTable('categories')
    .set({ reference: 'Pharmacy of old' })
    .where('titleEn', '=', 'Sweets & Bakery')
    .execute()
  await db.updateTable('referenceData').set({ hash: 'another' }).execute()
  await loadCategories(db)
  const { reference } = await db
    .selectFrom('categories')
    .select('reference')
    .where('titleEn', '=', 'Sweets & Bakery')
    .executeTakeFirstOrThrow()
  expect(reference).toBe('Sweets & Bakery')
})

test.each([{ kind: 'referenceChanged', of: 'categories' }, { kind: 'missed' }] as const)(
  'what another process has changed is read when it says so: %o',
  async (event) => {
    const word = event.kind === 'missed' ? 'khatauni' : 'dhurandhar'
    const { id } = await category('Lawyer, CA & Documents')
    expect(await suggests(word)).toEqual([])
    await db
      .updateTable('categories')
      .set({ synonymsRoman: [word] })
      .where('id', '=', id)
      .execute()
    expect(await suggests(word)).toEqual([])
    server.ctx.live.publish(event)
    expect(await suggests(word)).toMatchObject([{ id }])
  },
)

test('only owners can change names', async () => {
  for (const role of ['moderator', 'support'] as const)
    expect((await (await signedInStaff(server, role)).get('/api/admin/categories/')).statusCode).toBe(403)
  expect((await (await server.as(await anAccount(db))).get('/api/admin/districts/')).statusCode).toBe(401)
})
