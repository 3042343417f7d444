import { lists } from '../../../contract/limits.ts'
import { afterCommit, type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { sessionView } from './accounts.view.ts'
import type { AccountDeps } from './account-deps.ts'
import { getOwnAccount } from './confirm.service.ts'
import { endSessionsExcept, openSessionsQuery } from './sessions.queries.ts'

type SessionDeps = Pick<AccountDeps, 'keys' | 'publish'>

export const ownSessions = async (db: Db, viewer: Viewer, { keys }: SessionDeps) => {
  const { id: accountId } = await getOwnAccount(db, viewer)
  const rows = await openSessionsQuery(db, { accountId, now: keys.clock(), most: lists.rows }).execute()
  return rows.map((row) => sessionView(row, viewer.sessionId))
}

/** Closes their sockets too, and returns their number. */
export const endSessionsElsewhere = async (
  tx: Tx,
  { id: accountId, sessionId }: Viewer,
  { keys, publish }: SessionDeps,
) => {
  const ended = await endSessionsExcept(tx, { accountId, sessionId, now: keys.clock() })
  afterCommit(tx, () => {
    for (const id of ended) publish({ kind: 'ended', accountId, sessionId: id, isGone: false })
  })
  return ended.length
}

export const logOutElsewhere = async (db: Db, viewer: Viewer, deps: SessionDeps) => {
  await getOwnAccount(db, viewer)
  return inTransaction(db, (tx) => endSessionsElsewhere(tx, viewer, deps))
}
