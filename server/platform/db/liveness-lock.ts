// An advisory lock shows that this process is alive: PostgreSQL releases it when the connection closes.
import { randomInt } from 'node:crypto'
import { Client } from 'pg'

export type LivenessLock = Readonly<{
  /** Another id after a restart of this process or of the database. */
  lockId: () => Promise<number>
  close: () => Promise<void>
}>

type HeldLock = { client: Client; lockId: number }

// Below 2^53, and practically unique.
const randomLockId = () => randomInt(1, 2 ** 47)

export const openLivenessLock = (url: string): LivenessLock => {
  let current: Promise<HeldLock> | undefined
  const holdLock = async (forget: () => void): Promise<HeldLock> => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
    client.on('error', forget).on('end', forget)
    await client.connect()
    const sign = randomLockId()
    await client.query('select pg_advisory_lock($1)', [sign])
    return { client, lockId: sign }
  }
  const startHolding = () => {
    const held: Promise<HeldLock> = holdLock(() => {
      if (current === held) current = undefined
    })
    held.catch(() => {
      if (current === held) current = undefined
    })
    return held
  }
  return {
    lockId: async () => (await (current ??= startHolding())).lockId,
    close: async () => {
      const held = await current?.catch(() => undefined)
      await held?.client.end()
    },
  }
}
