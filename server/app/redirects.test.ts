import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { notifySearchEngines } from '../features/indexnow/indexnow.service.ts'
import { smsDelivery } from '../platform/sms/gateway.ts'
import { parseS3Url } from '../platform/storage/s3-url.ts'
import { s3Storage } from '../platform/storage/s3.ts'
import { aPost, aProvider } from '../testing/providers.ts'
import { testServer } from '../testing/test-server.ts'

const listen = async (answer: RequestListener) => {
  const listener = createServer(answer)
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    listener.closeAllConnections()
    listener.close()
  })
  return `127.0.0.1:${(listener.address() as AddressInfo).port}`
}

const reached: string[] = []
const elsewhere = await listen((request, response) => {
  reached.push(`${request.method} ${request.url}`)
  response.writeHead(200).end('{}')
})
let redirects = 0
const host = await listen((request, response) => {
  redirects += 1
  request.resume()
  response.writeHead(307, { location: `http://${elsewhere}${request.url}` }).end()
})

const server = await testServer({
  env: { INDEXNOW_KEY: 'a-key-of-haat-0123', INDEXNOW_URL: `http://${host}/indexnow` },
})
const { db, ctx, dataDir } = server
const storage = s3Storage(parseS3Url(`http://key:secret@${host}/media?region=ap-south-1`))
const file = join(dataDir, 'picture')
await writeFile(file, 'bytes')
await aPost(db, (await aProvider(db)).id)

const sendSms = smsDelivery(`http://${host}/send`, {
  body: { mobiles: '{mobile}', text: '{text}' },
  templates: { verify: { en: '1', hi: '2' } },
})
const sms = {
  id: 'one',
  via: 'mobile',
  to: '9876543210',
  subject: '',
  text: '123456 is your code',
  code: '123456',
  template: { kind: 'verify', language: 'en' },
} as const

test.each<[string, () => Promise<unknown>]>([
  ['the media store, when reading', () => storage.read('ab/cd/large.webp')],
  ['the media store, when writing', () => storage.put(file, { folder: 'ab/cd', name: 'large.webp' })],
  ['the media store, when listing', () => Array.fromAsync(storage.names())],
  ['the text message gateway', () => sendSms(sms)],
  ['IndexNow', () => notifySearchEngines({ db, clock: () => new Date(), config: ctx.config })],
])('a redirect of %s is an error, and is not followed', async (_what, call) => {
  const before = redirects
  reached.length = 0
  await expect(call()).rejects.toThrow(/fetch failed|can't be reached/)
  expect([redirects - before, reached]).toEqual([1, []])
})
