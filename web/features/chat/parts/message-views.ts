// Stored and unsent messages in one list. The key is the client id, so a message stays the same element when it is stored.
import type { Entry } from '../../../lib/outbox/entry.ts'
import type { Side, StoredMessage } from '../chat-log.ts'
import type { ChatState, UnsentMessage } from '../chat-state.ts'
import { messageOf, recordingOf } from '../send-message.ts'

export type MessageView = Readonly<{
  key: string
  isOwn: boolean
  sender: string
  content: string
  id: number | null
  voice: StoredMessage['voice']
  /** By staff, for both sides. */
  isRemoved: boolean
  /** A voice note that is not stored yet. */
  recording: ReturnType<typeof recordingOf>
  /** Null until it is stored, like `id`. */
  at: string | null
  state: 'read' | 'unread' | 'pending' | 'waiting' | 'refused'
  code: string | null
  /** Null in a browser without storage. */
  entry: Entry | null
}>

type ChatContents = Pick<ChatState, 'messages' | 'unsent' | 'status'> & { entries: readonly Entry[] }

const ownView = (
  content: Pick<MessageView, 'key' | 'content' | 'state' | 'code' | 'entry'>,
): MessageView => ({
  ...content,
  isOwn: true,
  sender: '',
  id: null,
  voice: null,
  isRemoved: false,
  recording: content.entry && recordingOf(content.entry),
  at: null,
})

const unsentView = ({ clientId, content, code }: UnsentMessage) =>
  ownView({ key: clientId, content, state: code === null ? 'pending' : 'refused', code, entry: null })

const entryView = (entry: Entry, isOnline: boolean) => {
  const { clientId, content } = messageOf(entry)
  // An earlier text with the same client id may be stored.
  if (entry.state === 'refused')
    return ownView({ key: `refused ${clientId}`, content, state: 'refused', code: null, entry })
  return ownView({ key: clientId, content, state: isOnline ? 'pending' : 'waiting', code: null, entry })
}

const without = (earlier: readonly MessageView[], views: readonly MessageView[]) => {
  const keys = new Set(earlier.map(({ key }) => key))
  return views.filter(({ key }) => !keys.has(key))
}

export const toMessageViews = ({ messages, unsent, status, entries }: ChatContents, side: Side) => {
  const stored = messages.map((message): MessageView => ({
    key: message.client_id,
    isOwn: message.sender_type === side,
    sender: message.sender_name,
    content: message.content,
    id: message.message_id,
    voice: message.voice,
    isRemoved: message.is_removed,
    recording: null,
    at: message.timestamp,
    state: message.isRead ? 'read' : 'unread',
    code: null,
    entry: null,
  }))
  // A message can be in the outbox, in the socket and stored at once.
  const waiting = without(
    stored,
    entries.map((entry) => entryView(entry, status === 'open')),
  )
  return [...stored, ...waiting, ...without([...stored, ...waiting], unsent.map(unsentView))]
}
