import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import negotiator from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BROTLI, GZIP } from '../compression.ts'
import { isKnownTag, isUnmodifiedSince } from '../etag.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Compressed = Exclude<Encoding, 'identity'>

export type SharedReply = Readonly<{
  cacheTags: readonly string[]
  until: number
  /** Nothing in it changes without an event. */
  isExact: boolean
  /** When its oldest value was read, in milliseconds since the epoch; infinite when all values are as new as the reply. */
  asOf: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  etag: string
  /** Made when a client asks for one, and how many bytes they have. */
  compressed: { copies: Map<Compressed, Promise<Buffer>>; bytes: number }
  modifiedAt?: Date
}>

// Below this, compression saves no packet.
const COMPRESSED_FROM = 1_024
const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)]
const compressors: Readonly<Record<Compressed, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotliAsync(body, BROTLI),
  gzip: (body) => gzipAsync(body, GZIP),
}

// A copy: a slice would keep the whole buffer of the pool in memory.
const ownBytes = (text: string) => {
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  body.write(text)
  return body
}

export const sharedReply = (
  text: string | Buffer,
  {
    cacheTags,
    headers,
    until = Infinity,
    isExact = false,
    asOf = Infinity,
  }: Pick<SharedReply, 'cacheTags' | 'headers'> & Partial<Pick<SharedReply, 'until' | 'isExact' | 'asOf'>>,
): SharedReply => {
  const body = typeof text === 'string' ? ownBytes(text) : text
  const etag = `"${hash('sha1', body, 'base64url')}"`
  return { cacheTags, until, isExact, asOf, headers, body, etag, compressed: { copies: new Map(), bytes: 0 } }
}

const encodingFor = ({ headers }: FastifyRequest, { body }: SharedReply): Encoding => {
  const accepted = headers['accept-encoding']
  if (accepted === undefined || body.length < COMPRESSED_FROM) return 'identity'
  return negotiator.negotiate(accepted.toLowerCase(), ['br', 'gzip', 'identity']) ?? 'identity'
}

const compress = ({ body, compressed }: SharedReply, encoding: Compressed) => {
  const known = compressed.copies.get(encoding)
  if (known) return known
  const made = compressors[encoding](body)
  compressed.copies.set(encoding, made)
  made.then(
    ({ length }) => (compressed.bytes += length),
    () => compressed.copies.delete(encoding),
  )
  return made
}

export const sendShared = async (request: FastifyRequest, reply: FastifyReply, shared: SharedReply) => {
  const { etag, modifiedAt } = shared
  reply.headers(shared.headers).header('etag', etag)
  if (modifiedAt) reply.header('last-modified', modifiedAt.toUTCString())
  if (isKnownTag(request, etag) || isUnmodifiedSince(request, modifiedAt)) return reply.code(304).send()
  const encoding = encodingFor(request, shared)
  if (encoding === 'identity') return reply.send(shared.body)
  return reply.header('content-encoding', encoding).send(await compress(shared, encoding))
}
