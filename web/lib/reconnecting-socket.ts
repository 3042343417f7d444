// Without React: a test in Node uses it too.
import { socketClosed } from '../../contract/limits.ts'
import { backoffDelay } from './http/backoff-delay.ts'

type SocketEvents = { open: unknown; message: { data: unknown }; close: { code: number } }

export type SocketLike = {
  send: (text: string) => void
  close: () => void
  addEventListener: <K extends keyof SocketEvents>(kind: K, handler: (event: SocketEvents[K]) => void) => void
}

/** `waiting` for the next attempt; `closed` is final. */
export type SocketStatus = 'connecting' | 'open' | 'waiting' | 'closed'
export type CloseReason = 'not_authenticated' | 'not_found'

export type ReconnectOptions = {
  openSocket: () => SocketLike
  /** After a refused token: true when there is a new one. */
  renewToken: () => Promise<boolean>
  retry?: { first: number; most: number }
  random?: () => number
}

type Options<Frame> = ReconnectOptions & {
  onFrame: (frame: Frame) => void
  /** Also when `markOpen` is called again; not after `stop`. */
  onStatus: (status: SocketStatus) => void
  onOpen?: () => void
  /** Reconnects when `markOpen` was not called in this time: a lost network closes no socket. */
  connectTimeout?: number
}

export class ReconnectingSocket<Frame> {
  readonly #options: Options<Frame>
  #status: SocketStatus = 'waiting'
  #reason: CloseReason | null = null
  #current: SocketLike | null = null
  #isStopped = true
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options<Frame>) {
    this.#options = options
  }

  get status() {
    return this.#status
  }

  get reason() {
    return this.#reason
  }

  get current() {
    return this.#current
  }

  start() {
    this.#isStopped = false
    this.#connect()
  }

  stop() {
    this.#isStopped = true
    this.#disconnect()
    this.#status = 'closed'
  }

  goOnline() {
    if (this.#status === 'waiting' && !this.#isStopped) this.#connect()
  }

  goOffline() {
    if (this.#status === 'closed') return
    this.#disconnect()
    this.#setStatus('waiting')
  }

  reconnect() {
    this.#disconnect()
    this.#waitAndConnect()
  }

  /** To be called after the first frame: a refused socket opens too, and closes at once. */
  markOpen() {
    clearTimeout(this.#timer)
    this.#attempts = 0
    this.#setStatus('open')
  }

  nextRetryDelay() {
    this.#attempts += 1
    return backoffDelay(this.#attempts - 1, this.#options.retry, this.#options.random)
  }

  send(frame: unknown) {
    this.#current?.send(JSON.stringify(frame))
  }

  #connect() {
    this.#disconnect()
    this.#setStatus('connecting')
    const { openSocket, onOpen, onFrame, connectTimeout } = this.#options
    const socket = openSocket()
    const ifCurrent = (act: () => unknown) => {
      if (socket === this.#current) act()
    }
    this.#current = socket
    socket.addEventListener('open', () => ifCurrent(() => onOpen?.()))
    socket.addEventListener('message', ({ data }) =>
      ifCurrent(() => onFrame(JSON.parse(String(data)) as Frame)),
    )
    socket.addEventListener('close', ({ code }) => ifCurrent(() => this.#handleClose(code)))
    if (connectTimeout !== undefined) this.#timer = setTimeout(() => this.reconnect(), connectTimeout)
  }

  #disconnect() {
    const socket = this.#current
    this.#current = null
    clearTimeout(this.#timer)
    socket?.close()
  }

  async #handleClose(code: number) {
    this.#disconnect()
    if (code === socketClosed.notFound) return this.#end('not_found')
    if (code === socketClosed.notAuthenticated) {
      this.#setStatus('waiting')
      const isRenewed = await this.#options.renewToken().catch(() => true)
      if (!isRenewed && !this.#current) return this.#end('not_authenticated')
    }
    this.#waitAndConnect()
  }

  #end(reason: CloseReason) {
    if (this.#isStopped) return
    this.#reason = reason
    this.#setStatus('closed')
  }

  #waitAndConnect() {
    if (this.#isStopped || this.#current) return
    clearTimeout(this.#timer)
    this.#setStatus('waiting')
    this.#timer = setTimeout(() => this.#connect(), this.nextRetryDelay())
  }

  #setStatus(status: SocketStatus) {
    this.#status = status
    this.#options.onStatus(status)
  }
}
