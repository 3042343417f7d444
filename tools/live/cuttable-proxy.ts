// The wire between a client and the server, which can be cut in the middle of anything: a TCP proxy.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

type Direction = 'up' | 'down'

export class CuttableProxy {
  readonly #server = createServer((client) => this.#join(client))
  readonly #ends = new Set<Socket>()
  readonly #to: () => number
  /** Nobody gets through. */
  isDown = false
  /** After so many more bytes in that direction it breaks. */
  #fuse: { end: Direction; bytes: number; staysDown: boolean } | null = null
  /** Sees what goes to the server. */
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
    // The first part arrives, the rest never does.
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

  /** The bytes of `cutAfter` have not passed yet. */
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
