// Mock WebSockets, controlled by the test.
import { act } from 'react'
import { onTestFinished, vi } from 'vitest'

class FakeSocket extends EventTarget {
  readonly url: string
  readonly sent: unknown[] = []

  constructor(url: string | URL) {
    super()
    this.url = String(url)
    opened.push(this)
  }

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {}

  open = () => act(async () => void this.dispatchEvent(new Event('open')))

  receive = (frame: unknown) =>
    act(async () => {
      const data = JSON.stringify(frame)
      this.dispatchEvent(new MessageEvent('message', { data }))
    })

  drop = (code = 1006) =>
    act(async () => {
      this.dispatchEvent(Object.assign(new Event('close'), { code }))
    })
}

let opened: FakeSocket[] = []

/** Until the test ends. `to` is the newest socket of a URL. */
export const fakeSockets = () => {
  opened = []
  vi.stubGlobal('WebSocket', FakeSocket)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    count: (path: string) => opened.filter(({ url }) => url.includes(path)).length,
    to: (path: string) => {
      const found = opened.findLast(({ url }) => url.includes(path))
      if (!found) throw new Error(`No socket to ${path}`)
      return found
    },
  }
}
