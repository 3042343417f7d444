import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { codeMessage } from '../features/accounts/code-message.ts'
import { anAccount } from '../testing/accounts.ts'
import { testServer } from '../testing/test-server.ts'
import { aMailServer, anSmsGateway } from '../testing/gateways.ts'
import { deadMessages, retryDeadMessages } from '../platform/mail/dead-messages.ts'
import type { Message } from '../platform/mail/message.ts'

const mail = await aMailServer()
const gateway = await anSmsGateway()
const templates = {
  verify: { en: '110701', hi: '110702' },
  reset: { en: '110703', hi: '110704' },
  contact_changed: { en: '110705', hi: '110706' },
}
const body = {
  flow: '{template_id}',
  sender: 'HAATIN',
  recipients: [{ mobiles: '91{mobile}', OTP: '{code}' }],
  text: '{text}',
  ref: '{id}',
}
const dir = mkdtempSync(join(tmpdir(), 'haat-sms-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const SMS_TEMPLATES = join(dir, 'gateway.json')
writeFileSync(
  SMS_TEMPLATES,
  JSON.stringify({ headers: { authkey: 'k' }, body, accepted: '"success"', templates }),
)

const server = await testServer({
  jobs: 'work',
  env: {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Haat <letters@haat.example>',
    ADMIN_EMAIL: 'desk@haat.example',
    SMS_URL: gateway.url,
    SMS_TEMPLATES,
  },
})
const { pool, config, clock, send, deadLetters: dead } = server.ctx
const needs = { dead, secretKey: config.secretKey, clock }
const start = server.time.now
const code = (given: Partial<Parameters<typeof codeMessage>[1]> = {}) =>
  codeMessage(
    { digits: '482913', expiresAt: new Date(start.getTime() + 15 * 60_000) },
    { accountId: 1, purpose: 'verify', language: 'en', via: 'mobile', contact: '9876543210', ...given },
  )
const letter: Message = { via: 'email', to: 'asha@example.in', subject: 'नमस्ते', text: 'A word', code: null }

const jobs = async () =>
  (await pool.query(`select state, output from pgboss.job where name = 'deliver-message'`)).rows as {
    state: string
    output: { message: string } | null
  }[]
const reasons = async () => (await deadMessages(needs)).map(({ reason }) => reason)

beforeEach(async () => {
  server.time.now = start
  await pool.query('delete from pgboss.job')
  mail.letters.length = gateway.asked.length = 0
  mail.state.refusal = undefined
  Object.assign(gateway.state, { status: 200, answer: '{"type":"success"}' })
})

test('a mail is sent through the mail server, and is not in the outbox', async () => {
  await send(server.db, letter)
  await expect.poll(() => mail.letters.length).toBe(1)
  const [sent] = mail.letters
  expect(sent).toMatchObject({ to: ['asha@example.in'], login: 'haat' })
  expect(sent?.raw).toMatch(/^From: Haat <letters@haat.example>\r$/m)
  expect(sent?.raw).toMatch(/^Message-ID: <[\w-]{36}@haat.example>\r$/m)
  expect(sent?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect((await server.get('/api/outbox/')).statusCode).toBe(404)
})

test('a message to the administrators is sent to their e-mail address', async () => {
  const fields = {
    name: 'Asha',
    email: 'asha@example.in',
    subject: 'Hello\r\nBcc: x@y.in',
    message: 'A word',
  }
  expect((await server.post('/api/contact-haat-admin/', fields)).statusCode).toBe(201)
  await expect.poll(() => mail.letters.length).toBe(1)
  expect(mail.letters[0]?.to).toEqual(['desk@haat.example'])
  expect(mail.letters[0]?.raw).not.toMatch(/^Bcc:/m)
})

test('a text message is requested as the file configures it, with the template of its kind and language', async () => {
  await send(server.db, code({ purpose: 'reset', language: 'hi' }))
  await expect.poll(() => gateway.asked.length).toBe(1)
  const [asked] = gateway.asked
  expect(asked?.url).toBe('/send?unicode=1')
  expect(asked?.headers).toMatchObject({
    authkey: 'k',
    authorization: `Basic ${Buffer.from('haat:secret').toString('base64')}`,
    'content-type': 'application/json',
  })
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    flow: '110704',
    sender: 'HAATIN',
    recipients: [{ mobiles: '919876543210', OTP: '482913' }],
    text: '482913 हाट पर नया पासवर्ड बनाने का ओटीपी है। यह 15 मिनट तक चलेगा। इसे किसी को न बताएँ।',
    ref: expect.stringMatching(/^[\w-]{36}$/) as string,
  })
})

describe('is retried', () => {
  test.each([
    [
      'a letter, when the server is busy',
      letter,
      () => (mail.state.refusal = { code: 451, words: 'asha@example.in later' }),
    ],
    ['a text, when the gateway is broken', code(), () => (gateway.state.status = 500)],
    ['a text, when our key is refused', code(), () => (gateway.state.status = 401)],
    [
      'a text, when 200 is no acceptance',
      code(),
      () => (gateway.state.answer = '{"type":"error 9876543210"}'),
    ],
  ])('%s', async (_what, message, refuse) => {
    refuse()
    await send(server.db, message)
    await expect.poll(async () => (await jobs())[0]?.state).toBe('retry')
    expect(JSON.stringify(await jobs())).not.toMatch(/asha|9876543210|482913/)
    expect(await reasons()).toEqual([])
  })

  test('a text, but not one that a newer code has replaced meanwhile', async () => {
    const contact = '9876500001'
    const { id } = await anAccount(server.db, { mobileNumber: contact, verifiedAt: null })
    const me = await server.as({ id })
    const ask = () =>
      me.post('/api/send-otp/', { user_id: id, contact, otp_via: 'mobile', user_type: 'customer' })
    const states = async () => (await jobs()).map(({ state }) => state)
    gateway.state.status = 500
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200])
    await expect.poll(states).not.toContain('created')
    await expect.poll(states).not.toContain('active')
    await expect.poll(states).toContain('retry')
    gateway.state.status = 200
    gateway.asked.length = 0
    await pool.query(`update pgboss.job set start_after = now()`)
    await expect.poll(states).toEqual(['completed', 'completed'])
    const sent = gateway.asked.map(({ body: text }) => JSON.parse(text).recipients[0].OTP as string)
    expect(sent).toHaveLength(1)
    const proved = await me.post('/api/verify-otp/', { contact, otp: sent[0], user_type: 'customer' })
    expect(proved.statusCode).toBe(200)
  })
})

describe('fails permanently without a retry', () => {
  test('a message to an unknown recipient, without its address', async () => {
    mail.state.refusal = { code: 550, words: 'no asha@example.in here' }
    await send(server.db, letter)
    await expect.poll(reasons).toEqual(['the mail server failed (EENVELOPE 550)'])
    expect(await deadMessages(needs)).toMatchObject([
      { via: 'email', about: 'letter', tries: 1, isTooLate: false },
    ])
  })

  test('a text that the gateway understands and refuses', async () => {
    gateway.state.status = 422
    await send(server.db, code())
    await expect.poll(reasons).toEqual(['the text message gateway answered 422'])
    expect(await deadMessages(needs)).toMatchObject([{ via: 'mobile', about: 'verify' }])
  })

  test('a code that has expired', async () => {
    server.time.now = new Date(start.getTime() + 15 * 60_000)
    await send(server.db, code())
    await expect.poll(reasons).toEqual(['its time is over'])
    expect(gateway.asked).toEqual([])
  })
})

describe('of the undelivered messages', () => {
  const giveUp = async () => {
    mail.state.refusal = { code: 550, words: 'no such person' }
    gateway.state.status = 400
    await send(server.db, letter)
    await send(server.db, code())
    await expect.poll(async () => (await reasons()).length).toBe(2)
    mail.state.refusal = undefined
    gateway.state.status = 200
    gateway.asked.length = 0
  }

  test('all that have not expired are sent again', async () => {
    await giveUp()
    server.time.now = new Date(start.getTime() + 16 * 60_000)
    expect(await retryDeadMessages(needs)).toBe(1)
    await expect.poll(() => mail.letters.length).toBe(1)
    expect(await deadMessages(needs)).toMatchObject([{ via: 'mobile', isTooLate: true }])
    expect(gateway.asked).toEqual([])
  })

  test('one is sent again by its id, once', async () => {
    await giveUp()
    const text = (await deadMessages(needs)).find(({ via }) => via === 'mobile')
    expect(await retryDeadMessages(needs, [text?.id ?? ''])).toBe(1)
    await expect.poll(() => gateway.asked.length).toBe(1)
    expect(await retryDeadMessages(needs, [text?.id ?? ''])).toBe(0)
    expect(await deadMessages(needs)).toMatchObject([{ via: 'email' }])
  })

  test('with another secret only their existence is known', async () => {
    await giveUp()
    const [message] = await deadMessages({ ...needs, secretKey: 'x'.repeat(40) })
    expect(message).toMatchObject({ via: 'unknown', about: 'unknown', isTooLate: false })
  })
})
