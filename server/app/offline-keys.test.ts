import { flattenedVerify, importJWK, type JSONWebKeySet } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { OFFLINE_KEYS_PATH, SIGNATURE_HEADER } from '../../contract/offline-rules.ts'
import { documentSigner } from '../features/offline-districts/signing.ts'
import { aProvider } from '../testing/providers.ts'
import { NOON, testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import { serveWeb } from './web.ts'

const server = await testServer()
const { db, ctx } = server
const siteWith = async (secretKey: string) => {
  const own = { ...ctx, config: { ...ctx.config, secretKey } }
  const site = await buildApp(own, { logTo: { write: () => {} } })
  afterAll(() => site.close())
  await serveWeb(site, own, () => Promise.reject(new Error('no page is asked for')))
  return site
}
type Site = Awaited<ReturnType<typeof siteWith>>
const site = await siteWith(ctx.config.secretKey)
const DISTRICT = 300
const provider = await aProvider(db, { provider: { districtId: DISTRICT } })

const read = async (from: Site, query = '') => {
  const { body, headers } = await from.inject(`/api/districts/${DISTRICT}/offline.json${query}`)
  return { text: body, signature: String(headers[SIGNATURE_HEADER]) }
}
const readKeys = async (from: Site) => (await from.inject(OFFLINE_KEYS_PATH)).json<JSONWebKeySet>().keys

const headerOf = (signature: string) =>
  JSON.parse(Buffer.from(signature.split('.')[0] ?? '', 'base64url').toString()) as {
    alg: string
    kid: string
  }

const verify = async (
  { text, signature }: { text: string; signature: string },
  keys: JSONWebKeySet['keys'],
) => {
  const [header = '', payload, proof = ''] = signature.split('.')
  expect(payload).toBe('')
  const key = keys.find(({ kid }) => kid === headerOf(signature).kid)
  if (!key) throw new Error('the key is unknown')
  const jws = { protected: header, payload: Buffer.from(text), signature: proof }
  await flattenedVerify(jws, await importJWK(key, 'ES256'), { algorithms: ['ES256'] })
}

test('the document has a signature that the public key verifies', async () => {
  const document = await read(site)
  expect(headerOf(document.signature)).toMatchObject({ alg: 'ES256', b64: false, crit: ['b64'] })
  await expect(verify(document, await readKeys(site))).resolves.toBeUndefined()
})

test('a change carries the signature of the whole document', async () => {
  expect((await read(site, '?since=1')).signature).toBe((await read(site)).signature)
})

test('the keys are public only', async () => {
  const { headers, body } = await site.inject(OFFLINE_KEYS_PATH)
  expect(headers['content-type']).toBe('application/jwk-set+json; charset=utf-8')
  expect(JSON.parse(body)).toEqual({
    keys: [
      {
        kty: 'EC',
        crv: 'P-256',
        alg: 'ES256',
        use: 'sig',
        kid: expect.any(String),
        x: expect.any(String),
        y: expect.any(String),
      },
    ],
  })
})

test('a changed byte is refused', async () => {
  const { text, signature } = await read(site)
  const changed = text.replace(`Shop ${provider.id}`, `Shoq ${provider.id}`)
  expect(changed).not.toBe(text)
  await expect(verify({ text: changed, signature }, await readKeys(site))).rejects.toThrow(
    'signature verification failed',
  )
})

test('a signature by another key is refused, also under the name of the right one', async () => {
  const { text, signature } = await read(site)
  const other = await documentSigner('another secret of a stranger')
  const forged = await other.sign(Buffer.from(text), NOON)
  await expect(verify({ text, signature: forged }, await readKeys(site))).rejects.toThrow(
    'the key is unknown',
  )
  const renamed = `${signature.split('.')[0]}..${forged.split('.')[2]}`
  await expect(verify({ text, signature: renamed }, await readKeys(site))).rejects.toThrow(
    'signature verification failed',
  )
})

test('after the secret was changed, new documents have a new key, and old ones stay valid', async () => {
  const old = await read(site)
  const rotated = await siteWith('a new secret key of at least 32 characters')
  expect((await read(rotated)).signature).toBe(old.signature)
  await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', provider.id).execute()
  const renewed = await read(rotated)
  expect(headerOf(renewed.signature).kid).not.toBe(headerOf(old.signature).kid)
  const keys = await readKeys(rotated)
  await expect(verify(renewed, keys)).resolves.toBeUndefined()
  await expect(verify(old, keys)).resolves.toBeUndefined()
})
