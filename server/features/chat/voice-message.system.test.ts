import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { serveWeb } from '../../app/web.ts'
import { aChat, insertMessages } from '../../testing/chats.ts'
import { anAccount } from '../../testing/accounts.ts'
import { listenForSockets } from '../../testing/sockets.ts'
import { block } from '../../testing/posts.ts'
import { testServer } from '../../testing/test-server.ts'
import { aVoice, voiceForm } from '../../testing/voices.ts'
import { uploadLeftovers } from '../../testing/sign-up-forms.ts'

const server = await testServer()
const { db } = server
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
afterAll(() => site.close())
await serveWeb(site, server.ctx, () => Promise.reject(new Error('no page is asked for')))
const { connect } = await listenForSockets(server)

const aTalk = async () => {
  const { shop: provider, ...talk } = await aChat(db)
  return { ...talk, provider, me: await server.as(talk.customer), them: await server.as(provider) }
}
const voicePath = ({ id }: { id: number }) => `/api/chats/${id}/voice/`
const read = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })
const pathOf = (url: string) => url.slice(0, url.indexOf('?'))

test('stores a voice note and delivers it to both sides', async () => {
  const { customer, provider, chat, path, me, them } = await aTalk()
  const line = await connect(path, provider)
  const sent = await me.post(voicePath(chat), voiceForm('first'))
  expect(sent.statusCode).toBe(201)
  const voice = {
    url: expect.stringMatching(/^\/media\/.+\/voice\.m4a\?pass=/),
    seconds: 3,
    bytes: expect.any(Number),
    peaks: expect.any(Array),
  }
  const message = { kind: 'voice', content: '', client_id: 'first', sender_id: customer.id, voice }
  expect(sent.json()).toMatchObject(message)
  expect(await line.next()).toMatchObject({ action: 'message', ...message })
  expect((await them.get(`/api/chats/${chat.id}/messages/`)).json()).toMatchObject([message])
  expect((await them.get('/api/chats')).json()).toMatchObject([{ last_message: '', last_voice_seconds: 3 }])
})

test('serves the file by ranges to who has the signed URL, for less than an hour, and not by its bare path', async () => {
  const { chat, me } = await aTalk()
  const { voice } = (await me.post(voicePath(chat), voiceForm('one'))).json()
  const whole = await read(voice.url)
  expect(whole).toMatchObject({ statusCode: 200, headers: { 'content-type': 'audio/mp4' } })
  expect(whole.rawPayload).toHaveLength(voice.bytes)
  const part = await read(voice.url, { range: 'bytes=100-199' })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200))
  expect((await read(pathOf(voice.url))).statusCode).toBe(404)
  const start = server.time.now
  server.time.now = new Date(start.getTime() + 3_600_000)
  expect((await read(voice.url)).statusCode).toBe(404)
  server.time.now = start
})

test('stores a repeated client_id once, and refuses that of a text', async () => {
  const { chat, me } = await aTalk()
  const first = await me.post(voicePath(chat), voiceForm('same'))
  const again = await me.post(voicePath(chat), voiceForm('same'))
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json().message_id).toBe(first.json().message_id)
  await me.post(`/api/chats/${chat.id}/messages/`, { content: 'Namaste', client_id: 'text' })
  expect((await me.post(voicePath(chat), voiceForm('text'))).json()).toMatchObject({ code: 'client_id_used' })
  const text = { content: 'Namaste', client_id: 'same' }
  expect((await me.post(`/api/chats/${chat.id}/messages/`, text)).statusCode).toBe(409)
})

test('stores concurrent repeats once, with one file', async () => {
  const { chat, me } = await aTalk()
  const sent = await Promise.all([1, 2, 3].map(() => me.post(voicePath(chat), voiceForm('same'))))
  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201])
  const { folders, media, leftovers } = await uploadLeftovers(server)
  expect(folders.toSorted()).toEqual(media.toSorted())
  expect(leftovers).toEqual([])
})

test.each([
  ['none', 400, 'voice_missing', undefined],
  ['one of 63 seconds', 400, 'voice_too_long', aVoice('long.webm')],
  ['one above 163,840 bytes', 413, 'voice_too_large', new Uint8Array(163_841)],
  ['a film', 415, 'voice_wrong_kind', aVoice('film.webm')],
])('refuses %s', async (_what, status, code, audio) => {
  const { chat, me } = await aTalk()
  const form = voiceForm('one', audio)
  if (!audio) form.delete('audio')
  const refused = await me.post(voicePath(chat), form)
  expect([refused.statusCode, refused.json().code]).toEqual([status, code])
})

test('is 404 for others, and after a block', async () => {
  const { chat, me, provider, customer } = await aTalk()
  const stranger = await server.as(await anAccount(db))
  expect((await stranger.post(voicePath(chat), voiceForm('one'))).statusCode).toBe(404)
  await block(db, provider, customer)
  expect((await me.post(voicePath(chat), voiceForm('one'))).statusCode).toBe(404)
})

test('the bell names the length of a voice note and not of the text after it', async () => {
  const { chat, me, them, provider } = await aTalk()
  await me.post(voicePath(chat), voiceForm('one'))
  const bell = async (lang: string) => (await them.get(`/api/notifications/?lang=${lang}`)).json()[0].message
  expect(await bell('en')).toMatch(/: Voice message \(0:03\)$/)
  expect(await bell('hi')).toMatch(/: वॉइस मैसेज \(0:03\)$/)
  await db.updateTable('chats').set({ providerReadId: 1_000_000_000 }).where('id', '=', chat.id).execute()
  await db
    .updateTable('notifications')
    .set({ readAt: new Date() })
    .where('accountId', '=', provider.id)
    .execute()
  await db.updateTable('chats').set({ providerReadId: 0 }).where('id', '=', chat.id).execute()
  await db.deleteFrom('messages').where('chatId', '=', chat.id).execute()
  await me.post(`/api/chats/${chat.id}/messages/`, { content: 'Namaste', client_id: 'text' })
  expect(await bell('en')).toMatch(/ sent you a message\.$/)
})

test('the file is deleted with the message', async () => {
  const { chat, me } = await aTalk()
  const { message_id: id, voice } = (await me.post(voicePath(chat), voiceForm('one'))).json()
  const folder = pathOf(voice.url).slice('/media/'.length, -'/voice.m4a'.length)
  await db.deleteFrom('messages').where('id', '=', id).execute()
  expect(await db.selectFrom('media').select('id').where('folder', '=', folder).execute()).toEqual([])
  const due = await db.selectFrom('mediaLeftovers').select('folder').where('folder', '=', folder).execute()
  expect(due).toEqual([{ folder }])
})

test('a text keeps its kind', async () => {
  const { chat, me } = await aTalk()
  await insertMessages(db, chat.id, [{ by: 'customer', content: 'Namaste' }])
  const [message] = (await me.get(`/api/chats/${chat.id}/messages/`)).json()
  expect(message).toMatchObject({ kind: 'text', voice: null, content: 'Namaste' })
})
