// A person's own data as a file. Asking for it needs a recent proof of identity; a job writes it.
import type { DataExport } from '../../../contract/data-exports.ts'
import type { Language } from '../../../contract/language.ts'
import { DAY, dataExport } from '../../../contract/limits.ts'
import { indiaDay } from '../../../contract/open-state.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { requireRecentProof } from '../accounts/sessions.service.ts'
import { archiveUrl, removeArchives } from '../media/archives.service.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import {
  deleteExpiredExports,
  deleteExports,
  type ExportRow,
  insertExport,
  lockExportsOf,
  selectExport,
  selectExports,
} from './data-exports.queries.ts'

export const WRITE_EXPORT = 'data-export'

type ExportDeps = Readonly<{ clock: Clock; mediaSigner: MediaSigner; enqueue: Jobs['enqueue'] }>

const statusOf = ({ folder, expiresAt }: ExportRow, now: Date): DataExport['status'] => {
  if (expiresAt <= now) return 'expired'
  return folder === null ? 'preparing' : 'ready'
}

const exportView = (row: ExportRow, { clock, mediaSigner }: Omit<ExportDeps, 'enqueue'>): DataExport => {
  const status = statusOf(row, clock())
  const isReady = status === 'ready'
  return {
    export_id: row.id,
    status,
    requested_at: row.requestedAt.toISOString(),
    size: isReady ? row.size : null,
    expires_at: isReady ? row.expiresAt.toISOString() : null,
    url: isReady && row.folder !== null ? archiveUrl(row.folder, mediaSigner) : null,
  }
}

const refuseTooMany = (rows: readonly ExportRow[], now: Date) => {
  if (rows.some((row) => statusOf(row, now) === 'preparing')) throw new Refusal('export_running')
  const today = rows.filter(({ requestedAt }) => indiaDay(requestedAt) === indiaDay(now))
  if (today.length >= dataExport.perDay) throw new Refusal('export_limit')
}

export const requestExport = async (
  db: Db,
  { id: accountId, sessionId }: Viewer,
  language: Language,
  { clock, enqueue }: ExportDeps,
) => {
  await requireRecentProof(db, sessionId, { clock })
  return inTransaction(db, async (tx) => {
    const requestedAt = clock()
    await lockExportsOf(tx, accountId)
    refuseTooMany(await selectExports(tx, accountId), requestedAt)
    // The job gives up earlier: an export that failed does not block the next one.
    const expiresAt = new Date(requestedAt.getTime() + dataExport.preparingDays * DAY)
    const { id } = await insertExport(tx, { accountId, language, requestedAt, expiresAt })
    await enqueue(tx, { name: WRITE_EXPORT }, { id })
    return { export_id: id, status: 'preparing' as const }
  })
}

export const ownExports = async (db: Db, accountId: number, deps: ExportDeps) =>
  (await selectExports(db, accountId)).map((row) => exportView(row, deps))

export const readExport = async (db: Db, own: { accountId: number; id: number }, deps: ExportDeps) => {
  const row = await selectExport(db, own)
  if (!row) throw new Refusal('not_found')
  return exportView(row, deps)
}

/** For the erasure of an account. */
export const deleteExportsOf = async (tx: Tx, accountId: number) =>
  removeArchives(tx, await deleteExports(tx, accountId))

/** The files are deleted by the sweep of media. The rows remain for the limit and to say that the file has expired. */
export const sweepExports = (db: Db, now: Date) =>
  deleteExpiredExports(db, new Date(now.getTime() - dataExport.keptDays * DAY))
