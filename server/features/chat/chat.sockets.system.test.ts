import { connect as dialTcp } from 'node:net'
import { describe, expect, test } from 'vitest'
import { limits, socket as frames } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { aChat } from '../../testing/chats.ts'
import { listenForSockets } from '../../testing/sockets.ts'
import { codeTo } from '../../testing/mail.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'

const server = await testServer({ jobs: 'work' })
const { db } = server
const { connect, dial, host, port } = await listenForSockets(server)

const GONE = { code: 4401, reason: 'not_authenticated' }
const MISSING = { code: 4404, reason: 'not_found' }
const closing = async (path: string, who: { id: number } | { token: string }) =>
  (await connect(path, who)).closed

describe('opening a socket', () => {
  test('requires a valid token', async () => {
    const { path, customer } = await aChat(db)
    for (const each of [path, '/ws/notifications/']) {
      expect(await dial(each).closed).toEqual(GONE)
      expect(await closing(each, { token: 'garbage' })).toEqual(GONE)
    }
    const suspended = await anAccount(db, { suspendedAt: new Date() })
    expect(await closing('/ws/notifications/', suspended)).toEqual(GONE)
    const { access_token: token } = await server.signIn(customer)
    const start = server.time.now
    server.time.now = new Date(start.getTime() + 16 * 60_000)
    expect(await closing(path, { token })).toEqual(GONE)
    server.time.now = start
  })

  test('accepts a bearer token, which is never logged', async () => {
    const { path, customer } = await aChat(db)
    const { access_token: token } = await server.signIn(customer)
    const line = dial(path, { authorization: `Bearer ${token}` })
    expect(await line.ask({ content: 'Hello' })).toMatchObject({ content: 'Hello' })
    const again = await connect(path, { token })
    again.send('{')
    await again.next()
    expect(server.logLines.some((text) => text.includes('/ws/chat/'))).toBe(true)
    expect(server.logLines.filter((text) => text.includes(token))).toEqual([])
  })

  test('returns the same refusal for a chat of others, an unknown one and an administrator', async () => {
    const { path } = await aChat(db)
    for (const who of [await anAccount(db), await aProvider(db)])
      expect(await closing(path, who)).toEqual(MISSING)
    expect(await closing('/ws/chat/999999/', await anAccount(db))).toEqual(MISSING)
    const admin = await anAccount(db, { role: 'admin' })
    expect((await closing(path, admin)).code).toBe(4404)
  })

  test('is refused when a block exists in either direction', async () => {
    const one = await aChat(db)
    await block(db, one.customer, one.shop)
    const other = await aChat(db)
    await block(db, other.shop, other.customer)
    for (const { path, customer, shop: provider } of [one, other])
      for (const who of [customer, provider]) expect(await closing(path, who)).toEqual(MISSING)
  })

  test('is refused when the other account is suspended', async () => {
    const { path, customer, shop: provider } = await aChat(db)
    await db.updateTable('accounts').set({ suspendedAt: new Date() }).where('id', '=', provider.id).execute()
    expect(await closing(path, customer)).toEqual(MISSING)
  })

  test('is refused from another origin, and allowed from the own one and without one', async () => {
    const { path, customer } = await aChat(db)
    const { access_token: token } = await server.signIn(customer)
    const from = (origin: string) => dial(`${path}?token=${token}`, { origin })
    for (const origin of ['https://evil.example', 'null', `https://${host}.evil.example`])
      expect((await from(origin).closed).code).toBe(1006)
    for (const origin of [`http://${host}`, server.ctx.config.publicUrl])
      expect(await from(origin).ask({ content: 'Ours' })).toMatchObject({ content: 'Ours' })
  })

  test('answers upgrades of other paths, and a plain GET of a socket path', async () => {
    expect((await dial('/api/blogs/?token=x').closed).code).toBe(1006)
    expect((await dial('/ws/other/').closed).code).toBe(1006)
    expect((await server.get('/ws/notifications/')).statusCode).toBe(404)
  })

  test('is limited to thirty sockets per account', async () => {
    const someone = await anAccount(db)
    const { access_token: token } = await server.signIn(someone)
    const lines = []
    for (let number = 0; number < 30; number += 1) lines.push(await connect('/ws/notifications/', { token }))
    expect(await closing('/ws/notifications/', { token })).toEqual({ code: 4429, reason: 'too_many' })
    await lines[0]?.close()
    const answer = async () => {
      const line = await connect('/ws/notifications/', { token })
      return Promise.race([line.next(), line.closed])
    }
    await expect.poll(answer).toHaveProperty('unread_count')
  })
})

describe('a bad frame is refused and the socket stays open', () => {
  const long = 'x'.repeat(limits.chatMessage + 1)
  test.each([
    ['no JSON', '{', 'bad_input'],
    ['no object', '[1]', 'bad_input'],
    ['null', 'null', 'bad_input'],
    ['an unknown action', { action: 'delete' }, 'bad_input'],
    ['no content', { sender_type: 'customer' }, 'bad_input'],
    ['content of another kind', { content: 5 }, 'bad_input'],
    ['a NUL', { content: 'a\0b' }, 'bad_input'],
    ['half a character', { content: 'a\uD83D' }, 'bad_input'],
    ['a client_id that is too long', { content: 'Hi', client_id: 'x'.repeat(65) }, 'bad_input'],
    ['nothing but space', { content: ' \u200B\n ' }, 'message_empty'],
    ['4,001 characters', { content: long }, 'message_too_long'],
    ['another’s sender_id', { content: 'Hi', sender_id: 1 }, 'sender_wrong'],
    ['the other sender_type', { content: 'Hi', sender_type: 'provider' }, 'sender_wrong'],
    ['another chat', { content: 'Hi', chat_id: 999_999 }, 'sender_wrong'],
    ['more than 16 KB', { content: 'Hi', more: 'x'.repeat(frames.frameBytes) }, 'too_large'],
  ])('%s', async (_name, frame, code) => {
    const { path, customer, chat } = await aChat(db)
    const line = await connect(path, customer)
    const clientId =
      typeof frame === 'object' && code !== 'too_large' && !('client_id' in frame) ? 'mine' : null
    const sent = typeof frame === 'object' && clientId ? { ...frame, client_id: clientId } : frame
    expect(await line.ask(sent)).toEqual({ error: expect.any(String), code, client_id: clientId })
    expect(await line.ask({ content: 'Still here' })).toMatchObject({ content: 'Still here' })
    const stored = await db.selectFrom('messages').select('content').where('chatId', '=', chat.id).execute()
    expect(stored).toEqual([{ content: 'Still here' }])
  })

  test('binary data', async () => {
    const { path, customer } = await aChat(db)
    const line = await connect(path, customer)
    line.ws.send(new Uint8Array([1, 2, 3]))
    expect(await line.next()).toMatchObject({ code: 'bad_input' })
  })

  test('accepts 4,000 Hindi characters, and ids as strings', async () => {
    const { path, customer } = await aChat(db)
    const line = await connect(path, customer)
    const content = 'न'.repeat(limits.chatMessage)
    expect(await line.ask({ content, sender_id: String(customer.id) })).toMatchObject({ content })
  })

  test('closes the socket before reading an oversized frame', async () => {
    const { path, customer } = await aChat(db)
    const line = await connect(path, customer)
    line.send('x'.repeat(200_000))
    expect((await line.closed).code).toBe(1009)
  })

  test('the notification socket accepts no frames', async () => {
    const line = await connect('/ws/notifications/', await anAccount(db))
    await line.next()
    expect(await line.ask({ content: 'Hello?' })).toMatchObject({ code: 'bad_input' })
  })
})

describe('a lost permission closes the socket immediately', () => {
  const both = async () => {
    const talk = await aChat(db)
    const customerLine = await connect(talk.path, talk.customer)
    const providerLine = await connect(talk.path, talk.shop)
    return { ...talk, customerLine, shopLine: providerLine }
  }

  test('logout closes the sockets of that session only', async () => {
    const { path, customer } = await aChat(db)
    const [leaving, staying] = [await server.signIn(customer), await server.signIn(customer)]
    const lines = [
      await connect(path, { token: leaving.access_token }),
      await connect('/ws/notifications/', { token: leaving.access_token }),
    ]
    const other = await connect(path, { token: staying.access_token })
    const { refresh_token } = leaving
    await server.post('/api/logout/', { refresh_token })
    for (const line of lines) expect(await line.closed).toEqual(GONE)
    expect(await other.ask({ content: 'Still here' })).toMatchObject({ content: 'Still here' })
  })

  test('reuse of a refresh token ends its session', async () => {
    const { path, customer } = await aChat(db)
    const { access_token: token, refresh_token } = await server.signIn(customer)
    const line = await connect(path, { token })
    for (let time = 0; time < 2; time += 1) await server.post('/api/token/refresh/', { refresh_token })
    expect(await line.closed).toEqual(GONE)
  })

  test.each(['customer', 'shop'] as const)(
    'a block by the %s: of both in this chat, and no other',
    async (side) => {
      const { customer, shop: provider, customerLine, shopLine: providerLine } = await both()
      const elsewhere = await aChat(db)
      const bell = await connect('/ws/notifications/', customer)
      const stranger = await connect(elsewhere.path, elsewhere.customer)
      const blocker = await server.as(side === 'customer' ? customer : provider)
      if (side === 'customer') await blocker.post('/api/customer-blocks/', { provider: provider.id })
      else await blocker.post('/api/blocks/', { customer: customer.id, reason: 'Rude' })
      expect(await customerLine.closed).toEqual(MISSING)
      expect(await providerLine.closed).toEqual(MISSING)
      expect(bell.ws.readyState).toBe(WebSocket.OPEN)
      expect(await stranger.ask({ content: 'Unaffected' })).toMatchObject({ content: 'Unaffected' })
    },
  )

  test('deleting an account closes its sockets and the other side of its chats', async () => {
    const { customer, customerLine, shopLine: providerLine } = await both()
    expect((await (await server.as(customer)).delete('/api/delete-account/')).statusCode).toBe(200)
    expect(await customerLine.closed).toEqual(GONE)
    expect(await providerLine.closed).toEqual(MISSING)
  })

  test('a new password closes the sockets of every session', async () => {
    const customer = await anAccount(db)
    const mobile_number = customer.mobileNumber ?? ''
    const bells = [
      await connect('/ws/notifications/', customer),
      await connect('/ws/notifications/', customer),
    ]
    await server.post('/api/forget-password/', { mobile_number })
    const otp = await codeTo(server, mobile_number)
    const proved = await server.post('/api/verify-password/', { mobile_number, otp })
    const headers = { 'x-grant': proved.json<{ grant: string }>().grant }
    const body = { mobile_number, new_password: 'Mandi#42' }
    expect((await server.post('/api/reset-password/', body, headers)).statusCode).toBe(200)
    for (const bell of bells) expect(await bell.closed).toEqual(GONE)
  })

  test('a published suspension', async () => {
    const { shop: provider, shopLine: providerLine, customerLine } = await both()
    server.ctx.live.publish({ kind: 'ended', accountId: provider.id, sessionId: null, isGone: true })
    expect(await providerLine.closed).toEqual(GONE)
    expect(await customerLine.closed).toEqual(MISSING)
  })
})

describe('permissions are checked for every frame, with or without an event', () => {
  const silent = {
    'a session that ended': async ({ customer }: { customer: { id: number } }) =>
      db.updateTable('sessions').set({ endedAt: new Date() }).where('accountId', '=', customer.id).execute(),
    'a suspension': async ({ customer }: { customer: { id: number } }) =>
      db.updateTable('accounts').set({ suspendedAt: new Date() }).where('id', '=', customer.id).execute(),
  }
  for (const [name, end] of Object.entries(silent))
    test.each([{ content: 'Too late' }, { action: 'is_read' }])(`${name}: %j`, async (frame) => {
      const talk = await aChat(db)
      const line = await connect(talk.path, talk.customer)
      await end(talk)
      expect(await line.ask(frame)).toMatchObject({ code: 'not_authenticated' })
      expect(await line.closed).toEqual(GONE)
      const stored = await db.selectFrom('messages').select('id').where('chatId', '=', talk.chat.id).execute()
      expect(stored).toEqual([])
    })

  test.each([{ content: 'Too late' }, { action: 'is_read' }])('a block: %j', async (frame) => {
    for (const [by, of] of [
      ['customer', 'shop'],
      ['shop', 'customer'],
    ] as const) {
      const talk = await aChat(db)
      const line = await connect(talk.path, talk.customer)
      await block(db, talk[by], talk[of])
      expect(await line.ask(frame)).toMatchObject({ code: 'not_found' })
      expect(await line.closed).toEqual(MISSING)
    }
  })
})

test('closes a client that does not read without delaying others', async () => {
  const { path, customer, shop: provider } = await aChat(db)
  const { access_token } = await server.signIn(provider)
  const slow = dialTcp(port, '127.0.0.1').on('error', () => {})
  slow.write(
    `GET ${path}?token=${access_token} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await new Promise((resolve) => slow.once('data', resolve))
  slow.pause()
  const open = () => server.app.server.getConnections.bind(server.app.server)
  const count = () => new Promise<number>((resolve) => open()((_error, number) => resolve(number)))
  const line = await connect(path, customer)
  const before = await count()
  const content = 'न'.repeat(limits.chatMessage)
  let said = 0
  while ((await count()) === before && said < 3_000) {
    await line.ask({ content })
    said += 1
  }
  expect(await count()).toBe(before - 1)
  expect(await line.ask({ content: 'Served' })).toMatchObject({ content: 'Served' })
  slow.destroy()
}, 120_000)
