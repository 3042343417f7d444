// The stored messages of a chat, ordered by id, and how far each side has read.
import type { ChatMessage, ServerMessageFrame } from '../../../contract/chat.ts'

export type Side = 'customer' | 'provider'
export const otherSide = (side: Side): Side => (side === 'customer' ? 'provider' : 'customer')

export type StoredMessage = Readonly<
  Pick<
    ChatMessage,
    | 'message_id'
    | 'client_id'
    | 'sender_type'
    | 'sender_name'
    | 'content'
    | 'voice'
    | 'is_removed'
    | 'timestamp'
  >
>

export class ChatLog {
  /** There are no gaps between the oldest loaded message and this one. */
  knownUpTo = 0
  readonly readUpTo: Record<Side, number> = { customer: 0, provider: 0 }
  #messages: readonly StoredMessage[] = []

  get messages() {
    return this.#messages
  }

  get oldest() {
    return this.#messages[0]?.message_id
  }

  /** A page of history has no gaps. */
  addPage(page: readonly ChatMessage[]) {
    for (const message of page) this.#add(message)
    for (const { message_id: id, sender_type: by, is_read: isRead } of page) {
      this.knownUpTo = Math.max(this.knownUpTo, id)
      if (isRead) this.markRead(otherSide(by), id)
    }
  }

  /** False when messages before it are missing. */
  addLive(message: ServerMessageFrame) {
    const isKnown = message.message_id <= this.knownUpTo
    if (!isKnown && message.previous_id !== this.knownUpTo) return false
    this.#add(message)
    this.knownUpTo = Math.max(this.knownUpTo, message.message_id)
    return true
  }

  markRead(by: Side, upTo: number) {
    this.readUpTo[by] = Math.max(this.readUpTo[by], upTo)
  }

  removeContent(id: number) {
    this.#messages = this.#messages.map((each) =>
      each.message_id === id ? { ...each, content: '', voice: null, is_removed: true } : each,
    )
  }

  lastIdFrom(side: Side) {
    return this.#messages.findLast(({ sender_type }) => sender_type === side)?.message_id ?? 0
  }

  isRead({ message_id: id, sender_type: by }: StoredMessage) {
    return id <= this.readUpTo[otherSide(by)]
  }

  #add(message: StoredMessage) {
    const { message_id: id } = message
    const index = this.#messages.findLastIndex((each) => each.message_id <= id)
    if (this.#messages[index]?.message_id !== id)
      this.#messages = this.#messages.toSpliced(index + 1, 0, message)
  }
}
