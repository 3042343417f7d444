import { describe, expect, test } from 'vitest'
import type { Insertable } from 'kysely'
import type { Tables } from '../../platform/db/db.ts'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { aMedia, aPost, aProvider, attachMedia } from '../../testing/providers.ts'
import { queriesDuring } from '../../testing/queries.ts'

const server = await testServer({ env: { GOOGLE_MAPS_API_KEY: 'maps-key' } })
const { db } = server

const readProfile = (id: number, query = '') => server.get(`/api/provider-profile/${id}/${query}`)
const daysAgo = (days: number) => new Date(NOON.getTime() - days * 86_400_000)

test('returns a business in the requested language', async () => {
  const logo = await aMedia(db, { widths: [192, 320, 640], width: 640, height: 640 })
  const { id, mobileNumber } = await aProvider(db, {
    account: { email: 'sweets@example.in', verifiedAt: daysAgo(3) },
    provider: {
      businessName: 'Sharma Sweets',
      businessTagline: 'Pure ghee',
      businessDescription: 'Since 1984',
      streetAddress: 'Tekari Road',
      zipcode: '823001',
      latitude: 24.795,
      longitude: 84.998,
      websiteLink: 'https://sharma.example.in/',
      logoId: logo.id,
    },
  })
  const { provider, blogs, pagination } = (await readProfile(id)).json()
  expect(provider).toEqual({
    id,
    user_id: id,
    business_name: 'Sharma Sweets',
    business_category: 'Sweets & Bakery',
    category_id: expect.any(Number),
    business_tagline: 'Pure ghee',
    business_description: 'Since 1984',
    email: 'sweets@example.in',
    mobile_number: mobileNumber,
    website_link: 'https://sharma.example.in/',
    street_address: 'Tekari Road',
    district: 'Gaya',
    district_id: expect.any(Number),
    state: 'Bihar',
    state_id: expect.any(Number),
    state_slug: 'bihar',
    district_slug: 'gaya',
    category_slug: 'sweets-bakery',
    country: 'India',
    country_id: expect.any(Number),
    zipcode: '823001',
    latitude: 24.795,
    longitude: 84.998,
    logo: `/media/${logo.folder}/320.webp`,
    images: [],
    videos: [],
    rating: { average: null, count: 0 },
    followers: 0,
    hours: null,
    answer_minutes: null,
    orders: null,
    listed_at: daysAgo(3).toISOString(),
    verified: false,
  })
  expect({ blogs, pagination }).toEqual({ blogs: [], pagination: { page: 1, has_next: false } })
  const hindi = (await readProfile(id, '?lang=hi')).json().provider
  expect(hindi).toMatchObject({
    district: 'गया',
    state: 'बिहार',
    country: 'भारत',
    business_name: 'Sharma Sweets',
  })
  expect(hindi.business_category).toMatch(/मिठाई/)
})

test('returns at most five images and two videos in their order', async () => {
  const { id } = await aProvider(db)
  const pictures = await Promise.all(Array.from({ length: 6 }, () => aMedia(db)))
  const videos = await Promise.all(
    Array.from({ length: 3 }, () =>
      aMedia(db, { kind: 'video', extension: 'mp4', widths: [], width: null, height: null }),
    ),
  )
  await attachMedia(db, id, [...pictures, ...videos].toReversed())
  const { provider } = (await readProfile(id)).json()
  const firstFive = pictures.toReversed().slice(0, 5)
  expect(provider.images.map((image: { id: number }) => image.id)).toEqual(firstFive.map((each) => each.id))
  const [first] = firstFive
  expect(provider.images[0]).toEqual({
    id: first?.id,
    image_id: first?.id,
    image_data: `/media/${first?.folder}/640.webp`,
    picture: {
      url: `/media/${first?.folder}/640.webp`,
      width: 640,
      height: 480,
      sources: [
        { url: `/media/${first?.folder}/320.webp`, width: 320 },
        { url: `/media/${first?.folder}/640.webp`, width: 640 },
      ],
    },
  })
  expect(provider.videos).toEqual(
    videos
      .toReversed()
      .slice(0, 2)
      .map(({ id: video, folder }) => ({
        id: video,
        video_id: video,
        video_data: `/media/${folder}/video.mp4`,
      })),
  )
})

test('removes a deleted medium from profile and post', async () => {
  const [logo, hung, posted] = [await aMedia(db), await aMedia(db), await aMedia(db)]
  const { id } = await aProvider(db, { provider: { logoId: logo.id } })
  await attachMedia(db, id, [hung, await aMedia(db)])
  await aPost(db, id, {}, [posted, await aMedia(db)])
  const counts = async () => {
    const { provider, blogs } = (await readProfile(id)).json()
    return [provider.logo !== null, provider.images.length, blogs[0].blog_images.length]
  }
  expect(await counts()).toEqual([true, 2, 2])
  const gone = [logo.id, hung.id, posted.id]
  await db.deleteFrom('media').where('id', 'in', gone).execute()
  expect(await counts()).toEqual([false, 1, 1])
  await db.deleteFrom('providerMedia').where('providerId', '=', id).execute()
  await db.deleteFrom('postMedia').execute()
  expect(await counts()).toEqual([false, 0, 0])
})

describe('posts', () => {
  const titles = (reply: { json: () => { blogs: { title: string }[] } }) =>
    reply.json().blogs.map(({ title }) => title)

  test('are returned in pages of six, newest first', async () => {
    const { id } = await aProvider(db)
    for (let day = 1; day <= 8; day += 1)
      await aPost(db, id, { title: `Day ${day}`, createdAt: daysAgo(day) })
    const first = await readProfile(id)
    expect(titles(first)).toEqual(['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6'])
    expect(first.json().pagination).toEqual({ page: 1, has_next: true })
    const second = await readProfile(id, '?page=2')
    expect(titles(second)).toEqual(['Day 7', 'Day 8'])
    expect(second.json().pagination).toEqual({ page: 2, has_next: false })
    expect((await readProfile(id, '?page=3')).json().blogs).toEqual([])
    for (const page of ['0', '-1', 'x', '100001'])
      expect((await readProfile(id, `?page=${page}`)).statusCode).toBe(400)
  })

  test('include images, business and category', async () => {
    const { id } = await aProvider(db, { provider: { businessName: 'Sharma Sweets' } })
    const picture = await aMedia(db)
    const video = await aMedia(db, {
      kind: 'video',
      extension: 'webm',
      widths: [],
      width: null,
      height: null,
    })
    const post = await aPost(db, id, { title: 'Tilkut', content: 'Fresh today', createdAt: NOON }, [
      picture,
      video,
    ])
    const { blogs } = (await readProfile(id)).json()
    expect(blogs).toEqual([
      {
        blog_id: post.id,
        title: 'Tilkut',
        content: 'Fresh today',
        category_title: 'Sweets & Bakery',
        created_at: NOON.toISOString(),
        created_by: 'Sharma Sweets',
        created_by_id: id,
        blog_images: [
          {
            image: `/media/${picture.folder}/640.webp`,
            image_id: picture.id,
            picture: expect.objectContaining({ width: 640, height: 480 }),
          },
        ],
        blog_videos: [{ video: `/media/${video.folder}/video.webm`, video_id: video.id }],
        kind: 'update',
        starts_at: null,
        ends_at: null,
        offer_code: null,
        price_paise: null,
        was_price_paise: null,
        has_ended: false,
      },
    ])
    expect((await readProfile(id, '?lang=hi')).json().blogs[0].category_title).toMatch(/मिठाई/)
  })
})

describe('an account that is not public', () => {
  const gone: [string, Partial<Insertable<Tables['accounts']>>][] = [
    ['unverified', { verifiedAt: null }],
    ['suspended', { suspendedAt: NOON }],
    [
      'deleted',
      {
        deletedAt: NOON,
        username: null,
        usernameKey: null,
        email: null,
        mobileNumber: null,
        passwordHash: null,
      },
    ],
  ]

  test.each(gone)(
    '%s: looks as if there had never been one, also to a browser that kept a copy',
    async (_name, state) => {
      const { id } = await aProvider(db)
      const before = await readProfile(id)
      const tag = String(before.headers.etag)
      const conditional = { 'if-none-match': tag }
      expect(before.headers['cache-control']).toBe('public, no-cache')
      expect((await server.get(`/api/provider-profile/${id}/`, conditional)).statusCode).toBe(304)
      await db.updateTable('accounts').set(state).where('id', '=', id).execute()
      const after = await server.get(`/api/provider-profile/${id}/`, conditional)
      expect(after.statusCode).toBe(404)
      expect(after.headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(after.headers.etag).toBeUndefined()
      expect(after.json()).toEqual((await readProfile(999_999_999)).json())
    },
  )

  test('returns 404 for a customer', async () => {
    const { id } = await anAccount(db)
    expect((await readProfile(id)).statusCode).toBe(404)
    for (const none of ['0', 'x', '99999999999999999999'])
      expect((await server.get(`/api/provider-profile/${none}/`)).statusCode).toBe(400)
  })
})

test('takes one statement for any amount of content', async () => {
  const [empty, full] = [await aProvider(db), await aProvider(db)]
  await attachMedia(db, full.id, await Promise.all(Array.from({ length: 5 }, () => aMedia(db))))
  for (let i = 0; i < 7; i += 1) await aPost(db, full.id, {}, [await aMedia(db), await aMedia(db)])
  const asked = async (id: number) => (await queriesDuring(() => readProfile(id))).length
  expect(await asked(empty.id)).toBe(1)
  expect(await asked(full.id)).toBe(1)
})

test('returns the configured maps key', async () => {
  expect((await server.get('/api/get-google-maps-key/')).json()).toEqual({ GOOGLE_MAPS_API_KEY: 'maps-key' })
})
