import { expect, test } from 'vitest'
import { aFile, formOf } from '../../testing/forms.ts'
import { needMarket, type NeedView } from '../../testing/need-market.ts'
import { testServer } from '../../testing/test-server.ts'
import { aVoice } from '../../testing/voices.ts'

const server = await testServer()
const { db } = server
const { form, ask, aBusiness, aCategory, aCustomer } = await needMarket(server)

const formWith = (categoryId: number, voice: Uint8Array) => {
  const { text, district_id, when } = form
  const fields = { text, when, category_id: String(categoryId), district_id: String(district_id) }
  return formOf({ ...fields, voice: aFile(voice, 'voice.webm') })
}

test('a need has a voice note for its customer and for a business that was asked', async () => {
  const categoryId = aCategory()
  const [business, customer] = [await aBusiness(categoryId), await aCustomer()]
  const created = await customer.post('/api/needs/', formWith(categoryId, aVoice()))
  expect(created.statusCode).toBe(201)
  const { need_id: id, voice } = created.json<NeedView>()
  expect(voice).toMatchObject({ url: expect.stringMatching(/^\/media\/.+\/voice\.m4a\?pass=/), seconds: 3 })
  expect(voice?.peaks).toHaveLength(64)
  await ask(id)
  const read = async (who: typeof business | typeof customer) =>
    (await who.get(`/api/needs/${id}/`)).json<NeedView>().voice
  expect(await read(customer)).toMatchObject({ seconds: 3, peaks: voice?.peaks })
  expect(await read(business)).toMatchObject({ seconds: 3, peaks: voice?.peaks })
})

test('the file is deleted with the need', async () => {
  const customer = await aCustomer()
  const { need_id: id } = (
    await customer.post('/api/needs/', formWith(aCategory(), aVoice()))
  ).json<NeedView>()
  const voices = () => db.selectFrom('media').select('folder').where('kind', '=', 'voice').execute()
  const before = await voices()
  await db.deleteFrom('needs').where('id', '=', id).execute()
  expect(await voices()).toHaveLength(before.length - 1)
})

test.each([
  ['one of 63 seconds', 400, 'voice_too_long', aVoice('long.webm')],
  ['one above 163,840 bytes', 413, 'voice_too_large', new Uint8Array(163_841)],
  ['a film', 415, 'voice_wrong_kind', aVoice('film.webm')],
])('refuses %s, and stores no need', async (_what, status, code, voice) => {
  const customer = await aCustomer()
  const refused = await customer.post('/api/needs/', formWith(aCategory(), voice))
  expect([refused.statusCode, refused.json().code]).toEqual([status, code])
  expect((await customer.get('/api/needs/')).json().results).toEqual([])
})
