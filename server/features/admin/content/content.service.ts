// Posts and comments: found, looked at, hidden and restored. What is decided are decisions like those of cases, without one.
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import type { Asked } from '../../../platform/db/keyset.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { deskFind } from '../../search/desk-find.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { decisionsOfTargetQuery, lockHeldOfContent } from '../decisions/decisions.queries.ts'
import { makeDecision, restore } from '../decisions/decisions.service.ts'
import { cutTo, spanOf } from '../id-cursor.ts'
import { checkedReason } from '../reason.ts'
import type { DeskTools } from '../tools.ts'
import { choicesAbout } from './content.policy.ts'
import {
  commentsQuery,
  type Kind,
  postsQuery,
  selectCaseOf,
  selectContent,
  type Visibility,
} from './content.queries.ts'
import { contentView, listedView } from './content.view.ts'

type Listing = Asked & { kind?: Kind; q?: string; visibility?: Visibility; account?: number }

export const listContent = async (db: Db, { kind = 'post', q = '', ...asked }: Listing) => {
  const span = spanOf(asked)
  const text = q.trim()
  const found = text === '' ? null : await deskFind(db, text, kind === 'post' ? 'posts' : 'comments')
  if (found === 'nothing') return { content: [], next: null }
  const wanted = { ...span, found, visibility: asked.visibility, account: asked.account }
  const query = kind === 'post' ? postsQuery(db, wanted) : commentsQuery(db, wanted)
  const { shown, next } = cutTo(await query.execute(), span)
  return { content: shown.map((row) => listedView(row, kind)), next }
}

export type Piece = { kind: Kind; id: number }

const oneOf = async (db: Db, piece: Piece) => {
  const row = await selectContent(db, piece)
  if (!row) throw new Refusal('not_found')
  return row
}

export const contentInFull = async (db: Db, piece: Piece, now: Date) => {
  const [row, reported, decisions] = await Promise.all([
    oneOf(db, piece),
    selectCaseOf(db, piece),
    decisionsOfTargetQuery(db, piece).execute(),
  ])
  return contentView({ row, kind: piece.kind, reported, decisions, now })
}

type Deciding = { decision: 'hide' | 'remove'; reason: string }

export const decideAboutContent = (db: Db, staff: Staff, piece: Piece, asked: Deciding, tools: DeskTools) => {
  const { decision } = asked
  const reason = checkedReason(asked.reason)
  return inTransaction(db, async (tx) => {
    const row = await oneOf(tx, piece)
    if (!choicesAbout(row).includes(decision)) throw new Refusal('decision_unfit')
    const verdict = { decision, reason, until: null, caseId: null, staffId: staff.id }
    const decisionId = await makeDecision(tx, { ...piece, accountId: row.accountId }, verdict, tools)
    const details = { decision, decision_id: decisionId }
    await writeDown(tx, { staff, piece, action: 'content_decided', details, now: tools.clock() })
  })
}

export const restoreContent = (db: Db, staff: Staff, piece: Piece, asked: string, tools: DeskTools) => {
  const reason = checkedReason(asked)
  return inTransaction(db, async (tx) => {
    await oneOf(tx, piece)
    const holding = await lockHeldOfContent(tx, piece)
    await restore(tx, holding, tools)
    const details = { reason, decision_ids: holding.map(({ id }) => id).join(' ') }
    await writeDown(tx, { staff, piece, action: 'content_restored', details, now: tools.clock() })
  })
}

type Deed = {
  staff: Staff
  piece: Piece
  action: string
  details: Readonly<Record<string, string | number>>
  now: Date
}

const writeDown = (tx: Tx, { staff, piece, ...deed }: Deed) =>
  writeAudit(tx, { ...deed, staffId: staff.id, subject: piece })
