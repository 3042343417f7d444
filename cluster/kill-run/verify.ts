// What was acknowledged is there, once, and every chat in its order.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import type { Ledger } from './load.ts'
import type { ChatResult } from '../faults/chat.ts'

const STORED = {
  post: sql<{ words: string }>`select title as words from posts`,
  comment: sql<{ words: string }>`select content as words from comments`,
  contact: sql<{ words: string }>`select name as words from contacts`,
  order: sql<{ words: string }>`select note as words from orders`,
}

const countOf = (words: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const each of words) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

const checkKind = (kind: string, acknowledged: readonly string[], stored: readonly string[]) => {
  const counts = countOf(stored)
  const lost = acknowledged.filter((words) => !counts.has(words))
  const doubled = [...counts].filter(([, count]) => count > 1).map(([words]) => words)
  if (lost.length > 0) throw new Error(`${kind}: acknowledged and lost: ${lost.slice(0, 5).join(', ')}`)
  if (doubled.length > 0) throw new Error(`${kind}: written twice: ${doubled.slice(0, 5).join(', ')}`)
}

export const checkWrites = async (db: Db, ledger: Ledger) => {
  for (const kind of ['post', 'comment', 'contact', 'order'] as const) {
    const { rows } = await STORED[kind].execute(db)
    checkKind(
      kind,
      ledger[kind],
      rows.map(({ words }) => words),
    )
  }
}

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((words, index) => words === other[index])

export const checkChat = async (db: Db, { chat, said, shown: lists }: ChatResult) => {
  const stored = await db
    .selectFrom('messages')
    .select(['senderType', 'content'])
    .where('chatId', '=', chat)
    .orderBy('id')
    .execute()
  const all = stored.map(({ content }) => content)
  for (const side of ['customer', 'provider'] as const) {
    const own = stored.filter(({ senderType }) => senderType === side).map(({ content }) => content)
    if (!sameList(own, said[side])) throw new Error(`chat ${chat}: lost, doubled or out of order (${side})`)
  }
  // Each side holds the newest pages at least.
  for (const list of lists)
    if (!sameList(all.slice(-list.length), list)) throw new Error(`chat ${chat}: shown otherwise than stored`)
  return all.length
}
