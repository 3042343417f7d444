// The sitemap in files of ranges of ids: an old file stays as it is while new businesses and posts come, so that whoever has it needs
// not fetch it again. A file is written once for a state of its rows, and sent from the disk as long as they are the same.
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

/** When its files have changed is looked up so often: that reads every row. What is in a file is always as it is now. */
const INDEX_MS = 600_000

// A file is read far more often than it is written, but nine tenths of it are the same words.
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
// Far more than the entries of one page.
const SPARE_BYTES = 8_192

/** The text in pieces. All of them come in one buffer: a piece is done with before the next is asked for. */
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

/** Compressed piece by piece: a stream would already hold the next one. */
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
/** `path` leads to its gzipped text. */
type KeptFile = Readonly<{ path: string; tag: string; modifiedAt: Date }>

export const openSitemap = ({ db, clock, dir, publicUrl, builtAt }: Options) => {
  const sources = makeSources(builtAt)
  const changes = memoizeTtl(() => readChanges(db, sources), { ms: INDEX_MS, clock })
  // Another address of the site, or another form of the entries, makes other files.
  const form = hash('sha1', pageEntries(publicUrl)({ path: '/', changedAt: '' }), 'hex').slice(0, 8)
  const underWay = new Map<string, Promise<KeptFile | null>>()

  const keptFile = async (path: string, tag: string): Promise<KeptFile | null> => {
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
      const kept = await keptFile(path, tag)
      if (kept) return kept
      await mkdir(dir, { recursive: true })
      const unfinished = `${path}.${process.pid}`
      await writeGzipped(textOf(sources[kind].pages(tx, range), publicUrl), unfinished)
      await rename(unfinished, path)
      await forgetOthers(name, `${name}.${tag}.xml.gz`)
      return keptFile(path, tag)
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
    /** Null when no file has that name. */
    file: async (name: string): Promise<KeptFile | null> => {
      const file = parseName(name, sources)
      if (!file) return null
      const reading = underWay.get(name) ?? read(file).finally(() => underWay.delete(name))
      underWay.set(name, reading)
      return reading
    },
  }
}
