// A write is visible to the next query.
import { describe, expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { aFile, aPicture, encoded, formOf } from '../../testing/forms.ts'
import { codeTo } from '../../testing/mail.ts'
import { aListedPost } from '../../testing/search.ts'
import { signUp } from '../../testing/sign-up-forms.ts'

const server = await testServer({ jobs: 'work' })
const { db } = server

const found = async (text: string) => {
  const q = encodeURIComponent(text)
  const providers = await server.get(`/api/marketplace/search/?searchtext=${q}`)
  const posts = await server.get(`/api/blogs/search/?searchtext=${q}`)
  const typed = await server.get(`/api/search-suggestions/?q=${q}`)
  return [
    ...providers.json<{ business_name: string }[]>().map((each) => each.business_name),
    ...posts.json<{ title: string }[]>().map((each) => each.title),
    ...typed.json<{ businesses: { name: string }[] }>().businesses.map((each) => each.name),
  ]
}

const mobiles = Array.from({ length: 9 }, (_, number) => `98000000${10 + number}`).values()

const aSignedUpProvider = async (business_name: string) => {
  const mobile = mobiles.next().value ?? ''
  const reply = await signUp(server, { business_name, mobile_number: mobile })
  expect(reply.statusCode).toBe(201)
  const { user_id: id, grant } = reply.json<{ user_id: number; grant: string }>()
  return { id, mobile, grant }
}

type SignedUpProvider = Awaited<ReturnType<typeof aSignedUpProvider>>

const verify = async ({ id, mobile, grant }: SignedUpProvider) => {
  const headers = { 'x-grant': grant }
  const to = { contact: mobile, user_type: 'provider' }
  await server.post('/api/send-otp/', { user_id: id, otp_via: 'mobile', ...to }, headers)
  const verified = await server.post(
    '/api/verify-otp/',
    { otp: await codeTo(server, mobile), ...to },
    headers,
  )
  expect(verified.statusCode).toBe(200)
}

const anOwner = async (businessName: string) => {
  const signedUp = await aSignedUpProvider(businessName)
  await verify(signedUp)
  return { ...signedUp, me: await server.as(signedUp) }
}
type Owner = Awaited<ReturnType<typeof anOwner>>

const save = async ({ me, id }: Owner, fields: Parameters<typeof formOf>[0]) => {
  const { body, headers } = await encoded(formOf({ email: `shop${id}@example.in`, ...fields }))
  return me.put('/api/manage-provider-profile/', body, headers)
}

const qualityOf = async (id: number) =>
  (
    await db
      .selectFrom('providerSearch')
      .select('quality')
      .where('providerId', '=', id)
      .executeTakeFirstOrThrow()
  ).quality

describe('a shop', () => {
  test('is found immediately after its owner is verified, and not before', async () => {
    const signedUp = await aSignedUpProvider('Nandan Kanan')
    expect(await found('nandan kanan')).toEqual([])
    await verify(signedUp)
    expect(await found('नंदन कानन')).toEqual(['Nandan Kanan', 'Nandan Kanan'])
  })

  test('is found by its new name and not by its old one, and so are its posts', async () => {
    const owner = await anOwner('Rangoli Studio')
    await aListedPost(db, owner.id, { title: 'Open on Sundays' })
    expect(await found('rangoli')).toEqual(['Rangoli Studio', 'Open on Sundays', 'Rangoli Studio'])
    expect((await save(owner, { business_name: 'Alpana Studio' })).statusCode).toBe(200)
    expect(await found('rangoli')).toEqual([])
    expect(await found('alpana')).toEqual(['Alpana Studio', 'Open on Sundays', 'Alpana Studio'])
  })

  test('is found by what its owner says about it now', async () => {
    const owner = await anOwner('Chetna Kendra')
    await save(owner, { business_description: 'Madhubani ki chitrakari' })
    expect(await found('chitrakari')).toEqual(['Chetna Kendra'])
    await save(owner, { business_description: 'Sujani ki kadhai' })
    expect(await found('chitrakari')).toEqual([])
  })

  test('keeps its name when a save is refused', async () => {
    const owner = await anOwner('Vasundhara Nursery')
    const refused = await save(owner, { business_name: 'Harit Nursery', zipcode: 'x' })
    expect(refused.statusCode).toBe(400)
    expect(await found('harit nursery')).toEqual([])
    expect(await found('vasundhara')).toHaveLength(2)
  })

  test('ranks higher with a logo', async () => {
    const owner = await anOwner('Darpan Optical')
    const before = await qualityOf(owner.id)
    const logo = aFile(await aPicture().jpeg().toBuffer(), 'logo.jpg')
    expect((await save(owner, { logo })).statusCode).toBe(200)
    expect(await qualityOf(owner.id)).toBeCloseTo(before + 20)
  })

  test('is not found after its owner deleted the account', async () => {
    const { id, me } = await anOwner('Vida Vastra')
    await aListedPost(db, id, { title: 'Vida sale' })
    expect(await found('vida')).toHaveLength(3)
    expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
    expect(await found('vida')).toEqual([])
  })
})

test('a sign-up that is refused leaves no trace in the search', async () => {
  const mobile = mobiles.next().value ?? ''
  const refused = await signUp(server, {
    business_name: 'Adhura Sapna',
    mobile_number: mobile,
    district: 'x',
  })
  expect(refused.statusCode).toBe(400)
  const known = await db.selectFrom('searchWords').select('word').where('word', '=', 'adhura').execute()
  expect(known).toEqual([])
})
