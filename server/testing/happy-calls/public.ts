import { anAccount } from '../accounts.ts'
import { aReport, aReportedPost } from '../cases.ts'
import { aComment, aPublishedPost, anEvent } from '../posts.ts'
import { aProof } from '../proofs.ts'
import { aReview } from '../reviews.ts'
import { anItem, aProvider } from '../providers.ts'
import { aListedPost, aListedProvider } from '../search.ts'
import { signedInStaff } from '../staff.ts'
import { type HappyCall, nextNumber, read, type TestServer } from './call.ts'

/** Unique words: the number of statements of a search depends on its results. */
const search =
  (word: string, path: string): HappyCall =>
  async (server) => {
    const provider = await aListedProvider(server.db, `${word} Sweets`)
    await aListedPost(server.db, provider.id, { title: `${word} is fresh` })
    return () => server.get(`/api${path}`)
  }

const newCaptcha = async ({ get }: TestServer) =>
  (await get('/api/get-captcha/')).json<{ captcha_key: string }>().captcha_key

export const anAppealCode = async (server: TestServer) => {
  const { id } = await aReportedPost(server)
  const judge = await signedInStaff(server, 'moderator')
  await judge.post(`/api/admin/cases/${id}/decide/`, { decision: 'hide', reason: 'A fraud' })
  const decision = server.db.selectFrom('decisions').select(['id', 'appealCode']).where('caseId', '=', id)
  const { id: decisionId, appealCode } = await decision.executeTakeFirstOrThrow()
  return { decisionId, code: appealCode ?? '' }
}

export const publicCalls: Record<string, HappyCall> = {
  'GET /countries/': read('/countries/'),
  'GET /states/': read('/states/'),
  'GET /districts/': read('/districts/'),
  'GET /districts/:id/': read('/districts/1/'),
  'GET /districts/:id/offline.json': async (server) => {
    await server.get('/api/districts/1/offline.json')
    return () => server.get('/api/districts/1/offline.json')
  },
  'GET /districts/:id/hidden-businesses/': async (server) => {
    const customer = await server.as(await anAccount(server.db))
    return () => customer.get('/api/districts/1/hidden-businesses/')
  },
  'GET /locations': read('/locations'),
  'GET /district-suggestions/': read('/district-suggestions/?q=gaya'),
  'GET /reverse-geocode/': read('/reverse-geocode/?lat=24.78&lng=85'),
  'GET /category/': read('/category/'),
  'GET /marketplace/': search('Bundi', '/marketplace/'),
  'GET /market/': search('Balushahi', '/market/'),
  'GET /market/:state/': search('Lavanglata', '/market/bihar/'),
  'GET /market/:state/:district/': search('Chandrakala', '/market/bihar/gaya/'),
  'GET /market/:state/:district/:category/': search('Sonpapdi', '/market/bihar/gaya/sweets-bakery/'),
  'GET /index/': search('Imarti', '/index/'),
  'GET /get-google-maps-key/': read('/get-google-maps-key/'),
  'GET /outbox/': read('/outbox/'),
  'GET /proof-of-work/': read('/proof-of-work/'),
  'GET /push/key/': read('/push/key/'),
  'GET /get-captcha/': read('/get-captcha/'),
  'GET /captcha/:key/image/': async (server) => {
    const key = await newCaptcha(server)
    return () => server.get(`/api/captcha/${key}/image/`)
  },
  'GET /captcha/:key/audio/': async (server) => {
    const key = await newCaptcha(server)
    const path = `/api/captcha/${key}/audio/`
    return async () => server.get(`${path}?proof=${encodeURIComponent(await aProof(server))}`)
  },
  'GET /check-username/': read('/check-username/?username=somebody'),
  'GET /check-email/': read('/check-email/?email=somebody@example.in'),
  'GET /check-mobile_number/': read('/check-mobile_number/?mobile_number=9876543210'),
  'GET /marketplace/search/': search('Ghevar', '/marketplace/search/?searchtext=ghevar&location=Gaya'),
  'GET /blogs/search/': search('Petha', '/blogs/search/?searchtext=petha&location=Gaya'),
  'GET /search/': search('Tilkut', '/search/?searchtext=tilkut&location=Gaya'),
  'GET /search-suggestions/': search('Malpua', '/search-suggestions/?q=malp'),
  'GET /post-search-suggestions/': search('Kachori', '/post-search-suggestions/?q=kach'),
  'GET /blogs/': search('Khaja', '/blogs/'),
  'GET /provider-profile/:id/': async (server) => {
    const { provider } = await aPublishedPost(server.db)
    return () => server.get(`/api/provider-profile/${provider.id}/`)
  },
  'GET /providers/:id/items/': async (server) => {
    const { id } = await aProvider(server.db)
    await anItem(server.db, id)
    return () => server.get(`/api/providers/${id}/items/`)
  },
  'GET /blogs/:id/': async (server) => {
    const { post } = await aPublishedPost(server.db)
    return () => server.get(`/api/blogs/${post.id}/`)
  },
  'GET /blogs/:id/event.ics': async (server) => {
    const { post } = await aPublishedPost(server.db, anEvent())
    return () => server.get(`/api/blogs/${post.id}/event.ics`)
  },
  'GET /blogs/:id/comments/view/': async (server) => {
    const { post } = await aPublishedPost(server.db)
    await aComment(server.db, post.id)
    return () => server.get(`/api/blogs/${post.id}/comments/view/`)
  },
  'GET /providers/:id/reviews/': async (server) => {
    const { id } = await aProvider(server.db)
    await aReview(server.db, id)
    return () => server.get(`/api/providers/${id}/reviews/`)
  },
  'POST /contact-haat-admin/': async (server) => () =>
    server.post('/api/contact-haat-admin/', {
      name: 'Asha',
      email: 'asha@example.in',
      subject: 'Namaste',
      message: 'A word',
    }),
  'POST /contacts/create/': async (server) => {
    const provider = await aProvider(server.db)
    const mobile_number = String(9_300_000_000 + nextNumber())
    const customer = await server.as(await anAccount(server.db))
    return () =>
      customer.post('/api/contacts/create/', {
        provider_id: provider.id,
        name: 'Asha',
        email: 'asha@example.in',
        mobile_number,
      })
  },
  'POST /reports/': async (server) => {
    const { post } = await aPublishedPost(server.db)
    const customer = await server.as(await anAccount(server.db))
    return () => customer.post('/api/reports/', { blog: post.id, reason: 'spam', description: 'Too many' })
  },
  'GET /grievances/': async (server) => () => server.get('/api/grievances/'),
  'GET /grievances/:code/': async (server) => {
    const provider = await aProvider(server.db)
    const { tracking_code: code } = await aReport(server, { provider: provider.id })
    return () => server.get(`/api/grievances/${code}/`)
  },
  'GET /reports/:code/': async (server) => {
    const { post } = await aPublishedPost(server.db)
    const { tracking_code } = await aReport(server, { blog: post.id })
    return () => server.get(`/api/reports/${tracking_code}/`)
  },
  'GET /appeals/:code/': async (server) => {
    const { code } = await anAppealCode(server)
    return () => server.get(`/api/appeals/${code}/`)
  },
  'POST /appeals/:code/': async (server) => {
    const { code } = await anAppealCode(server)
    return () => server.post(`/api/appeals/${code}/`, { text: 'It was a joke' })
  },
}
