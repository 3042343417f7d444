import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aProvider } from '../../testing/providers.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { testServer } from '../../testing/test-server.ts'
import { loadPlaces } from '../places/reference.service.ts'

const server = await testServer({ jobs: 'work' })
const { db } = server
const owner = await signedInStaff(server)

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const slugsIn = async (table: 'states' | 'districts' | 'categories') =>
  (await db.selectFrom(table).select('slug').orderBy('id').execute()).map(({ slug }) => slug)

describe('the slugs of the reference data', () => {
  test.each([['states', 36] as const, ['districts', 780] as const, ['categories', 45] as const])(
    'of all %s are well formed',
    async (table, fewest) => {
      const slugs = await slugsIn(table)
      expect(slugs.length).toBeGreaterThanOrEqual(fewest)
      expect(slugs.filter((slug) => !SLUG.test(slug) || /^\d+$/.test(slug))).toEqual([])
    },
  )

  test('are unique: of states and categories globally, of districts in their state', async () => {
    for (const table of ['states', 'categories'] as const) {
      const slugs = await slugsIn(table)
      expect(new Set(slugs).size).toBe(slugs.length)
    }
    const twice = await sql`select from districts group by state_id, slug having count(*) > 1`.execute(db)
    expect(twice.rows).toEqual([])
  })

  test('are made of the ASCII letters and digits of the English name', async () => {
    const { rows } = await sql<{ slug: string }>`
      select slug_of(name) as slug from unnest(array[
        'Sweets & Bakery', 'Dr. B.R. Ambedkar Konaseema', 'Cox''s Bazar', 'Purī', ' 24  Parganas – North '
      ]) with ordinality as given (name, at) order by at`.execute(db)
    expect(rows.map(({ slug }) => slug)).toEqual([
      'sweets-bakery',
      'dr-br-ambedkar-konaseema',
      'coxs-bazar',
      'puri',
      '24-parganas-north',
    ])
  })

  test('stay when the files are loaded again', async () => {
    const before = await slugsIn('districts')
    await db.deleteFrom('referenceData').where('name', '=', 'places').execute()
    await loadPlaces(db)
    expect(await slugsIn('districts')).toEqual(before)
    expect(await db.selectFrom('formerSlugs').select('slug').execute()).toEqual([])
  })

  test('are generated for rows of the previous version', async () => {
    const { stateId } = await db
      .selectFrom('districts')
      .select('stateId')
      .where('nameEn', '=', 'Patna')
      .executeTakeFirstOrThrow()
    const insert = (nameEn: string) =>
      db
        .insertInto('districts')
        .values({ stateId, nameEn, nameHi: nameEn, latitude: 25, longitude: 85 })
        .returning('slug')
        .executeTakeFirstOrThrow()
    const slugs = [await insert('GAYA'), await insert('गया'), await insert('42')].map(({ slug }) => slug)
    expect(slugs).toEqual(['gaya-2', 'district', 'district-42'])
    await db.deleteFrom('districts').where('slug', 'in', slugs).execute()
  })
})

type Addressed = Record<'state' | 'district' | 'trade', { slug: string } | undefined>
const slugsAt = async (path: string) => {
  const reply = await server.get(`/api/market/${path.split('/').map(encodeURIComponent).join('/')}/`)
  if (reply.statusCode !== 200) return [reply.statusCode, reply.json().code]
  const { state, district, trade: category } = reply.json<Addressed>()
  return [state, district, category].flatMap((part) => part?.slug ?? [])
}
const idOf = async (table: 'states' | 'districts', name: string) =>
  (await db.selectFrom(table).select('id').where('nameEn', '=', name).executeTakeFirstOrThrow()).id

describe('a path', () => {
  test.each([
    ['bihar', 'bihar'],
    ['Bihar', 'bihar'],
    ['बिहार', 'bihar'],
    ['IN-BR', 'bihar'],
    ['Tamilnadu', 'tamil-nadu'],
    ['TAMIL NADU', 'tamil-nadu'],
    ['orissa', 'odisha'],
  ])('accepts %s for a state', async (key, slug) => {
    expect(await slugsAt(key)).toEqual([slug])
  })

  test.each([
    ['bihar/GAYA', ['bihar', 'gaya']],
    ['bihar/Gaya ji', ['bihar', 'gaya']],
    ['बिहार/गया', ['bihar', 'gaya']],
    ['bihar/purbi-champaran', ['bihar', 'east-champaran']],
    ['bihar/aurangabad', ['bihar', 'aurangabad']],
    ['bihar/gaya/Sweets & Bakery', ['bihar', 'gaya', 'sweets-bakery']],
    ['bihar/gaya/मिठाई और बेकरी', ['bihar', 'gaya', 'sweets-bakery']],
    ['bihar/gaya/halwai', ['bihar', 'gaya', 'sweets-bakery']],
    ['bihar/gaya/2', ['bihar', 'gaya', 'sweets-bakery']],
  ])('accepts %s for a place and category', async (path, slugs) => {
    expect(await slugsAt(path)).toEqual(slugs)
  })

  test('accepts an id', async () => {
    expect(await slugsAt(`${await idOf('states', 'Bihar')}/${await idOf('districts', 'Patna')}`)).toEqual([
      'bihar',
      'patna',
    ])
  })

  test.each([
    'atlantis',
    '0',
    '-',
    '99999999999999999999',
    'bihar/mysuru',
    'bihar/-',
    'bihar/',
    'bihar//2',
    'bihar/%',
    'bihar/gaya/witchcraft',
    'bihar/gaya/0',
  ])('of %s returns 404', async (path) => {
    expect(await slugsAt(path)).toEqual([404, 'not_found'])
  })
})

const editDistrict = async (name: string, nameEn: string) => {
  const districts = (await owner.get('/api/admin/districts/')).json<{ id: number; name_en: string }[]>()
  const { id, ...names } = districts.find(({ name_en }) => name_en === name) ?? { id: 0 }
  const reply = await owner.put(`/api/admin/districts/${id}/`, { ...names, name_en: nameEn })
  expect(reply.statusCode, reply.body).toBe(200)
}

describe('a new name', () => {
  test('of a district creates a new slug, and every former one redirects', async () => {
    await editDistrict('Madhepura', 'Singheshwar')
    await editDistrict('Singheshwar', 'Singheshwar Sthan')
    for (const slug of ['madhepura', 'singheshwar', 'singheshwar-sthan'])
      expect(await slugsAt(`bihar/${slug}`)).toEqual(['bihar', 'singheshwar-sthan'])
  })

  test('that is reverted restores the slug', async () => {
    await editDistrict('Sheohar', 'Shivhar')
    await editDistrict('Shivhar', 'Sheohar')
    expect([await slugsAt('bihar/shivhar'), await slugsAt('bihar/sheohar')]).toEqual([
      ['bihar', 'sheohar'],
      ['bihar', 'sheohar'],
    ])
    expect(await db.selectFrom('formerSlugs').select('slug').where('slug', 'like', 'sh%').execute()).toEqual([
      { slug: 'shivhar' },
    ])
  })

  test('that another district had keeps the former slugs of that district', async () => {
    await editDistrict('Arwal', 'Kinjar')
    await editDistrict('Banka', 'Arwal')
    expect(await slugsAt('bihar/arwal')).toEqual(['bihar', 'kinjar'])
    expect(await slugsAt('bihar/banka')).toEqual(['bihar', 'arwal-2'])
  })

  test('that differs in other characters keeps the slug', async () => {
    await editDistrict('Lakhisarai', 'LAKHISARAI')
    expect(await slugsAt('bihar/lakhisarai')).toEqual(['bihar', 'lakhisarai'])
  })

  test('of a category creates a new slug, and the former one redirects', async () => {
    const all = (await owner.get('/api/admin/categories/')).json<{ id: number; title_en: string }[]>()
    const { id, ...names } = all.find(({ title_en }) => title_en === 'Optician') ?? { id: 0 }
    await owner.put(`/api/admin/categories/${id}/`, { ...names, title_en: 'Eyes & Glasses' })
    expect(await slugsAt('bihar/gaya/optician')).toEqual(['bihar', 'gaya', 'eyes-glasses'])
  })
})

test('a new category has a slug', async () => {
  const names = { title_en: 'Bamboo & Cane', title_hi: 'बाँस और बेंत' }
  const synonyms = { synonyms_en: [], synonyms_hi: [], synonyms_roman: [] }
  const reply = await owner.post('/api/admin/categories/', { ...names, ...synonyms })
  expect(reply.statusCode, reply.body).toBe(201)
  expect(await slugsAt('bihar/gaya/bamboo-cane')).toEqual(['bihar', 'gaya', 'bamboo-cane'])
})

test('a retired category is available while a business has it', async () => {
  const { id } = await db
    .updateTable('categories')
    .set({ retiredAt: server.time.now })
    .where('titleEn', '=', 'Footwear')
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await slugsAt('bihar/gaya/footwear')).toEqual([404, 'not_found'])
  const provider = await aProvider(db, { provider: { categoryId: id } })
  expect(await slugsAt('bihar/gaya/footwear')).toEqual(['bihar', 'gaya', 'footwear'])
  await db.deleteFrom('providers').where('accountId', '=', provider.id).execute()
  expect(await slugsAt('bihar/gaya/footwear')).toEqual([404, 'not_found'])
})
