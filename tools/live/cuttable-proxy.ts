// A TCP proxy between client and server that can cut connections at any byte.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

type Direction = 'up' | 'down'

export class CuttableProxy {
  readonly #server = createServer((client) => this.#join(client))
  readonly #ends = new Set<Socket>()
  readonly #to: () => number
  isDown = false
  #fuse: { end: Direction; bytes: number; staysDown: boolean } | null = null
  onUp: ((bytes: Buffer) => void) | null = null

  constructor(to: () => number) {
    this.#to = to
  }

  async lay() {
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
    const fuse = this.#fuse
    if (fuse?.end !== end) return void to.write(bytes)
    if (bytes.length < fuse.bytes) {
      fuse.bytes -= bytes.length
      return void to.write(bytes)
    }
    if (fuse.staysDown) this.isDown = true
    to.write(bytes.subarray(0, fuse.bytes), () => this.cut())
    this.#fuse = null
  }

  cut() {
    this.#fuse = null
    for (const end of this.#ends) end.resetAndDestroy()
  }

  cutAfter(end: Direction, bytes: number, { staysDown = false } = {}) {
    this.#fuse = { end, bytes, staysDown }
  }

  get isToBreak() {
    return this.#fuse !== null
  }

  neverCut() {
    this.#fuse = null
  }

  async remove() {
    this.cut()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}
