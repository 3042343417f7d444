// The sitemap consists of files by id range: old files do not change when businesses and posts are added. A file is written once per state
// of its rows and served from disk until they change.
import { hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inSnapshot } from '../../platform/db/db.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import {
  entryWriter,
  pageEntries,
  sitemapEnd,
  sitemapHead,
  sitemapIndex,
  type SitemapPage,
} from './sitemap.view.ts'
import { makeSources, type SourceKind, type Sources } from './sources.ts'

/** TTL of the index, because computing it reads every row. The files are always current. */
const INDEX_MS = 600_000

// A low level suffices, because most of the text repeats.
const COMPRESSION = { level: 3 }

type File = { kind: SourceKind; range: number }

const FILE_NAME = /^([a-z]+)-(0|[1-9]\d{0,8})$/
const nameOf = ({ kind, range }: File) => `${kind}-${range}`

const parseName = (name: string, sources: Sources): File | null => {
  const [, given, range] = FILE_NAME.exec(name) ?? []
  const kind = kindsOf(sources).find((each) => each === given)
  return kind ? { kind, range: Number(range) } : null
}

const kindsOf = (sources: Sources) => Object.keys(sources) as SourceKind[]

const filesInUse = async (db: Db, sources: Sources): Promise<File[]> => {
  const files: File[] = []
  for (const kind of kindsOf(sources))
    files.push(...(await sources[kind].ranges(db)).map((range) => ({ kind, range })))
  return files
}

const readChanges = async (db: Db, sources: Sources) => {
  const changes = new Map<string, string | null>()
  for (const { kind, range } of await filesInUse(db, sources)) {
    const found = await sources[kind].fingerprint(db, range)
    if (found) changes.set(nameOf({ kind, range }), found.changedAt)
  }
  return changes
}

const PIECE_BYTES = 65_536
const SPARE_BYTES = 8_192

/** Yields the text in one reused buffer: a piece must be consumed before the next one is requested. */
async function* textOf(pages: AsyncIterable<SitemapPage>, publicUrl: string) {
  const writeEntries = entryWriter(publicUrl)
  const buffer = Buffer.allocUnsafe(PIECE_BYTES + SPARE_BYTES)
  let end = buffer.write(sitemapHead)
  for await (const page of pages) {
    end = writeEntries(buffer, end, page)
    if (end < PIECE_BYTES) continue
    yield buffer.subarray(0, end)
    end = 0
  }
  end += buffer.write(sitemapEnd, end)
  yield buffer.subarray(0, end)
}

/** Compresses piece by piece, because a stream would buffer the next piece. */
const writeGzipped = async (pieces: AsyncIterable<Buffer>, path: string) => {
  const gzip = createGzip(COMPRESSION)
  const written = pipeline(gzip, createWriteStream(path))
  const write = promisify<Buffer, void>((piece, done) => gzip.write(piece, done))
  const compress = async () => {
    try {
      for await (const piece of pieces) await write(piece)
      gzip.end()
    } catch (error) {
      gzip.destroy()
      throw error
    }
  }
  await Promise.all([compress(), written])
}

type Options = { db: Db; clock: Clock; dir: string; publicUrl: string; builtAt: Date }
type CachedFile = Readonly<{ path: string; tag: string; modifiedAt: Date }>

export const openSitemap = ({ db, clock, dir, publicUrl, builtAt }: Options) => {
  const sources = makeSources(builtAt)
  const changes = memoizeTtl(() => readChanges(db, sources), { ms: INDEX_MS, clock })
  // Another URL of the site or another format of entries changes the file names.
  const form = hash('sha1', pageEntries(publicUrl)({ path: '/', changedAt: '' }), 'hex').slice(0, 8)
  const underWay = new Map<string, Promise<CachedFile | null>>()

  const cachedFile = async (path: string, tag: string): Promise<CachedFile | null> => {
    const stats = await stat(path).catch(() => null)
    return stats && { path, tag, modifiedAt: stats.mtime }
  }

  const forgetOthers = async (name: string, keep: string) => {
    const old = (await readdir(dir)).filter((each) => each.startsWith(`${name}.`) && each !== keep)
    await Promise.all(old.map((each) => rm(join(dir, each), { force: true })))
  }

  const read = (file: File) =>
    inSnapshot(db, async (tx) => {
      const { kind, range } = file
      const found = await sources[kind].fingerprint(tx, range)
      if (!found) return null
      const [name, tag] = [nameOf(file), `${found.print}-${form}`]
      const path = join(dir, `${name}.${tag}.xml.gz`)
      const cached = await cachedFile(path, tag)
      if (cached) return cached
      await mkdir(dir, { recursive: true })
      const unfinished = `${path}.${process.pid}`
      await writeGzipped(textOf(sources[kind].pages(tx, range), publicUrl), unfinished)
      await rename(unfinished, path)
      await forgetOthers(name, `${name}.${tag}.xml.gz`)
      return cachedFile(path, tag)
    })

  return {
    index: async () => {
      const changedAt = await changes()
      const files = (await filesInUse(db, sources)).map(nameOf)
      return sitemapIndex(
        publicUrl,
        files.map((name) => ({ name, changedAt: changedAt.get(name) ?? null })),
      )
    },
    file: async (name: string): Promise<CachedFile | null> => {
      const file = parseName(name, sources)
      if (!file) return null
      const reading = underWay.get(name) ?? read(file).finally(() => underWay.delete(name))
      underWay.set(name, reading)
      return reading
    },
  }
}
