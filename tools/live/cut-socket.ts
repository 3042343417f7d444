// A client connection that is cut at the steps of the protocol that a plan names.
import type { SocketLike } from '../../web/lib/reconnecting-socket.ts'
import type { Rng } from '../random.ts'
import type { CuttableProxy } from './cuttable-proxy.ts'

export const STEPS = [
  'while dialling',
  'as it opens',
  'before a frame is sent',
  'in the middle of a sent frame',
  'after a frame is sent',
  'in the middle of a received frame',
  'before a frame is received',
  'after a frame is received',
  'before catching up',
  'while catching up',
  'after catching up',
] as const
export type Step = (typeof STEPS)[number]

/** Cuts in order, each at the nth time that its step is reached. */
export type Plan = { step: Step; nth: number }[]

export class Cutter {
  readonly proxy: CuttableProxy
  readonly #plan: Plan
  readonly #rng: Rng
  readonly #onCut: (step: Step) => void

  constructor(
    proxy: CuttableProxy,
    { plan, rng, onCut }: { plan: Plan; rng: Rng; onCut: (step: Step) => void },
  ) {
    this.proxy = proxy
    this.#plan = plan
    this.#rng = rng
    this.#onCut = onCut
  }

  isDue(step: Step) {
    const next = this.#plan[0]
    if (next?.step !== step) return false
    next.nth -= 1
    if (next.nth > 0) return false
    this.#plan.shift()
    this.#onCut(step)
    return true
  }

  cutAt(step: Step) {
    const isDue = this.isDue(step)
    if (isDue) this.proxy.cut()
    return isDue
  }

  cutSoon(step: Step, end: 'up' | 'down', bytes: number) {
    if (this.isDue(step)) this.proxy.cutAfter(end, this.#rng.int(1, bytes))
  }
}

const HANDSHAKE = 200
const FRAME = 60

type Listener = (event: never) => void

export const openCutSocket = (url: string, cutter: Cutter): SocketLike => {
  cutter.cutSoon('while dialling', 'up', HANDSHAKE)
  const ws = new WebSocket(url)
  const listeners = {
    open: (listener: Listener) => (event: unknown) => {
      if (!cutter.cutAt('as it opens')) listener(event as never)
    },
    message: (listener: Listener) => (event: unknown) => {
      if (cutter.cutAt('before a frame is received')) return
      listener(event as never)
      cutter.cutAt('after a frame is received')
    },
    close: (listener: Listener) => listener as (event: unknown) => void,
  }
  return {
    addEventListener: (kind, listener) => ws.addEventListener(kind, listeners[kind](listener)),
    close: () => ws.close(),
    send: (text) => {
      if (cutter.cutAt('before a frame is sent')) return
      cutter.cutSoon('in the middle of a sent frame', 'up', FRAME)
      if (ws.readyState !== ws.OPEN) return
      ws.send(text)
      cutter.cutSoon('in the middle of a received frame', 'down', FRAME)
      // The bytes are sent: the server may or may not receive them.
      if (cutter.isDue('after a frame is sent')) setImmediate(() => cutter.proxy.cut())
    },
  }
}

const PAGE = 400

export const loadThroughProxy = async <T>(url: string, token: string, cutter: Cutter): Promise<T> => {
  cutter.cutAt('before catching up')
  cutter.cutSoon('while catching up', 'down', PAGE)
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const reply = (await response.json()) as T
  cutter.cutAt('after catching up')
  return reply
}
