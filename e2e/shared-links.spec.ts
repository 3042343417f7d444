// What chats, networks and search engines read of each kind of public page, in both languages.
import type { APIRequestContext } from '@playwright/test'
import { missingRecommended, structuredDataProblems } from '../web/testing/structured-data.ts'
import { readHead, readPicture } from './page-head.ts'
import { expect, test } from './test.ts'

type Picture = Awaited<ReturnType<typeof readPicture>>
type Reader = { needs: readonly string[]; canShow: (picture: Picture) => boolean }

// As they document it, or are known to do.
const READERS: Record<string, Reader> = {
  WhatsApp: {
    needs: ['og:title', 'og:description', 'og:url', 'og:image'],
    canShow: ({ bytes, width, height }) =>
      bytes <= 300_000 && width >= 300 && height >= 200 && width <= 4 * height,
  },
  Telegram: {
    needs: ['og:title', 'og:description', 'og:site_name', 'og:image'],
    canShow: ({ bytes, width, height }) => bytes <= 5_000_000 && width + height <= 10_000,
  },
  Facebook: {
    needs: [
      'og:title',
      'og:type',
      'og:url',
      'og:locale',
      'og:locale:alternate',
      'og:image',
      'og:image:type',
      'og:image:width',
      'og:image:height',
      'og:image:alt',
    ],
    canShow: ({ bytes, width, height }) => bytes <= 8_000_000 && width >= 600 && height >= 315,
  },
  X: {
    needs: ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt'],
    canShow: ({ bytes, width, height }) => bytes <= 5_000_000 && width >= 300 && height >= 157,
  },
}
// WhatsApp reads no further.
const HEAD_BYTES = 300_000

type Kind = { path: string; types: readonly string[]; hasOwnPicture?: boolean }

const newestPost = async (request: APIRequestContext, kind: string) => {
  const reply = await request.get(`/api/blogs/?kind=${kind}&limit=1`)
  const { blogs } = (await reply.json()) as { blogs: { blog_id: number }[] }
  return `/postpage/${blogs[0]?.blog_id}`
}

const publicPages = async (request: APIRequestContext): Promise<Kind[]> => [
  { path: '/', types: ['WebSite'] },
  { path: '/services', types: [] },
  { path: '/posts', types: [] },
  { path: '/providerprofile/2', types: ['Bakery', 'BreadcrumbList'], hasOwnPicture: true },
  {
    path: await newestPost(request, 'update'),
    types: ['BlogPosting', 'BreadcrumbList'],
    hasOwnPicture: true,
  },
  {
    path: await newestPost(request, 'offer'),
    types: ['BlogPosting', 'Offer', 'BreadcrumbList'],
    hasOwnPicture: true,
  },
  {
    path: await newestPost(request, 'event'),
    types: ['BlogPosting', 'Event', 'BreadcrumbList'],
    hasOwnPicture: true,
  },
  { path: '/market', types: ['ItemList', 'BreadcrumbList'] },
  { path: '/market/bihar', types: ['ItemList', 'BreadcrumbList'], hasOwnPicture: true },
  { path: '/market/bihar/gaya', types: ['ItemList', 'BreadcrumbList'], hasOwnPicture: true },
  { path: '/market/bihar/gaya/sweets-bakery', types: ['ItemList', 'BreadcrumbList'], hasOwnPicture: true },
]

const LOCALES = { en: 'en_IN', hi: 'hi_IN' } as const

for (const language of ['en', 'hi'] as const) {
  test(`every kind of page in ${language} has a preview for chats and social networks`, async ({
    request,
  }) => {
    for (const { path, hasOwnPicture = false } of await publicPages(request)) {
      const { status, meta, canonical, headBytes } = await readHead(request, `${path}?lng=${language}`)
      expect([path, status]).toEqual([path, 200])
      expect(headBytes).toBeLessThan(HEAD_BYTES)
      const url = meta.get('og:image') ?? ''
      expect(url).toMatch(/^https?:\/\//)
      const picture = await readPicture(request, url)
      for (const [reader, { needs, canShow }] of Object.entries(READERS)) {
        expect([path, reader, needs.filter((name) => !meta.get(name))]).toEqual([path, reader, []])
        expect([path, reader, canShow(picture)]).toEqual([path, reader, true])
      }
      expect(picture).toMatchObject({ width: 1200, height: 630 })
      expect(picture.bytes).toBeLessThanOrEqual(100_000)
      expect(url.includes(`.${language}.`)).toBe(hasOwnPicture)
      expect(meta.get('og:url')).toBe(canonical)
      expect(meta.get('og:locale')).toBe(LOCALES[language])
      expect(meta.get('og:description')?.length).toBeGreaterThan(20)
      expect(meta.has('article:published_time')).toBe(path.startsWith('/postpage'))
    }
  })

  test(`every kind of page in ${language} tells search engines what it is`, async ({ request }) => {
    for (const { path, types } of await publicPages(request)) {
      const { things } = await readHead(request, `${path}?lng=${language}`)
      expect([path, things.map((thing) => thing['@type'])]).toEqual([path, types])
      expect([path, things.flatMap((thing) => structuredDataProblems(thing))]).toEqual([path, []])
      expect([path, things.flatMap((thing) => missingRecommended(thing))]).toEqual([path, []])
    }
  })
}

for (const language of ['en', 'hi'])
  test(`the manifest is in ${language} when that is asked for`, async ({ request }) => {
    const reply = await request.get(`/manifest.webmanifest?lng=${language}`)
    expect(await reply.json()).toMatchObject({ lang: language })
  })
