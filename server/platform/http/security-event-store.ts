// Security events in the database, because standard output may be lost with the machine. Rows wait in memory while another
// insert runs, so a flood of events becomes few statements. Those that a killed process had not inserted are in the log only.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { GeneratedAlways } from 'kysely'
import { DAY } from '../../../contract/limits.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { IdPage } from '../db/keyset.ts'
import type { SecurityEvent } from './security-event.ts'

declare module '../db/db.ts' {
  interface Tables {
    securityEvents: {
      id: GeneratedAlways<number>
      at: Date
      kind: SecurityEvent['kind']
      accountHash: string | null
      ipHash: string
    }
  }
}

type HashedEvent = Readonly<{ kind: SecurityEvent['kind']; accountHash: string | null; ipHash: string }>

// More wait only while the database does not respond. The log has them too.
const MOST_WAITING = 1_000

type StoreDeps = { db: Db; clock: Clock; onError: (error: unknown) => void }

export const openSecurityEventStore = ({ db, clock, onError }: StoreDeps) => {
  let waiting: (HashedEvent & { at: Date })[] = []
  let running: Promise<unknown> = Promise.resolve()
  // An insert has events of several requests, so it has the context of none of them.
  const withoutContext = AsyncLocalStorage.snapshot()
  const write = async () => {
    const rows = waiting
    if (rows.length === 0) return
    waiting = []
    await db.insertInto('securityEvents').values(rows).execute()
  }
  return {
    add: (event: HashedEvent) => {
      if (waiting.length >= MOST_WAITING) return
      waiting.push({ ...event, at: clock() })
      running = withoutContext(() => running.then(write).catch(onError))
    },
    settled: () => running,
  }
}

export type SecurityEventStore = ReturnType<typeof openSecurityEventStore>

export type SecurityEventFilter = { kind?: SecurityEvent['kind']; accountHash?: string }

/** Newest first. An account has few events, so its index is enough for a kind too. */
export const securityEventsQuery = (
  db: Db,
  { before, rows, kind, accountHash }: IdPage & SecurityEventFilter,
) => {
  const page = db
    .selectFrom('securityEvents')
    .select(['id', 'at', 'kind', 'accountHash', 'ipHash'])
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(rows)
  const ofKind = kind === undefined ? page : page.where('kind', '=', kind)
  return accountHash === undefined ? ofKind : ofKind.where('accountHash', '=', accountHash)
}

// As long as CERT-In requires logs.
const RETENTION_MS = 180 * DAY

export const sweepSecurityEvents = (db: Db, now: Date) =>
  db
    .deleteFrom('securityEvents')
    .where('at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute()
