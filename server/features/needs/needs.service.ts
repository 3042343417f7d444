import type { Language } from '../../../contract/language.ts'
import type { needCloseReasons, needStatuses } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../platform/db/keyset.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { withLockedAccount } from '../accounts/identifiers.service.ts'
import { openChatWith } from '../chat/quoted-message.service.ts'
import { notify, notifyMany } from '../notifications/notifications.service.ts'
import type { NeedDeps } from './need-deps.ts'
import {
  needsOfStatusRead,
  ownNeedRead,
  ownNeedsRead,
  receivedNeedRead,
  receivedNeedsRead,
  type ReceivedList,
} from './needs.queries.ts'
import { type NeedReader, ownNeedView, receivedNeedView } from './needs.view.ts'
import { quoteOf } from './quote.ts'
import { askedProviders, endNeed, lockOwnNeed, markChosen, selectReply } from './write-need.queries.ts'

type Reading = Pick<NeedDeps, 'clock' | 'mediaSigner'>

const readerOf = ({ clock, mediaSigner }: Reading): NeedReader => ({
  now: clock(),
  mediaSigner,
})

type One = { id: number; viewerId: number; lang: Language }

export const ownNeed = async (db: Db, { lang, ...one }: One, deps: Reading) => {
  const [row] = await ownNeedRead[lang](db, one)
  if (!row) throw new Refusal('not_found')
  return ownNeedView(row, readerOf(deps))
}

const receivedNeed = async (db: Db, { lang, ...one }: One, deps: Reading) => {
  const [row] = await receivedNeedRead[lang](db, one)
  if (!row) throw new Refusal('not_found')
  return receivedNeedView(row, readerOf(deps))
}

/** Unknown needs, needs of others and needs with a block are indistinguishable. */
export const needOf = (db: Db, { id, role }: Viewer, asked: Omit<One, 'viewerId'>, deps: Reading) => {
  if (role === 'admin') throw new Refusal('not_found')
  return (role === 'customer' ? ownNeed : receivedNeed)(db, { ...asked, viewerId: id }, deps)
}

type OwnQuery = PageQuery & { status?: (typeof needStatuses)[number] }

export const ownNeeds = async (
  db: Db,
  { status, ...pageQuery }: OwnQuery,
  { customerId, lang }: { customerId: number; lang: Language },
  deps: Reading,
) => {
  const timePage = parseTimePage(pageQuery)
  const reader = readerOf(deps)
  const page = { ...timePage, customerId }
  const read = status
    ? await needsOfStatusRead[lang](db, { ...page, status, now: reader.now })
    : await ownNeedsRead[lang](db, page)
  const { pageRows, next } = paginateByTime(read, timePage)
  return { results: pageRows.map((row) => ownNeedView(row, reader)), next }
}

const LISTS: Readonly<Record<'0' | '1', ReceivedList>> = { 0: 'waiting', 1: 'replied' }

export const receivedNeeds = async (
  db: Db,
  { answered, ...pageQuery }: PageQuery & { answered?: '0' | '1' },
  { providerId, lang }: { providerId: number; lang: Language },
  deps: Reading,
) => {
  const timePage = parseTimePage(pageQuery)
  const reader = readerOf(deps)
  const read = receivedNeedsRead[answered ? LISTS[answered] : 'all'][lang]
  const rows = await read(db, { ...timePage, providerId, now: reader.now })
  const { pageRows, next } = paginateByTime(rows, timePage)
  return { results: pageRows.map((row) => receivedNeedView(row, reader)), next }
}

type Own = { id: number; customerId: number }

const lockOpenNeed = async (tx: Tx, own: Own, now: Date) => {
  const need = await lockOwnNeed(tx, own)
  if (!need) throw new Refusal('not_found')
  if (need.status !== 'open' || need.expiresAt <= now) throw new Refusal('need_not_open')
  return need
}

export const closeNeed = (
  db: Db,
  { reason, lang, ...own }: Own & { reason: (typeof needCloseReasons)[number]; lang: Language },
  deps: NeedDeps,
) =>
  withLockedAccount(db, own.customerId, async (tx) => {
    const { id, customerId } = own
    const now = deps.clock()
    await lockOpenNeed(tx, own, now)
    await endNeed(tx, id, { status: 'closed', closeReason: reason, endedAt: now })
    const to = await askedProviders(tx, id)
    const { publish } = deps
    await notifyMany(tx, { kind: 'need_closed', actorId: customerId, needId: id, to, now, publish })
    return ownNeed(tx, { id, viewerId: customerId, lang }, deps)
  })

type Choice = { id: number; replyId: number }

/** A repeat returns the same chat. */
export const chooseReply = (db: Db, viewer: Viewer, { id, replyId }: Choice, deps: NeedDeps) =>
  withLockedAccount(db, viewer.id, async (tx) => {
    const { publish } = deps
    const now = deps.clock()
    const customerId = viewer.id
    const need = await lockOwnNeed(tx, { id, customerId })
    const reply = need && (await selectReply(tx, { needId: id, replyId }))
    if (!reply) throw new Refusal('not_found')
    const { providerId, isChosen } = reply
    if (!isChosen && (need.status !== 'open' || need.expiresAt <= now)) throw new Refusal('need_not_open')
    const quote = { customerId, providerId, clientId: `need-${id}`, content: quoteOf(need, reply) }
    const chatId = await openChatWith(tx, viewer, quote, { now, publish })
    if (isChosen) return { chat_id: chatId }
    await markChosen(tx, replyId)
    await endNeed(tx, id, { status: 'chosen', endedAt: now })
    const about = { actorId: customerId, needId: id, now, publish }
    const others = (await askedProviders(tx, id)).filter((asked) => asked !== providerId)
    await notifyMany(tx, { kind: 'need_closed', to: others, ...about })
    await notify(tx, { kind: 'need_closed', to: providerId, parameters: { isChosen: true }, ...about })
    return { chat_id: chatId }
  })
