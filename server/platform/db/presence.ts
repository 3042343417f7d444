// A sign that others can see: PostgreSQL frees a session's lock in the moment when the session's process is gone, however it went.
import { randomInt } from 'node:crypto'
import { Client } from 'pg'

export type Presence = Readonly<{
  /** A number that is locked as long as this process and its database both live. After either fell, there is another one. */
  sign: () => Promise<number>
  close: () => Promise<void>
}>

type Shown = { client: Client; sign: number }

// Numbers that JavaScript keeps exactly; no two processes ever draw the same.
const drawSign = () => randomInt(1, 2 ** 47)

export const openPresence = (url: string): Presence => {
  let current: Promise<Shown> | undefined
  const show = async (forget: () => void): Promise<Shown> => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
    client.on('error', forget).on('end', forget)
    await client.connect()
    const sign = drawSign()
    await client.query('select pg_advisory_lock($1)', [sign])
    return { client, sign }
  }
  const begin = () => {
    const shown: Promise<Shown> = show(() => {
      if (current === shown) current = undefined
    })
    shown.catch(() => {
      if (current === shown) current = undefined
    })
    return shown
  }
  return {
    sign: async () => (await (current ??= begin())).sign,
    close: async () => {
      const shown = await current?.catch(() => undefined)
      await shown?.client.end()
    },
  }
}
