import { messageOf } from './errno.ts'
import type { Postmaster } from './postmaster.ts'

type Options = { onLost: (error: Error) => void; note: (line: string) => void }

const MAX_RESTARTS = 5
const WITHIN_MS = 60_000

const countRecent = () => {
  let recent: number[] = []
  return () => {
    recent = [...recent.filter((at) => at > Date.now() - WITHIN_MS), Date.now()]
    return recent.length
  }
}

export const keepAlive = async (start: () => Promise<Postmaster>, { onLost, note }: Options) => {
  let stopping = false
  let current = await start()
  await current.ready

  const fallsWithin = countRecent()
  const restart = async (why: string) => {
    if (fallsWithin() > MAX_RESTARTS) throw new Error(`PostgreSQL keeps falling: ${why}`)
    note(`${why}, starting it again`)
    current = await start()
    if (stopping) await current.stop()
    return current.ready.then(() => current.ended, messageOf)
  }
  const watch = async () => {
    let why = await current.ended
    for (;;) {
      if (stopping) return
      why = await restart(why)
    }
  }
  const watching = watch().catch((error: unknown) => {
    if (!stopping) onLost(new Error(messageOf(error), { cause: error }))
  })

  return async () => {
    stopping = true
    await current.stop()
    await watching
  }
}
