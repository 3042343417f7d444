// The job that writes an archive: one after another, because each reads much.
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { DAY, dataExport } from '../../../contract/limits.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { withIncomingFolder } from '../../platform/http/upload/incoming.ts'
import { type ZipEntry, zipOf } from '../../platform/zip.ts'
import { keepArchive, storeArchive } from '../media/archives.service.ts'
import type { MediaDeps } from '../media/media.service.ts'
import { type MediaItem, mediaFileName } from '../media/media-urls.service.ts'
import { csvFile, csvPath, indexPage, jsonFile, jsonPath, type Listed } from './archive-files.ts'
import { finishExport, selectWaitingExport, type WaitingExport } from './data-exports.queries.ts'
import { type ExportedRow, rowsOf, selectMedia, selectOwnMediaIds } from './sections.queries.ts'
import { sections } from './sections.ts'

type WriteDeps = Readonly<{ db: Db; mediaDeps: MediaDeps; incomingDir: string; mostMediaBytes?: number }>

// Room for the texts in a file of limited size.
const TEXT_BYTES = 500_000_000
const PIECE = 65_536

/** Rows are short: larger pieces compress faster. */
async function* utf8(texts: AsyncIterable<string>) {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < PIECE) continue
    yield Buffer.from(piece)
    piece = ''
  }
  if (piece !== '') yield Buffer.from(piece)
}

const textEntry = (name: string, texts: AsyncIterable<string>): ZipEntry => ({
  name,
  isCompressible: true,
  content: utf8(texts),
})

async function* counted(rows: AsyncIterable<ExportedRow>, onRow: () => void) {
  for await (const row of rows) {
    onRow()
    yield row
  }
}

async function* sectionEntries(db: Db, waiting: WaitingExport, listed: Listed[]) {
  const { accountId, email, emailToVerify, language } = waiting
  const person = { accountId, email: emailToVerify ? null : email }
  for (const section of sections) {
    if ((await rowsOf(db, section, person).next()).done) continue
    let rows = 0
    const read = counted(rowsOf(db, section, person), () => (rows += 1))
    yield textEntry(jsonPath(section), jsonFile(read))
    yield textEntry(csvPath(section, language), csvFile(section, rowsOf(db, section, person), language))
    listed.push({ section, rows })
  }
}

type WithMedia = { paths: string[]; hasAll: boolean }

const readMedia = async ({ db, mediaDeps: { storage } }: WriteDeps, media: MediaItem) => {
  try {
    return await storage.read(`${media.folder}/${mediaFileName(media)}`)
  } catch (error) {
    if (await selectMedia(db, media.id)) throw error
    return null
  }
}

async function* mediaEntries(deps: WriteDeps, { accountId }: WaitingExport, found: WithMedia) {
  let left = deps.mostMediaBytes ?? deps.mediaDeps.storage.mostBytes - TEXT_BYTES
  for (const id of await selectOwnMediaIds(deps.db, accountId)) {
    const media = await selectMedia(deps.db, id)
    if (!media) continue
    left -= media.bytes
    if (left < 0) return void (found.hasAll = false)
    const content = await readMedia(deps, media)
    if (!content) continue
    const name = `media/${media.createdAt.toISOString().slice(0, 10)}-${id}.${media.extension}`
    found.paths.push(name)
    yield { name, isCompressible: false, content } satisfies ZipEntry
  }
}

async function* once(text: string) {
  yield text
}

async function* entriesOf(deps: WriteDeps, person: WaitingExport) {
  const listed: Listed[] = []
  const media: WithMedia = { paths: [], hasAll: true }
  yield* sectionEntries(deps.db, person, listed)
  yield* mediaEntries(deps, person, media)
  const index = { listed, mediaPaths: media.paths, hasAllMedia: media.hasAll, now: deps.mediaDeps.clock() }
  yield textEntry('index.html', once(indexPage(index, person.language)))
}

const writeZip = async (deps: WriteDeps, person: WaitingExport, path: string) => {
  await pipeline(zipOf(entriesOf(deps, person)), createWriteStream(path, { mode: 0o600 }))
  return (await stat(path)).size
}

const writeExport = (deps: WriteDeps, id: number) =>
  withIncomingFolder(deps.incomingDir, async (incoming) => {
    const { db, mediaDeps } = deps
    const person = await selectWaitingExport(db, id)
    if (!person) return
    const path = join(incoming, 'export.zip')
    const size = await writeZip(deps, person, path)
    const folder = await storeArchive(db, path, mediaDeps)
    const expiresAt = new Date(mediaDeps.clock().getTime() + dataExport.availableDays * DAY)
    await inTransaction(db, async (tx) => {
      // Otherwise the account was deleted, and the sweep removes the file.
      if (await finishExport(tx, id, { folder, size, expiresAt })) await keepArchive(tx, folder, expiresAt)
    })
  })

export const exportWriter = (deps: WriteDeps) => {
  const inTurn = pLimit(1)
  return ({ id }: { id: number }) => inTurn(() => writeExport(deps, id))
}
