import { beforeEach, describe, expect, test } from 'vitest'
import type { Challenge } from 'altcha-lib/types'
import { aProof, solve } from '../testing/proofs.ts'
import { NOON, testServer } from '../testing/test-server.ts'
import { makeChallenge, sweepProofs, useProof } from './proof-of-work.ts'

const server = await testServer()
const deps = { secret: server.ctx.config.secretKey, clock: server.ctx.clock }
const use = (proof: string | undefined) => useProof(server.db, proof, deps)
const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
const read = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString())
const written = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

beforeEach(() => {
  server.time.now = NOON
})

test('accepts the solution of a challenge from the API', async () => {
  const reply = await server.get('/api/proof-of-work/')
  expect(reply.headers['cache-control']).toContain('no-store')
  const challenge = reply.json<Challenge>()
  const proof = await solve(challenge)
  const { counter } = read(proof).solution
  expect(counter).toBeGreaterThanOrEqual(180)
  expect(counter).toBeLessThanOrEqual(360)
  expect(proof.length).toBeLessThan(2_000)
  expect(await use(proof)).toBe(true)
})

describe('a proof', () => {
  test('is accepted once, also when it is sent several times concurrently', async () => {
    const proof = await aProof(server)
    const uses = await Promise.all([1, 2, 3, 4].map(() => use(proof)))
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect(await use(proof)).toBe(false)
  })

  test('with values of unexpected types is refused', async () => {
    const parameters = { expiresAt: { toString: 1, valueOf: 1 } }
    expect(await use(written({ challenge: { parameters, signature: '00' }, solution: {} }))).toBe(false)
  })

  test('expires after ten minutes', async () => {
    const [early, late] = [await aProof(server), await aProof(server)]
    server.time.now = at(9.9)
    expect(await use(early)).toBe(true)
    server.time.now = at(10)
    expect(await use(late)).toBe(false)
  })

  test('is refused when forged or modified', async () => {
    const { challenge, solution } = read(await aProof(server))
    const other = await makeChallenge({ ...deps, secret: 'another secret of another server' }, 1)
    const { parameters } = challenge
    for (const payload of [
      null,
      [],
      {},
      'text',
      { challenge, solution: null },
      { challenge: null, solution },
      { challenge: { ...challenge, parameters: null }, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { counter: '1', derivedKey: {} } },
      { challenge: { parameters }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: { until: 9e15 } } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, keySignature: undefined } }, solution },
    ])
      expect([payload, await use(written(payload))]).toEqual([payload, false])
    expect(await use(await solve(other))).toBe(false)
    for (const text of [undefined, '', '%%%', 'bm90IGpzb24=']) expect(await use(text)).toBe(false)
    expect(await use(written({ challenge, solution }))).toBe(true)
  })

  test('is stored until it expires', async () => {
    const nonces = async () => (await server.db.selectFrom('usedProofs').select('nonce').execute()).length
    await server.db.deleteFrom('usedProofs').execute()
    await use(await aProof(server))
    await sweepProofs(server.db, at(9.9))
    expect(await nonces()).toBe(1)
    await sweepProofs(server.db, at(10))
    expect(await nonces()).toBe(0)
  })
})

describe('the spoken captcha', () => {
  const ask = async (proof?: string) => {
    const { captcha_audio_url } = (await server.get('/api/get-captcha/')).json<{
      captcha_audio_url: string
    }>()
    return server.get(`${captcha_audio_url}?lang=hi${proof ? `&proof=${encodeURIComponent(proof)}` : ''}`)
  }

  test('requires a proof of work for each request', async () => {
    const refused = await ask()
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_needed'])
    expect(refused.json().message).toContain('GET /api/proof-of-work/')
    const proof = await aProof(server)
    const spoken = await ask(proof)
    expect([spoken.statusCode, spoken.headers['content-type']]).toEqual([200, 'audio/wav'])
    expect((await ask(proof)).statusCode).toBe(403)
  })
})
