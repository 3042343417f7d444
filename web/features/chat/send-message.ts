// Chat messages are in the outbox until the server has stored them. They are sent in order, one at a time, over the chat's socket while
// it is open and otherwise as a request, with the same client_id.
import type { ChatMessage, sendVoice, writeMessage } from '../../../contract/chat.ts'
import { trimmed } from '../../../contract/rules.ts'
import type { VoiceRecording } from '../media/VoiceRecorder.tsx'
import type { Entry, OutboxRequest } from '../../lib/outbox/entry.ts'
import { enqueue } from '../../lib/outbox/outbox.ts'
import type { RawResponse } from '../../lib/http/raw-response.ts'
import { paths } from '../../lib/paths.ts'
import { upload } from '../../lib/uploads/upload.ts'
import { randomId } from '../../lib/http/useIdempotencyKey.ts'
import type { ChatConnection } from './chat-connection.ts'
import type { Side } from './chat-log.ts'
import { isFrameTooLarge } from './frame-size.ts'

export const chatTarget = (chatId: number) => `chat:${chatId}`

type Sender = { chatId: number; side: Side; otherName: string }

const targetOf = ({ chatId, side, otherName }: Sender) => {
  const list = side === 'customer' ? paths.customerChats() : paths.chatRequests()
  return { target: chatTarget(chatId), about: { title: otherName, to: `${list}?chat=${chatId}` } }
}

/** False when the browser has no storage. */
export const queueMessage = (content: string, sender: Sender) => {
  const key = randomId()
  return enqueue<typeof writeMessage>(
    'POST',
    '/chats/:chat_id/messages/',
    { params: { chat_id: sender.chatId }, body: { content, client_id: key }, key },
    { kind: 'chat_message', ...targetOf(sender) },
  )
}

/** Without storage it is sent at once. Throws when that fails. */
export const queueVoice = async ({ id, file, seconds, peaks }: VoiceRecording, sender: Sender) => {
  const input = { params: { chat_id: sender.chatId }, body: { client_id: id }, files: { audio: [file] } }
  const isQueued = await enqueue<typeof sendVoice>(
    'POST',
    '/chats/:chat_id/voice/',
    { ...input, key: id },
    { kind: 'voice_message', draft: { seconds, peaks }, ...targetOf(sender) },
  )
  if (!isQueued) await upload<typeof sendVoice>('POST', '/chats/:chat_id/voice/', input)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const formField = ({ form }: OutboxRequest, name: string) => form?.find(([field]) => field === name)?.[1]

export const messageOf = ({ request }: Entry) => ({
  clientId: textOf(request.body?.['client_id'] ?? formField(request, 'client_id')),
  content: textOf(request.body?.['content']),
})

/** The recording of an entry that is a voice note. */
export const recordingOf = ({ kind, request, draft }: Entry) => {
  const file = formField(request, 'audio')
  if (kind !== 'voice_message' || !(file instanceof File)) return null
  const { seconds, peaks } = draft as Pick<VoiceRecording, 'seconds' | 'peaks'>
  return { file, seconds, peaks }
}

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

/** Null when the socket is not open, or the message is a voice note or too large for a frame. */
export const overSocket = (connection: ChatConnection) => (entry: Entry) => {
  const message = messageOf(entry)
  const canTake =
    entry.kind === 'chat_message' && connection.state.status === 'open' && !isFrameTooLarge(message.content)
  return canTake ? deliver(connection, message) : null
}
