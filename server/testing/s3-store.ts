// An S3-compatible store that verifies signatures, which s3rver does not.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'
import { signatures } from './signature.ts'

// The fixed credentials of s3rver.
const KEY = 'S3RVER'

export const anS3Store = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'haat-store-'))
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'media' }] })
  await store.configureBuckets()
  const answer = store.callback()
  const state = { isAway: false }
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    asked.push(`${method} ${url}`)
    const { expected, given } = signatures({ method, path: url, headers }, KEY)
    if (state.isAway) return void response.writeHead(503).end()
    if (expected !== given) return void response.writeHead(403).end('SignatureDoesNotMatch')
    answer(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
    await rm(directory, { recursive: true, force: true })
  })
  const urlWith = (secret: string) => `http://${KEY}:${secret}@127.0.0.1:${port}/media?region=ap-south-1`
  return { url: urlWith(KEY), urlOfAStranger: urlWith('another'), asked, state }
}
