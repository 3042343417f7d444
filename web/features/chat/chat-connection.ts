// One chat, kept alive: it connects again after every cut, asks for what it missed, and sends what was typed meanwhile. No message is
// lost or doubled: each has a name of its own, and counts as sent when the server shows it back. No framework in here; the test
// that cuts connections runs this very class.
import type { ChatFrame, ChatMessage, ErrorFrame, ServerChatFrame } from '../../../contract/chat.ts'
import { lists, socketClosed } from '../../../contract/limits.ts'
import { retryWait } from '../../lib/retry-wait.ts'
import { ChatLog, otherOf, type Side } from './chat-log.ts'
import type { ChatState, UnsentMessage } from './chat-state.ts'
import { isTooLarge } from './frame-size.ts'

type WireEvents = { open: unknown; message: { data: unknown }; close: { code: number } }

/** What it needs of a WebSocket. */
export type Wire = {
  send: (text: string) => void
  close: () => void
  addEventListener: <K extends keyof WireEvents>(kind: K, hear: (event: WireEvents[K]) => void) => void
}

export type ChatWays = {
  side: Side
  /** With the token of now. */
  openWire: () => Wire
  /** The newest page, the one before a message, or the one after it; oldest first. */
  load: (where: { before?: number; after?: number }) => Promise<readonly ChatMessage[]>
  /** The token has run out: true when there is another one. */
  renewToken: () => Promise<boolean>
  newName: () => string
  /** What an earlier visit could not send. */
  unsent?: readonly UnsentMessage[]
  retry?: { first: number; most: number }
  random?: () => number
}

// Not taken now, and welcome later.
const LATER = new Set(['busy', 'too_many', 'unexpected'])
// A network that goes without a word: the answer takes longer than this, so it is not coming.
const ANSWER_WAIT = 10_000
// To connect and to catch up, on a slow phone.
const CONNECT_WAIT = 20_000

export class ChatConnection {
  readonly #ways: ChatWays
  readonly #log = new ChatLog()
  readonly #listeners = new Set<() => void>()
  #unsent: readonly UnsentMessage[] = []
  #line: ChatState['line'] = 'waiting'
  #reason: ChatState['reason'] = null
  #hasOlder = false
  #hasHistory = false
  #isWatched = true
  #isStopped = true
  #isSyncing = false
  /** Something was shown that does not follow what is known. */
  #hasGap = false
  /** Up to here it was told as read over this wire. */
  #told = 0
  #wire: Wire | null = null
  /** The message that waits for its answer: the next one goes when it has come, so that their order holds. */
  #inFlight: string | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #state: ChatState | null = null

  constructor(ways: ChatWays) {
    this.#ways = ways
    this.#unsent = ways.unsent ?? []
  }

  /** The same object until something changes. */
  get state(): ChatState {
    this.#state ??= {
      line: this.#line,
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
    this.#hangUp()
    this.#become('closed')
  }

  /** The network is back: no need to wait any longer. */
  wake() {
    if (this.#line === 'waiting' && !this.#isStopped) this.#connect()
  }

  /** The network has gone: nothing more is to be expected of the wire. It connects again when it is woken. */
  lose() {
    if (this.#line === 'closed') return
    this.#hangUp()
    this.#become('waiting')
  }

  /** Somebody has the chat before their eyes: only then what comes is read. */
  watch(isWatched: boolean) {
    this.#isWatched = isWatched
    this.#acknowledge()
  }

  /** It stands among the unsent until the server has it. */
  send(content: string) {
    const clientId = this.#ways.newName()
    this.#unsent = [...this.#unsent, { clientId, content, code: isTooLarge(content) ? 'too_large' : null }]
    this.#changed()
    this.#sendNext()
    return clientId
  }

  discard(clientId: string) {
    this.#unsent = this.#unsent.filter((each) => each.clientId !== clientId)
    this.#changed()
  }

  async loadOlder() {
    const before = this.#log.oldest
    if (before === undefined) return
    this.#takePage(await this.#ways.load({ before }), true)
    this.#changed()
  }

  #connect() {
    this.#hangUp()
    this.#become('connecting')
    const wire = this.#ways.openWire()
    this.#wire = wire
    wire.addEventListener('open', () => void this.#sync(wire))
    wire.addEventListener('message', ({ data }) => this.#take(wire, String(data)))
    wire.addEventListener('close', ({ code }) => void this.#closed(wire, code))
    this.#timer = setTimeout(() => this.#drop(), CONNECT_WAIT)
  }

  #hangUp() {
    const wire = this.#wire
    this.#wire = null
    this.#inFlight = null
    this.#isSyncing = false
    this.#told = 0
    clearTimeout(this.#timer)
    wire?.close()
  }

  async #closed(wire: Wire, code: number) {
    if (wire !== this.#wire) return
    this.#hangUp()
    if (code === socketClosed.notFound) return this.#end('not_found')
    if (code === socketClosed.notAuthenticated) {
      this.#become('waiting')
      const isRenewed = await this.#ways.renewToken().catch(() => true)
      if (!isRenewed) return this.#end('not_authenticated')
    }
    this.#waitAndConnect()
  }

  #end(reason: NonNullable<ChatState['reason']>) {
    this.#reason = reason
    this.#become('closed')
  }

  #wait() {
    this.#tries += 1
    return retryWait(this.#tries - 1, this.#ways.retry, this.#ways.random)
  }

  #waitAndConnect() {
    if (this.#isStopped || this.#wire) return
    this.#become('waiting')
    this.#timer = setTimeout(() => this.#connect(), this.#wait())
  }

  /** The wire is silent or broken: begin anew. */
  #drop() {
    this.#hangUp()
    this.#waitAndConnect()
  }

  // What came meanwhile, page after page. What is shown in this time and follows nothing known is in none of the pages so far.
  async #sync(wire: Wire) {
    if (this.#isSyncing) return
    this.#isSyncing = true
    try {
      while (wire === this.#wire && ((await this.#loadMissing()) || this.#hasGap)) continue
    } catch {
      if (wire === this.#wire) this.#drop()
      return
    }
    if (wire !== this.#wire) return
    if (this.#inFlight === null) clearTimeout(this.#timer)
    this.#isSyncing = false
    this.#tries = 0
    this.#become('open')
    this.#acknowledge()
    this.#sendNext()
  }

  async #loadMissing() {
    this.#hasGap = false
    const isFirst = !this.#hasHistory
    const page = await this.#ways.load(isFirst ? {} : { after: this.#log.known })
    this.#takePage(page, isFirst)
    this.#hasHistory = true
    return !isFirst && page.length === lists.chatMessages
  }

  #takePage(page: readonly ChatMessage[], isOldest: boolean) {
    this.#log.addPage(page)
    if (isOldest) this.#hasOlder = page.length === lists.chatMessages
    for (const { client_id } of page) this.#settle(client_id)
  }

  #take(wire: Wire, text: string) {
    if (wire !== this.#wire) return
    const frame = JSON.parse(text) as ServerChatFrame
    if ('error' in frame) return this.#refused(frame)
    if (frame.action === 'is_read') this.#log.markRead(frame.reader_type, frame.up_to)
    else if (this.#log.addShown(frame)) this.#settle(frame.client_id)
    else this.#missed(wire)
    this.#changed()
    this.#acknowledge()
    this.#sendNext()
  }

  #missed(wire: Wire) {
    this.#hasGap = true
    void this.#sync(wire)
  }

  #settle(clientId: string) {
    if (clientId === this.#inFlight) this.#answered()
    if (this.#unsent.some((each) => each.clientId === clientId)) this.discard(clientId)
  }

  #answered() {
    clearTimeout(this.#timer)
    this.#inFlight = null
  }

  #refused({ code, client_id }: ErrorFrame) {
    if (client_id === null || client_id !== this.#inFlight) return
    this.#answered()
    if (LATER.has(code)) {
      this.#timer = setTimeout(() => this.#sendNext(), this.#wait())
      return
    }
    this.#unsent = this.#unsent.map((each) => (each.clientId === client_id ? { ...each, code } : each))
    this.#changed()
    this.#sendNext()
  }

  #sendNext() {
    if (this.#line !== 'open' || this.#isSyncing || this.#inFlight !== null) return
    const next = this.#unsent.find(({ code }) => code === null)
    if (!next) return
    this.#inFlight = next.clientId
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#drop(), ANSWER_WAIT)
    this.#say({ content: next.content, client_id: next.clientId, sender_type: this.#ways.side })
  }

  // Sent again until the server has shown it back: a mark that was lost on the way is made good after the next cut.
  #acknowledge() {
    const { side } = this.#ways
    const last = this.#log.lastOf(otherOf(side))
    if (!this.#isWatched || this.#line !== 'open' || this.#isSyncing) return
    if (last <= Math.max(this.#log.readUpTo[side], this.#told)) return
    this.#told = last
    this.#say({ action: 'is_read', up_to: last })
  }

  #say(frame: ChatFrame) {
    this.#wire?.send(JSON.stringify(frame))
  }

  #become(line: ChatState['line']) {
    this.#line = line
    this.#changed()
  }

  #changed() {
    this.#state = null
    for (const listener of this.#listeners) listener()
  }
}
