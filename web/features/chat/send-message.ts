// Chat messages are in the outbox until the server has stored them. They are sent in order, one at a time, over the chat's socket while
// it is open and otherwise as a request, with the same client_id.
import type { ChatMessage, writeMessage } from '../../../contract/chat.ts'
import { trimmed } from '../../../contract/rules.ts'
import type { Entry } from '../../lib/outbox/entry.ts'
import { enqueue } from '../../lib/outbox/outbox.ts'
import type { RawResponse } from '../../lib/http/raw-response.ts'
import { paths } from '../../lib/paths.ts'
import { randomId } from '../../lib/http/useIdempotencyKey.ts'
import type { ChatConnection } from './chat-connection.ts'
import type { Side } from './chat-log.ts'
import { isFrameTooLarge } from './frame-size.ts'

export const chatTarget = (chatId: number) => `chat:${chatId}`

type NewMessage = { chatId: number; side: Side; otherName: string; content: string }

/** False when the browser has no storage. */
export const queueMessage = ({ chatId, side, otherName, content }: NewMessage) => {
  const key = randomId()
  const list = side === 'customer' ? paths.customerChats() : paths.chatRequests()
  return enqueue<typeof writeMessage>(
    'POST',
    '/chats/:chat_id/messages/',
    { params: { chat_id: chatId }, body: { content, client_id: key }, key },
    {
      kind: 'chat_message',
      target: chatTarget(chatId),
      about: { title: otherName, to: `${list}?chat=${chatId}` },
    },
  )
}

export const messageOf = ({ request: { body } }: Entry) => ({
  clientId: String(body?.['client_id']),
  content: String(body?.['content']),
})

const refused = (status: number, code: string): RawResponse => ({ status, text: JSON.stringify({ code }) })

// As in the response to a request; any other code is a refusal.
const STATUSES: Readonly<Record<string, number>> = { not_authenticated: 401, unexpected: 500, busy: 503 }
const REFUSED = 400

// 409 when an earlier attempt was stored and the text was changed afterwards.
const storedReply = (stored: Pick<ChatMessage, 'content'>, content: string) =>
  stored.content === trimmed(content)
    ? { status: 200, text: JSON.stringify(stored) }
    : refused(409, 'client_id_used')

/** Resolves to the same response as a request. */
const deliver = (connection: ChatConnection, { clientId, content }: ReturnType<typeof messageOf>) =>
  new Promise<RawResponse>((resolve, reject) => {
    const settle = (act: () => void) => {
      unsubscribe()
      connection.discard(clientId)
      act()
    }
    const settleIfKnown = () => {
      const { messages, unsent, status } = connection.state
      const stored = messages.find(({ client_id }) => client_id === clientId)
      if (stored) return settle(() => resolve(storedReply(stored, content)))
      const code = unsent.find((each) => each.clientId === clientId)?.code
      if (code) return settle(() => resolve(refused(STATUSES[code] ?? REFUSED, code)))
      if (status !== 'open') settle(() => reject(new Error('The socket was lost.')))
    }
    const unsubscribe = connection.subscribe(settleIfKnown)
    connection.send(content, clientId)
    settleIfKnown()
  })

/** Null when the socket is not open, or the message is too large for a frame. */
export const overSocket = (connection: ChatConnection) => (entry: Entry) => {
  const message = messageOf(entry)
  const canTake = connection.state.status === 'open' && !isFrameTooLarge(message.content)
  return canTake ? deliver(connection, message) : null
}
