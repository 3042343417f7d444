// Everybody who is connected to this process. Dead peers and ended sessions are looked for in turns, so that ten thousand sockets
// are never pinged in the same moment.
import { socketClosed } from '../../../contract/limits.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { Hub } from './hub.ts'
import type { LiveSocket } from './live-socket.ts'

/** Twice this is the longest that a dead peer stays. */
const TURNS = 25
const TURN = 1_000
// Tabs of one person. More than that is a program gone wild.
const MOST_OF_ACCOUNT = 30

/** Which of these sessions are still open to a living account. */
export type LivingSessions = (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>

type Options = { hub: Hub; livingSessions: LivingSessions; onError: (error: unknown) => void }

export const openSockets = ({ hub, livingSessions, onError }: Options) => {
  const ofAccount = new Map<number, Set<LiveSocket>>()
  const turns = Array.from({ length: TURNS }, () => new Set<LiveSocket>())
  const NOBODY: ReadonlySet<LiveSocket> = new Set()
  let turn = 0
  let seats = 0

  const of = (accountId: number) => ofAccount.get(accountId) ?? NOBODY

  const add = (socket: LiveSocket) => {
    const { id } = socket.viewer
    const own = ofAccount.get(id) ?? new Set()
    ofAccount.set(id, own.add(socket))
    seats += 1
    const round = turns[seats % TURNS]
    round?.add(socket)
    return () => {
      round?.delete(socket)
      own.delete(socket)
      if (own.size === 0 && ofAccount.get(id) === own) ofAccount.delete(id)
    }
  }

  const closeEnded = async (round: ReadonlySet<LiveSocket>) => {
    if (round.size === 0) return
    const living = await livingSessions([...new Set([...round].map(({ viewer }) => viewer.sessionId))])
    for (const socket of round)
      if (!living.has(socket.viewer.sessionId))
        socket.close(socketClosed.notAuthenticated, 'not_authenticated')
  }

  /** The next of the rounds: whoever has not answered the last ping goes, and whose session is over. */
  const lookAround = async () => {
    turn = (turn + 1) % TURNS
    const round = turns[turn]
    if (!round || round.size === 0) return
    for (const socket of round) {
      if (socket.isAlive) socket.ping()
      else socket.drop()
    }
    await closeEnded(round)
  }
  const timer = setInterval(() => void lookAround().catch(onError), TURN).unref()

  hub.on('ended', ({ accountId, sessionId }) => {
    for (const socket of of(accountId))
      if (sessionId === null || socket.viewer.sessionId === sessionId)
        socket.close(socketClosed.notAuthenticated, 'not_authenticated')
  })

  const closeAllEnded = async () => {
    for (const round of turns) await closeEnded(round)
  }
  hub.on('missed', oneAtATime(closeAllEnded))

  return {
    add,
    of,
    lookAround,
    isFull: (accountId: number) => of(accountId).size >= MOST_OF_ACCOUNT,
    count: () => turns.reduce((sum, round) => sum + round.size, 0),
    stop: () => clearInterval(timer),
  }
}
export type Sockets = ReturnType<typeof openSockets>
