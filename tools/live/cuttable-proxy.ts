// A TCP proxy between client and server that can cut connections at any byte.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

type Direction = 'up' | 'down'

export class CuttableProxy {
  readonly #server = createServer((client) => this.#join(client))
  readonly #ends = new Set<Socket>()
  readonly #to: () => number
  isDown = false
  #pendingCut: { end: Direction; bytes: number; staysDown: boolean } | null = null
  onUp: ((bytes: Buffer) => void) | null = null

  constructor(to: () => number) {
    this.#to = to
  }

  async listen() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return (this.#server.address() as AddressInfo).port
  }

  #join(client: Socket) {
    if (this.isDown) return void client.resetAndDestroy()
    const server = connect(this.#to(), '127.0.0.1')
    for (const end of [client, server]) {
      this.#ends.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        this.#ends.delete(end)
        client.destroy()
        server.destroy()
      })
    }
    client.on('data', (bytes) => this.#pass('up', bytes, server))
    server.on('data', (bytes) => this.#pass('down', bytes, client))
  }

  #pass(end: Direction, bytes: Buffer, to: Socket) {
    if (end === 'up') this.onUp?.(bytes)
    const pending = this.#pendingCut
    if (pending?.end !== end) return void to.write(bytes)
    if (bytes.length < pending.bytes) {
      pending.bytes -= bytes.length
      return void to.write(bytes)
    }
    if (pending.staysDown) this.isDown = true
    to.write(bytes.subarray(0, pending.bytes), () => this.cut())
    this.#pendingCut = null
  }

  cut() {
    this.#pendingCut = null
    for (const end of this.#ends) end.resetAndDestroy()
  }

  cutAfter(end: Direction, bytes: number, { staysDown = false } = {}) {
    this.#pendingCut = { end, bytes, staysDown }
  }

  get hasPendingCut() {
    return this.#pendingCut !== null
  }

  cancelCut() {
    this.#pendingCut = null
  }

  async remove() {
    this.cut()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}
