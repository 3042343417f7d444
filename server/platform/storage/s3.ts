// Media in an S3-compatible bucket. Browsers still request /media/, so responses and CSP do not depend on the store, and a proxy or
// CDN may cache the files as app/media.ts says.
import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Ask, asker, expectStatus, listKeys } from './s3-requests.ts'
import type { Bucket } from './s3-url.ts'
import { isStoredName, MEDIA_NAME, mediaType, type Storage } from './storage.ts'

// TypeScript has two types of web streams, which are the same at run time.
const toNodeStream = (body: Response['body']) => Readable.fromWeb(body as never)

const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since']
const ANSWERED = ['content-length', 'content-range', 'etag', 'last-modified']
const PLAYABLE = new Set([200, 206, 304, 416])

const sha256 = async (path: string) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

// The signature includes the hash, so that the store refuses corrupted bytes.
const putFile = async (ask: Ask, path: string, name: string) => {
  const headers = {
    'content-type': mediaType(name),
    'x-amz-content-sha256': await sha256(path),
  }
  const reply = await expectStatus(
    await ask(`/${name}`, { method: 'PUT', headers, body: await openAsBlob(path) }),
    200,
  )
  await reply.body?.cancel()
}

async function* list(ask: Ask, prefix: string) {
  for await (const key of listKeys(ask, prefix)) if (isStoredName(key)) yield key
}

async function* mediaNames(ask: Ask) {
  for await (const name of list(ask, '')) if (MEDIA_NAME.test(name)) yield name
}

const remove = async (ask: Ask, folder: string) => {
  for await (const name of list(ask, `${folder}/`)) {
    const reply = await expectStatus(await ask(`/${name}`, { method: 'DELETE' }), 200, 204, 404)
    await reply.body?.cancel()
  }
}

const chosen = (headers: FastifyRequest['headers']) =>
  Object.fromEntries(ASKED.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))

type AskedFile = { Params: { '*': string } }

const answer = async (ask: Ask, request: FastifyRequest<AskedFile>, reply: FastifyReply) => {
  const name = request.params['*']
  if (!isStoredName(name)) return reply.callNotFound()
  const found = await ask(`/${name}`, { method: request.method, headers: chosen(request.headers) })
  if (found.status === 404) {
    await found.body?.cancel()
    return reply.callNotFound()
  }
  if (!PLAYABLE.has(found.status)) await expectStatus(found)
  for (const header of ANSWERED) {
    const value = found.headers.get(header)
    if (value !== null) reply.header(header, value)
  }
  reply.code(found.status).header('accept-ranges', 'bytes')
  if (found.status === 416) {
    await found.body?.cancel()
    return reply.removeHeader('content-length').send()
  }
  if (found.status !== 304) reply.type(mediaType(name))
  return reply.send(found.body ? toNodeStream(found.body) : undefined)
}

const serve = async (ask: Ask, app: FastifyInstance) =>
  void app.route<AskedFile>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: (request, reply) => answer(ask, request, reply),
  })

// S3 takes no larger file in one request.
const MOST_BYTES = 5 * 1024 ** 3

export const s3Storage = (bucket: Bucket): Storage => {
  const ask = asker(bucket)
  return {
    mostBytes: MOST_BYTES,
    put: (path, { folder, name }) => putFile(ask, path, `${folder}/${name}`),
    remove: (folder) => remove(ask, folder),
    names: () => mediaNames(ask),
    read: async (name) => {
      const { body } = await expectStatus(await ask(`/${name}`), 200)
      return toNodeStream(body)
    },
    serve: (app) => serve(ask, app),
    check: async () => {
      await expectStatus(await ask('', { method: 'HEAD' }), 200)
    },
  }
}
