// Stored and unsent messages in one row: one that is stored stays the same bubble, since it keeps the name that its sender gave it.
import type { Entry } from '../../../lib/outbox/entry.ts'
import type { Side } from '../chat-log.ts'
import type { ChatState, UnsentMessage } from '../chat-state.ts'
import { messageOf } from '../send-message.ts'

export type MessageView = Readonly<{
  key: string
  isOwn: boolean
  /** The name of the other side. */
  sender: string
  content: string
  /** When it was stored. */
  at: string | null
  state: 'read' | 'unread' | 'pending' | 'waiting' | 'refused'
  /** Why it was refused. */
  code: string | null
  /** Where it waits. Without one, in a browser that can't store it, it is only here. */
  entry: Entry | null
}>

type ChatContents = Pick<ChatState, 'messages' | 'unsent' | 'status'> & { entries: readonly Entry[] }

const ownView = (
  content: Pick<MessageView, 'key' | 'content' | 'state' | 'code' | 'entry'>,
): MessageView => ({
  ...content,
  isOwn: true,
  sender: '',
  at: null,
})

const unsentView = ({ clientId, content, code }: UnsentMessage) =>
  ownView({ key: clientId, content, state: code === null ? 'pending' : 'refused', code, entry: null })

const entryView = (entry: Entry, isOnline: boolean) => {
  const { clientId, content } = messageOf(entry)
  // An earlier text of the same name may be stored.
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
    at: message.timestamp,
    state: message.isRead ? 'read' : 'unread',
    code: null,
    entry: null,
  }))
  // For a moment one is in the outbox, given to the socket, and stored.
  const waiting = without(
    stored,
    entries.map((entry) => entryView(entry, status === 'open')),
  )
  return [...stored, ...waiting, ...without([...stored, ...waiting], unsent.map(unsentView))]
}
