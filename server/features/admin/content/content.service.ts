import { type Language, languageOf } from '../../../../contract/language.ts'
import { type Db, inTransaction } from '../../../platform/db/db.ts'
import { paginateById, type PageQuery, parseIdPage } from '../../../platform/db/keyset.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { adminSearch } from '../../search/admin-search.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { decisionsOfTargetQuery, lockActiveOfContent } from '../decisions/decisions.queries.ts'
import { makeDecision, undoAllAndNotify } from '../decisions/decisions.service.ts'
import { validateReason } from '../form.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { choicesAbout } from './content.policy.ts'
import {
  commentsQuery,
  type Kind,
  needsQuery,
  postsQuery,
  reviewsQuery,
  selectCaseOf,
  selectContent,
  type Visibility,
} from './content.queries.ts'
import { contentView, listedView } from './content.view.ts'

type ContentQuery = PageQuery & {
  kind?: Kind
  q?: string
  visibility?: Visibility
  account?: number
  lang?: string
}

const LISTS = {
  post: { searched: 'posts', query: postsQuery },
  comment: { searched: 'comments', query: commentsQuery },
  review: { searched: 'reviews', query: reviewsQuery },
  need: { searched: 'needs', query: needsQuery },
} as const

export const listContent = async (db: Db, { kind = 'post', q = '', ...asked }: ContentQuery) => {
  const idPage = parseIdPage(asked)
  const text = q.trim()
  const found = text === '' ? null : await adminSearch(db, text, LISTS[kind].searched)
  if (found === 'nothing') return { content: [], next: null }
  const filter = {
    ...idPage,
    found,
    visibility: asked.visibility,
    account: asked.account,
    lang: languageOf(asked.lang),
  }
  const { pageRows, next } = paginateById(await LISTS[kind].query(db, filter).execute(), idPage)
  return { content: pageRows.map((row) => listedView(row, kind)), next }
}

export type ContentRef = { kind: Kind; id: number }

const getContent = async (db: Db, contentRef: ContentRef & { lang?: Language }) => {
  const row = await selectContent(db, contentRef)
  if (!row) throw new Refusal('not_found')
  return row
}

export const contentInFull = async (
  db: Db,
  contentRef: ContentRef & { lang: Language },
  { clock, signMedia }: AdminDeps,
) => {
  const [row, reported, decisions] = await Promise.all([
    getContent(db, contentRef),
    selectCaseOf(db, contentRef),
    decisionsOfTargetQuery(db, contentRef).execute(),
  ])
  const signed = { ...row, shown: row.shown.map(signMedia) }
  return contentView({ row: signed, kind: contentRef.kind, reported, decisions, now: clock() })
}

type ContentDecision = { decision: 'hide' | 'remove'; reason: string }

export const decideAboutContent = (
  db: Db,
  staff: Staff,
  contentRef: ContentRef,
  asked: ContentDecision,
  deps: AdminDeps,
) => {
  const { decision } = asked
  const reason = validateReason(asked.reason)
  return inTransaction(db, async (tx) => {
    const row = await getContent(tx, contentRef)
    if (!choicesAbout(row).includes(decision)) throw new Refusal('decision_unfit')
    const verdict = { decision, reason, until: null, caseId: null, staffId: staff.id }
    const decisionId = await makeDecision(tx, { ...contentRef, accountId: row.accountId }, verdict, deps)
    const details = { decision, decision_id: decisionId }
    const author = { staffId: staff.id, now: deps.clock() }
    await writeAudit(tx, author, { action: 'content_decided', ...contentRef, details })
  })
}

export const restoreContent = (
  db: Db,
  staff: Staff,
  contentRef: ContentRef,
  asked: string,
  deps: AdminDeps,
) => {
  const reason = validateReason(asked)
  return inTransaction(db, async (tx) => {
    await getContent(tx, contentRef)
    const holding = await lockActiveOfContent(tx, contentRef)
    await undoAllAndNotify(tx, holding, deps)
    const details = { reason, decision_ids: holding.map(({ id }) => id).join(' ') }
    const author = { staffId: staff.id, now: deps.clock() }
    await writeAudit(tx, author, { action: 'content_restored', ...contentRef, details })
  })
}
