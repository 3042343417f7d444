// One chat. It reconnects after every cut, asks for missed messages and sends what was typed meanwhile. A message has an id of its own
// and counts as sent when the server sends it back: none is lost or doubled. No framework: the test that cuts connections runs this class.
import type { ChatFrame, ChatMessage, ErrorFrame, ServerChatFrame } from '../../../contract/chat.ts'
import { lists, socketClosed } from '../../../contract/limits.ts'
import { backoffDelay } from '../../lib/backoff-delay.ts'
import { ChatLog, otherSide, type Side } from './chat-log.ts'
import type { ChatState, UnsentMessage } from './chat-state.ts'
import { isFrameTooLarge } from './frame-size.ts'

type SocketEvents = { open: unknown; message: { data: unknown }; close: { code: number } }

/** What it needs of a WebSocket. */
export type SocketLike = {
  send: (text: string) => void
  close: () => void
  addEventListener: <K extends keyof SocketEvents>(kind: K, handler: (event: SocketEvents[K]) => void) => void
}

export type ChatConnectionOptions = {
  side: Side
  /** With the token of now. */
  openSocket: () => SocketLike
  /** The newest page, the one before a message, or the one after it; oldest first. */
  load: (where: { before?: number; after?: number }) => Promise<readonly ChatMessage[]>
  /** The token has run out: true when there is another one. */
  renewToken: () => Promise<boolean>
  newClientId: () => string
  /** What an earlier visit could not send. */
  unsent?: readonly UnsentMessage[]
  retry?: { first: number; most: number }
  random?: () => number
}

const RETRYABLE_CODES = new Set(['busy', 'too_many', 'unexpected'])
// Detects a silent network: an answer that takes longer than this is not coming.
const ANSWER_TIMEOUT = 10_000
// To connect and to catch up, on a slow phone.
const CONNECT_TIMEOUT = 20_000

export class ChatConnection {
  readonly #options: ChatConnectionOptions
  readonly #log = new ChatLog()
  readonly #listeners = new Set<() => void>()
  #unsent: readonly UnsentMessage[] = []
  #status: ChatState['status'] = 'waiting'
  #reason: ChatState['reason'] = null
  #hasOlder = false
  #hasHistory = false
  #isVisible = true
  #isStopped = true
  #isSyncing = false
  /** Something was shown that does not follow what is known. */
  #hasGap = false
  /** The last message that was reported as read on this connection. */
  #acknowledgedUpTo = 0
  #socket: SocketLike | null = null
  /** The message that waits for its answer: the next one goes when it has come, so that their order holds. */
  #inFlight: string | null = null
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #state: ChatState | null = null

  constructor(options: ChatConnectionOptions) {
    this.#options = options
    this.#unsent = options.unsent ?? []
  }

  /** The same object until something changes. */
  get state(): ChatState {
    this.#state ??= {
      status: this.#status,
      reason: this.#reason,
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
    this.#isStopped = false
    this.#connect()
  }

  stop() {
    this.#isStopped = true
    this.#disconnect()
    this.#setStatus('closed')
  }

  /** The network is back: no need to wait any longer. */
  goOnline() {
    if (this.#status === 'waiting' && !this.#isStopped) this.#connect()
  }

  /** The network is gone: close the connection. `goOnline` connects again. */
  goOffline() {
    if (this.#status === 'closed') return
    this.#disconnect()
    this.#setStatus('waiting')
  }

  /** The chat is visible: only then incoming messages count as read. */
  setVisible(isVisible: boolean) {
    this.#isVisible = isVisible
    this.#acknowledge()
  }

  /** It is listed as unsent until the server has stored it. */
  send(content: string) {
    const clientId = this.#options.newClientId()
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

  async loadOlder() {
    const before = this.#log.oldest
    if (before === undefined) return
    this.#addPage(await this.#options.load({ before }), true)
    this.#notify()
  }

  #connect() {
    this.#disconnect()
    this.#setStatus('connecting')
    const socket = this.#options.openSocket()
    this.#socket = socket
    socket.addEventListener('open', () => void this.#sync(socket))
    socket.addEventListener('message', ({ data }) => this.#receive(socket, String(data)))
    socket.addEventListener('close', ({ code }) => void this.#onClose(socket, code))
    this.#timer = setTimeout(() => this.#reconnect(), CONNECT_TIMEOUT)
  }

  #disconnect() {
    const socket = this.#socket
    this.#socket = null
    this.#inFlight = null
    this.#isSyncing = false
    this.#acknowledgedUpTo = 0
    clearTimeout(this.#timer)
    socket?.close()
  }

  async #onClose(socket: SocketLike, code: number) {
    if (socket !== this.#socket) return
    this.#disconnect()
    if (code === socketClosed.notFound) return this.#end('not_found')
    if (code === socketClosed.notAuthenticated) {
      this.#setStatus('waiting')
      const isRenewed = await this.#options.renewToken().catch(() => true)
      if (!isRenewed) return this.#end('not_authenticated')
    }
    this.#waitAndConnect()
  }

  #end(reason: NonNullable<ChatState['reason']>) {
    this.#reason = reason
    this.#setStatus('closed')
  }

  #nextRetryDelay() {
    this.#attempts += 1
    return backoffDelay(this.#attempts - 1, this.#options.retry, this.#options.random)
  }

  #waitAndConnect() {
    if (this.#isStopped || this.#socket) return
    this.#setStatus('waiting')
    this.#timer = setTimeout(() => this.#connect(), this.#nextRetryDelay())
  }

  /** The connection is silent or broken: connect again. */
  #reconnect() {
    this.#disconnect()
    this.#waitAndConnect()
  }

  // What came meanwhile, page after page. What is shown in this time and follows nothing known is in none of the pages so far.
  async #sync(socket: SocketLike) {
    if (this.#isSyncing) return
    this.#isSyncing = true
    try {
      while (socket === this.#socket && ((await this.#loadMissing()) || this.#hasGap)) continue
    } catch {
      if (socket === this.#socket) this.#reconnect()
      return
    }
    if (socket !== this.#socket) return
    if (this.#inFlight === null) clearTimeout(this.#timer)
    this.#isSyncing = false
    this.#attempts = 0
    this.#setStatus('open')
    this.#acknowledge()
    this.#sendNext()
  }

  async #loadMissing() {
    this.#hasGap = false
    const isFirst = !this.#hasHistory
    const page = await this.#options.load(isFirst ? {} : { after: this.#log.knownUpTo })
    this.#addPage(page, isFirst)
    this.#hasHistory = true
    return !isFirst && page.length === lists.chatMessages
  }

  #addPage(page: readonly ChatMessage[], isOldest: boolean) {
    this.#log.addPage(page)
    if (isOldest) this.#hasOlder = page.length === lists.chatMessages
    for (const { client_id } of page) this.#confirm(client_id)
  }

  #receive(socket: SocketLike, text: string) {
    if (socket !== this.#socket) return
    const frame = JSON.parse(text) as ServerChatFrame
    if ('error' in frame) return this.#onRefused(frame)
    if (frame.action === 'is_read') this.#log.markRead(frame.reader_type, frame.up_to)
    else if (this.#log.addLive(frame)) this.#confirm(frame.client_id)
    else this.#resync(socket)
    this.#notify()
    this.#acknowledge()
    this.#sendNext()
  }

  #resync(socket: SocketLike) {
    this.#hasGap = true
    void this.#sync(socket)
  }

  #confirm(clientId: string) {
    if (clientId === this.#inFlight) this.#clearInFlight()
    if (this.#unsent.some((each) => each.clientId === clientId)) this.discard(clientId)
  }

  #clearInFlight() {
    clearTimeout(this.#timer)
    this.#inFlight = null
  }

  #onRefused({ code, client_id }: ErrorFrame) {
    if (client_id === null || client_id !== this.#inFlight) return
    this.#clearInFlight()
    if (RETRYABLE_CODES.has(code)) {
      this.#timer = setTimeout(() => this.#sendNext(), this.#nextRetryDelay())
      return
    }
    this.#unsent = this.#unsent.map((each) => (each.clientId === client_id ? { ...each, code } : each))
    this.#notify()
    this.#sendNext()
  }

  #sendNext() {
    if (this.#status !== 'open' || this.#isSyncing || this.#inFlight !== null) return
    const next = this.#unsent.find(({ code }) => code === null)
    if (!next) return
    this.#inFlight = next.clientId
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#reconnect(), ANSWER_TIMEOUT)
    this.#sendFrame({ content: next.content, client_id: next.clientId, sender_type: this.#options.side })
  }

  // Sent again until the server has shown it back: a mark that was lost on the way is made good after the next cut.
  #acknowledge() {
    const { side } = this.#options
    const last = this.#log.lastIdFrom(otherSide(side))
    if (!this.#isVisible || this.#status !== 'open' || this.#isSyncing) return
    if (last <= Math.max(this.#log.readUpTo[side], this.#acknowledgedUpTo)) return
    this.#acknowledgedUpTo = last
    this.#sendFrame({ action: 'is_read', up_to: last })
  }

  #sendFrame(frame: ChatFrame) {
    this.#socket?.send(JSON.stringify(frame))
  }

  #setStatus(status: ChatState['status']) {
    this.#status = status
    this.#notify()
  }

  #notify() {
    this.#state = null
    for (const listener of this.#listeners) listener()
  }
}
