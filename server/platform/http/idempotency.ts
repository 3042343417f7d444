// A write with an Idempotency-Key is executed once: the same key from the same caller gets the first reply again. The claim is marked
// as done in the transaction of the work, so that a crash leaves both or neither (decision 7).
import { DAY } from '../../../contract/limits.ts'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Config } from '../config.ts'
import { type Db, withFinalStep, type Tx } from '../db/db.ts'
import { preparedStatement } from '../db/prepared.ts'
import type { LivenessLock } from '../db/liveness-lock.ts'
import { keyedHash } from '../keys.ts'
import { clientIpOf } from './client-ip.ts'
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
      owner: number | null
      doneAt: Date | null
      createdAt: Date
    }
  }
}

type StoredReply = { status: number; body: unknown; isReplay?: true }
type WriteAttempt = {
  request: FastifyRequest
  viewer: Viewer | null
  endpoint: Endpoint
  asked: unknown
}

const KEY = /^[\x21-\x7e]{1,128}$/
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

const accountCaller = (id: number) => `account ${id}`

// A browser's outbox creates a random key and may retry from another network.
const VISITOR_KEY = /^visitor-[0-9a-f]{32}$/

// Other anonymous callers are distinguished by their IP, which is stored only as a keyed hash.
const ipCaller = (ipHash: string) => `address ${ipHash}`
const anonymousCaller = (request: FastifyRequest, key: string, secret: string) =>
  VISITOR_KEY.test(key)
    ? 'visitor'
    : ipCaller(keyedHash(secret, 'idempotency', clientIpOf(request)).toString('base64url'))

type KeyOf = { key: string; owner: number; secret: string }
const describe = ({ request, viewer, endpoint, asked }: WriteAttempt, { key, owner, secret }: KeyOf) => ({
  caller: viewer ? accountCaller(viewer.id) : anonymousCaller(request, key, secret),
  key,
  endpoint: `${endpoint.method} ${endpoint.path}`,
  requestHash: hash(JSON.stringify([request.url, asked ?? null])),
  owner,
})
type Claim = ReturnType<typeof describe>

// No session holds the advisory lock of a process that died. Without a lock, or behind a pooler that shares sessions, a timeout
// decides.
const IS_ABANDONED = `(
  idempotency_keys.created_at < now() - interval '1 minute'
  or coalesce(pg_try_advisory_xact_lock_shared(idempotency_keys.owner), false)
)`

// An abandoned claim was not executed: the key may be used for another request.
const claimWrite = preparedStatement(
  'idempotency_claim',
  `insert into idempotency_keys (caller, key, endpoint, request_hash, owner)
  values ($1, $2, $3, $4, $5)
  on conflict (caller, key) do update set created_at = now(), owner = excluded.owner,
      endpoint = excluded.endpoint, request_hash = excluded.request_hash
    where idempotency_keys.status is null and idempotency_keys.done_at is null and ${IS_ABANDONED}
  returning 1`,
)

const claim = async (db: Db, { caller, key, endpoint, requestHash, owner }: Claim) =>
  (await claimWrite(db, [caller, key, endpoint, requestHash, owner])).length > 0

const storedReply = async (db: Db, row: Claim): Promise<StoredReply> => {
  const earlier = await db
    .selectFrom('idempotencyKeys')
    .select([
      'endpoint',
      'requestHash',
      'status',
      'reply',
      'doneAt',
      sql<boolean>`${sql.raw(IS_ABANDONED)}`.as('isGivenUp'),
    ])
    .where('caller', '=', row.caller)
    .where('key', '=', row.key)
    .executeTakeFirst()
  if (!earlier) throw new Refusal('still_working', { retryAfter: 1 })
  if (earlier.endpoint !== row.endpoint || earlier.requestHash !== row.requestHash)
    throw new Refusal('key_reused')
  if (earlier.status !== null) return { status: earlier.status, body: earlier.reply, isReplay: true }
  if (earlier.doneAt && earlier.isGivenUp) throw new Refusal('already_done')
  throw new Refusal('still_working', { retryAfter: 1 })
}

// A process that was replaced must not commit. A missing row was deleted with its account.
const doneWrite = preparedStatement<{ owner: number | null }>(
  'idempotency_done',
  'update idempotency_keys set done_at = now() where caller = $1 and key = $2 returning owner',
)

const markDone = async (tx: Tx, { caller, key, owner }: Claim) => {
  const [marked] = await doneWrite(tx, [caller, key])
  if (marked && marked.owner !== owner) throw new Refusal('still_working', { retryAfter: 1 })
}

const replyWrite = preparedStatement(
  'idempotency_reply',
  'update idempotency_keys set status = $4, reply = $5 where caller = $1 and key = $2 and owner = $3',
)

const forgetWrite = preparedStatement(
  'idempotency_forget',
  'delete from idempotency_keys where caller = $1 and key = $2 and owner = $3 and done_at is null',
)

// No process has this owner (liveness-lock.ts): the work is done, so a repeat is answered immediately.
const releaseWrite = preparedStatement(
  'idempotency_release',
  'update idempotency_keys set owner = 0 where caller = $1 and key = $2 and owner = $3 and done_at is not null',
)

const runAndStore = async (db: Db, row: Claim, work: () => Promise<StoredReply>) => {
  // Statements that the work started without awaiting them are not part of it.
  let isOver = false
  const step = async (tx: Tx) => void (isOver || (await markDone(tx, row)))
  try {
    const answer = await withFinalStep(step, work).finally(() => (isOver = true))
    const reply = JSON.stringify(answer.body ?? null)
    await replyWrite(db, [row.caller, row.key, row.owner, answer.status, reply])
    return answer
  } catch (error) {
    // A refusal changes nothing, so the key may be used again. Work done before another error stays done.
    await forgetWrite(db, [row.caller, row.key, row.owner])
    await releaseWrite(db, [row.caller, row.key, row.owner])
    throw error
  }
}

type IdempotencyDeps = { db: Db; livenessLock: LivenessLock; config: Pick<Config, 'secretKey'> }

// A claim that has timed out is not abandoned while this process still works on it: both attempts would have the same owner, and both
// would commit.
const inFlight = new Set<string>()

const rejectConcurrent = async <T>({ owner, caller, key }: Claim, work: () => Promise<T>) => {
  const name = `${owner} ${caller} ${key}`
  if (inFlight.has(name)) throw new Refusal('still_working', { retryAfter: 1 })
  inFlight.add(name)
  try {
    return await work()
  } finally {
    inFlight.delete(name)
  }
}

export const oncePerKey = async (
  { db, livenessLock, config }: IdempotencyDeps,
  attempt: WriteAttempt,
  work: () => Promise<StoredReply>,
): Promise<StoredReply> => {
  const key = attempt.request.headers['idempotency-key']
  if (attempt.endpoint.isSecret || typeof key !== 'string') return work()
  if (!KEY.test(key))
    throw new Refusal('bad_input', { text: 'Idempotency-Key must be 1 to 128 visible characters' })
  const row = describe(attempt, { key, owner: await livenessLock.lockId(), secret: config.secretKey })
  return rejectConcurrent(row, async () =>
    (await claim(db, row)) ? runAndStore(db, row, work) : storedReply(db, row),
  )
}

const REPLY_MS = DAY
// A phone that was offline may retry weeks later (decision 46).
const KEY_MS = 30 * DAY

/** The reply, and every row with an IP hash, is stored for a day. For a month, a repeat still gets 'already done'. */
export const forgetOldKeys = async (db: Db, now: Date) => {
  const before = (age: number) => new Date(now.getTime() - age)
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before(KEY_MS)).execute()
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before(REPLY_MS))
    .where('caller', 'like', ipCaller('%'))
    .execute()
  await db
    .updateTable('idempotencyKeys')
    .set({ status: null, reply: null, doneAt: sql`coalesce(done_at, created_at)` })
    .where('createdAt', '<', before(REPLY_MS))
    .where('status', 'is not', null)
    .execute()
}

export const forgetKeysOf = (db: Db, accountId: number) =>
  db.deleteFrom('idempotencyKeys').where('caller', '=', accountCaller(accountId)).execute()
