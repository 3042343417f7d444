// The chats that this tab has open. One is kept after its page was left until what was typed there has gone out; what could not go
// out even so is kept in the browser, and goes when the chat is opened again: under its own name, so it is never doubled.
import { dropDraft, keepDraft, keptDraft } from '../../lib/drafts.ts'
import { socketsOf } from '../../lib/socket.ts'
import { randomKey } from '../../lib/useSendKey.ts'
import { messagesOf } from './chat.api.ts'
import { ChatConnection } from './chat-connection.ts'
import type { Side } from './chat-log.ts'
import type { UnsentMessage } from './chat-state.ts'

export type Seat = { accountId: number; side: Side; chatId: number }

type Line = { connection: ChatConnection; holders: number; hangUp: () => void }

const lines = new Map<string, Line>()
const nameOf = ({ accountId, chatId }: Seat) => `${accountId}/${chatId}`

const keptUnsent = ({ accountId, chatId }: Seat) =>
  (keptDraft(accountId, `unsent-${chatId}`) ?? []) as UnsentMessage[]

const keepUnsent = ({ accountId, chatId }: Seat, unsent: readonly UnsentMessage[]) =>
  unsent.length > 0
    ? keepDraft(accountId, `unsent-${chatId}`, unsent)
    : dropDraft(accountId, `unsent-${chatId}`)

const connectionFor = (seat: Seat) => {
  const { open, renewToken } = socketsOf(seat.accountId)
  return new ChatConnection({
    side: seat.side,
    openWire: () => open(`/ws/chat/${seat.chatId}/`),
    load: (where) => messagesOf(seat.chatId, where),
    renewToken,
    newName: randomKey,
    unsent: keptUnsent(seat),
  })
}

const followNetwork = (connection: ChatConnection) => {
  const [wake, lose] = [() => connection.wake(), () => connection.lose()]
  window.addEventListener('online', wake)
  window.addEventListener('offline', lose)
  return () => {
    window.removeEventListener('online', wake)
    window.removeEventListener('offline', lose)
  }
}

const isWanted = ({ holders, connection: { state } }: Line) =>
  holders > 0 || (state.line !== 'closed' && state.unsent.some(({ code }) => code === null))

const begin = (seat: Seat): Line => {
  const connection = connectionFor(seat)
  let { unsent } = connection.state
  const forgetNetwork = followNetwork(connection)
  const unsubscribe = connection.subscribe(() => {
    if (connection.state.unsent !== unsent) {
      unsent = connection.state.unsent
      keepUnsent(seat, unsent)
    }
    if (!isWanted(line)) line.hangUp()
  })
  const hangUp = () => {
    unsubscribe()
    forgetNetwork()
    lines.delete(nameOf(seat))
    connection.stop()
  }
  const line: Line = { connection, holders: 0, hangUp }
  lines.set(nameOf(seat), line)
  return line
}

/** The chat while somebody holds it. */
export const lineOf = (seat: Seat) => lines.get(nameOf(seat))?.connection

/** Somebody looks at the chat, until they release it. */
export const holdLine = (seat: Seat) => {
  const known = lines.get(nameOf(seat))
  const line = known ?? begin(seat)
  line.holders += 1
  if (!known) line.connection.start()
  return {
    connection: line.connection,
    release: () => {
      line.holders -= 1
      if (line.holders === 0) line.connection.watch(false)
      if (!isWanted(line)) line.hangUp()
    },
  }
}
