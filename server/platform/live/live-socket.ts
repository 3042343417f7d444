import type { WebSocket } from 'ws'
import type { Language } from '../../../contract/language.ts'
import type { Viewer } from '../http/viewer.ts'

// Unsent bytes after which a client is disconnected; it catches up after it reconnects.
const MAX_BUFFERED_BYTES = 256 * 1_024

export class LiveSocket {
  readonly viewer: Viewer
  readonly lang: Language
  isAlive = true
  readonly #ws: WebSocket

  constructor(ws: WebSocket, { viewer, lang }: { viewer: Viewer; lang: Language }) {
    this.#ws = ws
    this.viewer = viewer
    this.lang = lang
  }

  send(frame: object) {
    this.sendText(JSON.stringify(frame))
  }

  sendText(text: string) {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#ws.bufferedAmount > MAX_BUFFERED_BYTES) return this.#ws.terminate()
    this.#ws.send(text)
  }

  close(code: number, reason: string) {
    this.#ws.close(code, reason)
  }

  terminate() {
    this.#ws.terminate()
  }

  ping() {
    this.isAlive = false
    this.#ws.ping()
  }
}
