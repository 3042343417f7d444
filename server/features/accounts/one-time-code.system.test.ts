// Limits of codes for a new password, which any client can request.
import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { codeTo, wrongCode } from '../../testing/mail.ts'
import { aProof } from '../../testing/proofs.ts'
import { testServer } from '../../testing/test-server.ts'
import { hashIdentifier } from './failed-tries.service.ts'

const server = await testServer({ jobs: 'work' })
const limited = await testServer({ jobs: 'work', env: { RATE_LIMITS: 'on' } })

describe('a contact', () => {
  let asked = 0
  const ask = async (mobile_number: string | null, given: { proof?: string; address?: string } = {}) => {
    asked += 1
    limited.time.now = new Date(limited.time.now.getTime() + 91_000)
    const payload = { mobile_number, proof: given.proof }
    const remoteAddress = given.address ?? `198.51.100.${asked}`
    const reply = await limited.app.inject({
      method: 'POST',
      url: '/api/forget-password/',
      payload,
      remoteAddress,
    })
    return { status: reply.statusCode, code: reply.json().code }
  }

  test('receives three codes a day, and more for proofs of work', async () => {
    const { mobileNumber } = await anAccount(limited.db)
    for (let i = 0; i < 3; i += 1) expect((await ask(mobileNumber)).status).toBe(200)
    expect(await ask(mobileNumber)).toEqual({ status: 403, code: 'proof_needed' })
    expect((await ask(mobileNumber, { proof: 'made up' })).code).toBe('proof_needed')
    const proof = await aProof(limited)
    expect((await ask(mobileNumber, { proof })).status).toBe(200)
    expect((await ask(mobileNumber, { proof })).code).toBe('proof_needed')
  })

  test('needs no proof without rate limits', async () => {
    const { mobileNumber: mobile_number } = await anAccount(server.db)
    for (let i = 0; i < 5; i += 1)
      expect((await server.post('/api/forget-password/', { mobile_number })).statusCode).toBe(200)
  })

  test('cannot be exhausted by one requester, who gets ten', async () => {
    const { mobileNumber } = await anAccount(limited.db)
    const from = async (ip: string) => ask(mobileNumber, { proof: await aProof(limited), address: ip })
    for (let i = 0; i < 10; i += 1) expect((await from('192.0.2.1')).status).toBe(200)
    expect(await from('192.0.2.1')).toEqual({ status: 429, code: 'codes_used_up' })
    expect((await from('192.0.2.2')).status).toBe(200)
  })

  test('has only sent codes counted, as when a profile is changed to and fro', async () => {
    const { id, username } = await anAccount(limited.db)
    const [email, other] = ['to@example.in', 'fro@example.in']
    for (let i = 0; i < 12; i += 1) {
      limited.time.now = new Date(limited.time.now.getTime() + 91_000)
      const me = await limited.as({ id })
      const change = { name: 'Asha', username, email: i % 2 ? other : email }
      expect((await me.put('/api/manage-customer-profile/', change)).statusCode).toBe(200)
    }
    const counted = limited.db
      .selectFrom('codeCounts')
      .select('count')
      .where('who', '=', hashIdentifier(`email ${email}`, limited.ctx.accountDeps.keys))
    expect(await counted.execute()).toEqual([{ count: 3 }])
  })

  test('receives at most forty', async () => {
    const { mobileNumber } = await anAccount(limited.db)
    await ask(mobileNumber)
    const who = hashIdentifier(`mobile ${mobileNumber}`, limited.ctx.accountDeps.keys)
    await limited.db.updateTable('codeCounts').set({ count: 39 }).where('who', '=', who).execute()
    expect((await ask(mobileNumber, { proof: await aProof(limited) })).status).toBe(200)
    expect((await ask(mobileNumber, { proof: await aProof(limited) })).code).toBe('codes_used_up')
  })
})

describe('a code belongs to the browser that requested it', () => {
  const browser = (at: typeof server, remoteAddress: string) => {
    let cookies: Record<string, string> = {}
    const post = async (path: string, payload: object) => {
      const reply = await at.app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload,
        remoteAddress,
        cookies,
      })
      cookies = { ...cookies, ...Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value])) }
      return reply
    }
    const ask = (mobile_number: string) => post('/forget-password/', { mobile_number })
    const type = async (mobile_number: string, otp: string) =>
      (await post('/verify-password/', { mobile_number, otp })).statusCode
    return { ask, type }
  }
  const aNumber = async (at: typeof server) => (await anAccount(at.db)).mobileNumber ?? ''

  test('and others cannot use up its attempts', async () => {
    const contact = await aNumber(server)
    const owner = browser(server, '192.0.2.10')
    const asked = await owner.ask(contact)
    expect(asked.cookies).toMatchObject([
      { name: 'haat_asked', httpOnly: true, sameSite: 'Strict', maxAge: 900 },
    ])
    const otp = await codeTo(server, contact)
    const stranger = browser(server, '192.0.2.11')
    for (let i = 0; i < 6; i += 1) expect(await stranger.type(contact, wrongCode(otp))).toBe(400)
    expect(await stranger.type(contact, otp)).toBe(400)
    expect(await owner.type(contact, otp)).toBe(200)
  })

  test('and has five attempts there', async () => {
    const contact = await aNumber(server)
    const owner = browser(server, '192.0.2.12')
    await owner.ask(contact)
    const otp = await codeTo(server, contact)
    for (let i = 0; i < 5; i += 1) expect(await owner.type(contact, wrongCode(otp))).toBe(400)
    expect(await owner.type(contact, otp)).toBe(400)
  })

  test('but a client without cookies, or a second device, may use it too', async () => {
    const contact = await aNumber(server)
    await browser(server, '192.0.2.13').ask(contact)
    expect(await browser(server, '192.0.2.14').type(contact, await codeTo(server, contact))).toBe(200)
  })

  test('and a request of another browser neither replaces nor delays it', async () => {
    const contact = await aNumber(limited)
    const [owner, stranger] = [browser(limited, '192.0.2.15'), browser(limited, '192.0.2.16')]
    expect((await stranger.ask(contact)).statusCode).toBe(200)
    await codeTo(limited, contact)
    expect((await owner.ask(contact)).statusCode).toBe(200)
    const otp = await codeTo(limited, contact, 2)
    limited.time.now = new Date(limited.time.now.getTime() + 91_000)
    expect((await stranger.ask(contact)).statusCode).toBe(200)
    await codeTo(limited, contact, 3)
    expect(await owner.type(contact, otp)).toBe(200)
  })
})

describe('an IP', () => {
  const ask = async (remoteAddress: string, proof = '') => {
    const { mobileNumber } = await anAccount(limited.db)
    const payload = { mobile_number: mobileNumber }
    const headers = { 'x-proof-of-work': proof }
    const request = { method: 'POST', url: '/api/forget-password/', remoteAddress, payload, headers } as const
    return (await limited.app.inject(request)).statusCode
  }

  test('may request three hundred codes a day, and a thousand with proofs of work', async () => {
    const ip = '203.0.113.200'
    const who = hashIdentifier(`address ${ip}`, limited.ctx.accountDeps.keys)
    const setCount = (count: number) =>
      limited.db.updateTable('codeCounts').set({ count }).where('who', '=', who).execute()
    for (let i = 0; i < 21; i += 1) expect(await ask(ip)).toBe(200)
    await setCount(299)
    expect([await ask(ip), await ask(ip), await ask(ip, await aProof(limited))]).toEqual([200, 403, 200])
    await setCount(1_000)
    expect(await ask(ip, await aProof(limited))).toBe(429)
  })

  test('is the whole network of an IPv6 connection', async () => {
    for (const end of ['1', '2:3', 'ffff:ffff:ffff']) await ask(`2001:db8:7:7::${end}`)
    const counted = limited.db
      .selectFrom('codeCounts')
      .select('count')
      .where('who', '=', hashIdentifier('address 2001:db8:7:7::/64', limited.ctx.accountDeps.keys))
    expect(await counted.execute()).toEqual([{ count: 3 }])
  })
})
