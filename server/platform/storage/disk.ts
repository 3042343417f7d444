import { createReadStream } from 'node:fs'
import { copyFile, glob, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { MEDIA_NAME, mediaType, type Storage } from './storage.ts'

// Files and their folders must survive a power cut like the rows that refer to them.
const flush = async (path: string) => {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const serve = async (app: FastifyInstance, mediaDir: string) => {
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    cacheControl: false,
    index: false,
    decorateReply: false,
    setHeaders: (reply: FastifyReply, path) => void reply.header('content-type', mediaType(path)),
  })
}

async function* namesIn(mediaDir: string) {
  // A leading dot marks an incomplete file.
  for await (const name of glob('*/*/*', { cwd: mediaDir })) if (MEDIA_NAME.test(name)) yield name
}

export const diskStorage = (mediaDir: string): Storage => ({
  mostBytes: Number.POSITIVE_INFINITY,
  put: async (path, { folder, name }) => {
    const target = join(mediaDir, folder)
    await mkdir(target, { recursive: true })
    // In the same folder, hence on the same volume: a rename is atomic.
    const unfinished = join(target, `.${name}`)
    await copyFile(path, unfinished)
    await flush(unfinished)
    await rename(unfinished, join(target, name))
    for (const named of [target, dirname(target), mediaDir]) await flush(named)
  },
  remove: (folder) => rm(join(mediaDir, folder), { recursive: true, force: true }),
  names: () => namesIn(mediaDir),
  read: async (name) => {
    const file = createReadStream(join(mediaDir, name))
    await once(file, 'open')
    return file
  },
  serve: (app) => serve(app, mediaDir),
  check: async () => void (await readdir(mediaDir)),
})
