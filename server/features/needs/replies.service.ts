import type { Static } from 'typebox'
import { MINUTE } from '../../../contract/limits.ts'
import type { editNeedReply } from '../../../contract/needs.ts'
import { afterCommit, type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseBlocks } from '../blocks/blocks.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import type { NeedDeps } from './need-deps.ts'
import { EMPTY_REPLY, validateReply } from './need-form.ts'
import { replyRead } from './needs.queries.ts'
import { replyView } from './needs.view.ts'
import {
  askOneMore,
  insertReply,
  lockAsk,
  markDeclined,
  markReplied,
  selectOwnReply,
  updateReply,
} from './replies.queries.ts'

type Asked = { id: number; providerId: number }
type Body = Static<typeof editNeedReply.body>

const lockOpenAsk = async (tx: Tx, asked: Asked, now: Date) => {
  const ask = await lockAsk(tx, asked)
  if (!ask) throw new Refusal('not_found')
  refuseBlocks(ask, 'customer_blocked')
  if (ask.status !== 'open' || ask.expiresAt <= now) throw new Refusal('need_not_open')
  return ask
}

const writtenReply = async (tx: Tx, id: number, now: Date) => {
  const [row] = await replyRead(tx, { id })
  // Suspended after the token was checked.
  if (!row) throw new Refusal('not_found')
  return replyView(row, now)
}

export const replyToNeed = (db: Db, { body, ...asked }: Asked & { body: Body }, deps: NeedDeps) => {
  const fields = validateReply(body, EMPTY_REPLY)
  return inTransaction(db, async (tx) => {
    const { id: needId, providerId } = asked
    const now = deps.clock()
    const ask = await lockOpenAsk(tx, asked, now)
    if (ask.repliedAt) throw new Refusal('need_answered')
    if (ask.declinedAt) throw new Refusal('need_declined')
    const minutes = Math.max(0, Math.round((now.getTime() - ask.askedAt.getTime()) / MINUTE))
    const { id } = await insertReply(tx, { ...fields, needId, providerId, minutes, createdAt: now })
    await markReplied(tx, asked, now)
    const { publish } = deps
    await notify(tx, { kind: 'need_reply', to: ask.customerId, actorId: providerId, needId, now, publish })
    return writtenReply(tx, id, now)
  })
}

export const editReply = (db: Db, { body, ...asked }: Asked & { body: Body }, deps: NeedDeps) =>
  inTransaction(db, async (tx) => {
    const now = deps.clock()
    await lockOpenAsk(tx, asked, now)
    const before = await selectOwnReply(tx, asked)
    if (!before) throw new Refusal('not_found')
    await updateReply(tx, before.id, { ...validateReply(body, before), editedAt: now })
    return writtenReply(tx, before.id, now)
  })

/** A business of an earlier round is not replaced: the next round was asked instead. */
export const declineNeed = (db: Db, asked: Asked, deps: Pick<NeedDeps, 'clock' | 'wakeNeedAsker'>) =>
  inTransaction(db, async (tx) => {
    const now = deps.clock()
    const ask = await lockOpenAsk(tx, asked, now)
    if (ask.repliedAt) throw new Refusal('need_answered')
    if (ask.declinedAt) return
    await markDeclined(tx, asked, now)
    if (ask.round !== ask.currentRound) return
    await askOneMore(tx, asked.id)
    afterCommit(tx, deps.wakeNeedAsker)
  })
