// One chat: reconnects, loads missed messages and sends unsent ones. A message has a client id and counts as sent when the server sends
// it back, so none is lost or duplicated. Without a framework, because cluster tests run this class.
import type { ChatFrame, ChatMessage, ErrorFrame, ServerChatFrame } from '../../../contract/chat.ts'
import { lists } from '../../../contract/limits.ts'
import {
  type ReconnectOptions,
  ReconnectingSocket,
  type SocketStatus,
} from '../../lib/reconnecting-socket.ts'
import { ChatLog, otherSide, type Side } from './chat-log.ts'
import type { ChatState, UnsentMessage } from './chat-state.ts'
import { isFrameTooLarge } from './frame-size.ts'

export type ChatConnectionOptions = ReconnectOptions & {
  side: Side
  /** Oldest first. */
  load: (where: { before?: number; after?: number }) => Promise<readonly ChatMessage[]>
  newClientId: () => string
}

const RETRYABLE_CODES = new Set(['busy', 'too_many', 'unexpected'])
// Detects a dead connection that was not closed.
const ANSWER_TIMEOUT = 10_000
// Includes loading the missed messages on a slow phone.
const CONNECT_TIMEOUT = 20_000

export class ChatConnection {
  readonly #options: ChatConnectionOptions
  readonly #socket: ReconnectingSocket<ServerChatFrame>
  readonly #log = new ChatLog()
  readonly #listeners = new Set<() => void>()
  #unsent: readonly UnsentMessage[] = []
  #hasOlder = false
  #hasHistory = false
  #isVisible = true
  #isSyncing = false
  /** A received message does not follow the last known one. */
  #hasGap = false
  #acknowledgedUpTo = 0
  /** The client id of the message being sent. One at a time, to preserve the order. */
  #inFlight: string | null = null
  /** For the response, or for the retry after a refusal. */
  #answerTimer: ReturnType<typeof setTimeout> | undefined
  #state: ChatState | null = null

  constructor(options: ChatConnectionOptions) {
    this.#options = options
    this.#socket = new ReconnectingSocket({
      ...options,
      connectTimeout: CONNECT_TIMEOUT,
      onOpen: () => void this.#sync(),
      onFrame: (frame: ServerChatFrame) => this.#receive(frame),
      onStatus: (status) => this.#handleStatus(status),
    })
  }

  /** A stable reference until something changes, for useSyncExternalStore. */
  get state(): ChatState {
    this.#state ??= {
      status: this.#socket.status,
      reason: this.#socket.reason,
      messages: this.#log.messages.map((each) => ({ ...each, isRead: this.#log.isRead(each) })),
      unsent: this.#unsent,
      hasOlder: this.#hasOlder,
      isLoaded: this.#hasHistory,
    }
    return this.#state
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  start() {
    this.#socket.start()
  }

  stop() {
    this.#socket.stop()
    this.#forgetSocket()
    this.#notify()
  }

  goOnline() {
    this.#socket.goOnline()
  }

  goOffline() {
    this.#socket.goOffline()
  }

  /** Incoming messages count as read only while the chat is visible. */
  setVisible(isVisible: boolean) {
    this.#isVisible = isVisible
    this.#acknowledge()
  }

  send(content: string, clientId = this.#options.newClientId()) {
    this.#unsent = [
      ...this.#unsent,
      { clientId, content, code: isFrameTooLarge(content) ? 'too_large' : null },
    ]
    this.#notify()
    this.#sendNext()
    return clientId
  }

  discard(clientId: string) {
    this.#unsent = this.#unsent.filter((each) => each.clientId !== clientId)
    this.#notify()
  }

  /** Without a socket: loads messages from the browser's cache, and those that the outbox sent. */
  async catchUp() {
    try {
      while (this.#socket.status !== 'open' && (await this.#loadMissing())) continue
    } catch {
      // The socket does it when the network is back.
    }
    this.#notify()
  }

  async loadOlder() {
    const before = this.#log.oldest
    if (before === undefined) return
    this.#addPage(await this.#options.load({ before }), true)
    this.#notify()
  }

  #handleStatus(status: SocketStatus) {
    if (status !== 'open') this.#forgetSocket()
    this.#notify()
  }

  #forgetSocket() {
    this.#inFlight = null
    this.#isSyncing = false
    this.#acknowledgedUpTo = 0
    clearTimeout(this.#answerTimer)
  }

  // Repeated while live messages leave a gap, since those are in none of the loaded pages.
  async #sync() {
    if (this.#isSyncing) return
    this.#isSyncing = true
    const socket = this.#socket.current
    const isCurrent = () => socket === this.#socket.current
    try {
      while (isCurrent() && ((await this.#loadMissing()) || this.#hasGap)) continue
    } catch {
      if (isCurrent()) this.#socket.reconnect()
      return
    }
    if (!isCurrent()) return
    this.#isSyncing = false
    this.#socket.markOpen()
    this.#acknowledge()
    this.#sendNext()
  }

  async #loadMissing() {
    this.#hasGap = false
    const isFirst = !this.#hasHistory
    const page = await this.#options.load(isFirst ? {} : { after: this.#log.knownUpTo })
    this.#addPage(page, isFirst)
    this.#hasHistory = true
    // Only the first page may come from the browser's cache.
    return isFirst || page.length === lists.chatMessages
  }

  #addPage(page: readonly ChatMessage[], isOldest: boolean) {
    this.#log.addPage(page)
    if (isOldest) this.#hasOlder = page.length === lists.chatMessages
    for (const { client_id } of page) this.#confirm(client_id)
  }

  #receive(frame: ServerChatFrame) {
    if ('error' in frame) return this.#onRefused(frame)
    if (frame.action === 'is_read') this.#log.markRead(frame.reader_type, frame.up_to)
    else if (frame.action === 'removed') this.#log.removeContent(frame.message_id)
    else if (this.#log.addLive(frame)) this.#confirm(frame.client_id)
    else this.#resync()
    this.#notify()
    this.#acknowledge()
    this.#sendNext()
  }

  #resync() {
    this.#hasGap = true
    void this.#sync()
  }

  #confirm(clientId: string) {
    if (clientId === this.#inFlight) this.#clearInFlight()
    if (this.#unsent.some((each) => each.clientId === clientId)) this.discard(clientId)
  }

  #clearInFlight() {
    clearTimeout(this.#answerTimer)
    this.#inFlight = null
  }

  #onRefused({ code, client_id }: ErrorFrame) {
    if (client_id === null || client_id !== this.#inFlight) return
    this.#clearInFlight()
    if (RETRYABLE_CODES.has(code)) {
      this.#answerTimer = setTimeout(() => this.#sendNext(), this.#socket.nextRetryDelay())
      return
    }
    this.#unsent = this.#unsent.map((each) => (each.clientId === client_id ? { ...each, code } : each))
    this.#notify()
    this.#sendNext()
  }

  #sendNext() {
    if (this.#socket.status !== 'open' || this.#isSyncing || this.#inFlight !== null) return
    const next = this.#unsent.find(({ code }) => code === null)
    if (!next) return
    this.#inFlight = next.clientId
    clearTimeout(this.#answerTimer)
    this.#answerTimer = setTimeout(() => this.#socket.reconnect(), ANSWER_TIMEOUT)
    this.#sendFrame({ content: next.content, client_id: next.clientId, sender_type: this.#options.side })
  }

  // Sent again after a reconnect until the server confirms it.
  #acknowledge() {
    const { side } = this.#options
    const last = this.#log.lastIdFrom(otherSide(side))
    if (!this.#isVisible || this.#socket.status !== 'open' || this.#isSyncing) return
    if (last <= Math.max(this.#log.readUpTo[side], this.#acknowledgedUpTo)) return
    this.#acknowledgedUpTo = last
    this.#sendFrame({ action: 'is_read', up_to: last })
  }

  #sendFrame(frame: ChatFrame) {
    this.#socket.send(frame)
  }

  #notify() {
    this.#state = null
    for (const listener of this.#listeners) listener()
  }
}
