// WebSocket clients of a listening server.
import type { AddressInfo } from 'node:net'
import type { testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
type Frame = Record<string, unknown>
type CloseEvent = { code: number; reason: string }

/** Frames are returned in order, each once. */
export class TestSocket {
  readonly ws: WebSocket
  readonly opened: Promise<unknown>
  readonly closed: Promise<CloseEvent>
  readonly #frames: Frame[] = []
  readonly #waiting: ((frame: Frame) => void)[] = []

  constructor(ws: WebSocket) {
    this.ws = ws
    ws.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Frame))
    // A refused upgrade emits an error before close.
    ws.addEventListener('error', () => {})
    this.closed = new Promise((resolve) => {
      ws.addEventListener('close', ({ code, reason }) => resolve({ code, reason }))
    })
    this.opened = new Promise((resolve, reject) => {
      ws.addEventListener('open', resolve)
      void this.closed.then(({ code }) => reject(new Error(`closed with ${code} before it opened`)))
    })
    // Tests of refusals wait for close only.
    this.opened.catch(() => {})
  }

  #take(frame: Frame) {
    const next = this.#waiting.shift()
    if (next) next(frame)
    else this.#frames.push(frame)
  }

  next(): Promise<Frame> {
    const frame = this.#frames.shift()
    if (frame) return Promise.resolve(frame)
    const { promise, resolve, reject } = Promise.withResolvers<Frame>()
    this.#waiting.push(resolve)
    void this.closed.then(({ code, reason }) =>
      reject(new Error(`closed with ${code} ${reason}: nothing comes next`)),
    )
    return promise
  }

  rest() {
    return this.#frames.splice(0)
  }

  send(frame: object | string) {
    // A browser's WebSocket ignores sends when it is not open.
    if (this.ws.readyState !== WebSocket.OPEN) throw new Error('closed: nothing can be sent')
    this.ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** Returns the next frame after sending. */
  async ask(frame: object | string) {
    await this.opened
    this.send(frame)
    return this.next()
  }

  async close() {
    this.ws.close()
    return this.closed
  }
}

export const listenForSockets = async (server: TestServer) => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const host = `127.0.0.1:${port}`

  const dial = (path: string, headers: Record<string, string> = {}) =>
    new TestSocket(new WebSocket(`ws://${host}${path}`, { headers }))

  /** With a new session unless a token is given. */
  const connect = async (path: string, who: { id: number } | { token: string }) => {
    const token = 'token' in who ? who.token : (await server.signIn(who)).access_token
    const line = dial(`${path}${path.includes('?') ? '&' : '?'}token=${token}`)
    await line.opened
    return line
  }
  return { host, port, dial, connect }
}
