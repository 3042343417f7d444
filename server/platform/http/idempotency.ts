// A write that carries an Idempotency-Key is done once: the same key from the same caller gets the first reply again.
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Db } from '../db/db.ts'
import { Refusal } from './refusal.ts'
import type { Viewer } from './viewer.ts'

declare module '../db/db.ts' {
  interface Tables {
    idempotencyKeys: {
      caller: string
      key: string
      endpoint: string
      requestHash: string
      status: number | null
      reply: unknown
      createdAt: Date
    }
  }
}

type Answer = { status: number; body: unknown }
type Attempt = {
  request: FastifyRequest
  viewer: Viewer | null
  endpoint: Endpoint
  /** What it was asked for, besides the address: the body, and of files their hashes. */
  asked: unknown
}

const KEY = /^[\x21-\x7e]{1,128}$/
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

const accountCaller = (id: number) => `account ${id}`

const describe = ({ request, viewer, endpoint, asked }: Attempt, key: string) => ({
  // Anonymous callers are told apart by their address, which is kept only as a hash.
  caller: viewer ? accountCaller(viewer.id) : `address ${hash(request.ip)}`,
  key,
  endpoint: `${endpoint.method} ${endpoint.path}`,
  requestHash: hash(JSON.stringify([request.url, asked ?? null])),
})
type Claim = ReturnType<typeof describe>

// A claim without an answer is taken over after a minute: its process died.
const claim = async (db: Db, row: Claim) => {
  const { rows } = await sql`
    insert into idempotency_keys (caller, key, endpoint, request_hash)
    values (${row.caller}, ${row.key}, ${row.endpoint}, ${row.requestHash})
    on conflict (caller, key) do update set created_at = now()
      where idempotency_keys.status is null and idempotency_keys.created_at < now() - interval '1 minute'
        and idempotency_keys.request_hash = excluded.request_hash
    returning 1`.execute(db)
  return rows.length > 0
}

const earlierAnswer = async (db: Db, row: Claim): Promise<Answer> => {
  const earlier = await db
    .selectFrom('idempotencyKeys')
    .select(['endpoint', 'requestHash', 'status', 'reply'])
    .where('caller', '=', row.caller)
    .where('key', '=', row.key)
    .executeTakeFirst()
  if (!earlier) throw new Refusal('still_working', { retryAfter: 1 })
  if (earlier.endpoint !== row.endpoint || earlier.requestHash !== row.requestHash)
    throw new Refusal('key_reused')
  if (earlier.status === null) throw new Refusal('still_working', { retryAfter: 1 })
  return { status: earlier.status, body: earlier.reply }
}

const ofClaim = (row: Claim) => sql<boolean>`caller = ${row.caller} and key = ${row.key}`

const answerAndKeep = async (db: Db, row: Claim, work: () => Promise<Answer>) => {
  try {
    const answer = await work()
    const reply = JSON.stringify(answer.body ?? null)
    await db
      .updateTable('idempotencyKeys')
      .set({ status: answer.status, reply })
      .where(ofClaim(row))
      .execute()
    return answer
  } catch (error) {
    // A refusal changes nothing, so the same key may try again.
    await db.deleteFrom('idempotencyKeys').where(ofClaim(row)).execute()
    throw error
  }
}

export const oncePerKey = async (db: Db, attempt: Attempt, work: () => Promise<Answer>): Promise<Answer> => {
  const key = attempt.request.headers['idempotency-key']
  if (attempt.endpoint.isSecret || typeof key !== 'string') return work()
  if (!KEY.test(key))
    throw new Refusal('bad_input', { text: 'Idempotency-Key must be 1 to 128 visible characters' })
  const row = describe(attempt, key)
  return (await claim(db, row)) ? answerAndKeep(db, row, work) : earlierAnswer(db, row)
}

const KEPT = 24 * 60 * 60 * 1_000
export const forgetOldKeys = (db: Db, now: Date) =>
  db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', new Date(now.getTime() - KEPT))
    .execute()

/** A deleted account leaves no replies behind. */
export const forgetKeysOf = (db: Db, accountId: number) =>
  db.deleteFrom('idempotencyKeys').where('caller', '=', accountCaller(accountId)).execute()
