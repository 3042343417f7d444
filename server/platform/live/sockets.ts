// The sockets of this process. Pings and session checks are spread over rounds, so that ten thousand sockets are never pinged
// together.
import { socketClosed } from '../../../contract/limits.ts'
import { coalesceRuns } from '../coalesce-runs.ts'
import type { Hub } from './hub.ts'
import type { LiveSocket } from './live-socket.ts'

const ROUNDS = 25
const ROUND_MS = 1_000
const MAX_PER_ACCOUNT = 30

export type LivingSessions = (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>

type Options = { hub: Hub; livingSessions: LivingSessions; onError: (error: unknown) => void }

export const openSockets = ({ hub, livingSessions, onError }: Options) => {
  const ofAccount = new Map<number, Set<LiveSocket>>()
  const rounds = Array.from({ length: ROUNDS }, () => new Set<LiveSocket>())
  const NO_SOCKETS: ReadonlySet<LiveSocket> = new Set()
  let turn = 0
  let addedCount = 0

  const of = (accountId: number) => ofAccount.get(accountId) ?? NO_SOCKETS

  const add = (socket: LiveSocket) => {
    const { id } = socket.viewer
    const own = ofAccount.get(id) ?? new Set()
    ofAccount.set(id, own.add(socket))
    addedCount += 1
    const round = rounds[addedCount % ROUNDS]
    round?.add(socket)
    return () => {
      round?.delete(socket)
      own.delete(socket)
      if (own.size === 0 && ofAccount.get(id) === own) ofAccount.delete(id)
    }
  }

  const closeEnded = async (round: ReadonlySet<LiveSocket>) => {
    if (round.size === 0) return
    const asked = [...round]
    const living = await livingSessions([...new Set(asked.map(({ viewer }) => viewer.sessionId))])
    for (const socket of asked)
      if (!living.has(socket.viewer.sessionId))
        socket.close(socketClosed.notAuthenticated, 'not_authenticated')
  }

  const checkNextRound = async () => {
    turn = (turn + 1) % ROUNDS
    const round = rounds[turn]
    if (!round || round.size === 0) return
    for (const socket of round) {
      if (socket.isAlive) socket.ping()
      else socket.terminate()
    }
    await closeEnded(round)
  }
  const timer = setInterval(() => void checkNextRound().catch(onError), ROUND_MS).unref()

  hub.on('ended', ({ accountId, sessionId }) => {
    for (const socket of of(accountId))
      if (sessionId === null || socket.viewer.sessionId === sessionId)
        socket.close(socketClosed.notAuthenticated, 'not_authenticated')
  })

  const closeAllEnded = async () => {
    for (const round of rounds) await closeEnded(round)
  }
  hub.on('missed', coalesceRuns(closeAllEnded))

  return {
    add,
    of,
    checkNextRound,
    isFull: (accountId: number) => of(accountId).size >= MAX_PER_ACCOUNT,
    count: () => rounds.reduce((sum, round) => sum + round.size, 0),
    stop: () => clearInterval(timer),
  }
}
export type Sockets = ReturnType<typeof openSockets>
