// Mock uploads, controlled by the test.
import { act } from 'react'
import { beforeEach, vi } from 'vitest'
import { find, fire } from './page.tsx'

class FakeUpload extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  form = new FormData()
  to = ''
  readonly headers: Record<string, string> = {}

  open(method: string, path: string) {
    this.to = `${method} ${path}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  responseHeaders: Record<string, string> = {}
  getResponseHeader = (name: string) => this.responseHeaders[name] ?? null
  send(form: FormData) {
    this.form = form
    uploads.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }

  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })))
  }
  async answer(status: number, body: object, responseHeaders: Record<string, string> = {}) {
    Object.assign(this, { status, responseText: JSON.stringify(body), responseHeaders })
    await act(async () => void this.dispatchEvent(new Event('load')))
  }
  async fail() {
    await act(async () => void this.dispatchEvent(new Event('error')))
  }
}

/** Of this test, in order. */
export const uploads: FakeUpload[] = []

export const lastUpload = () => {
  const last = uploads.at(-1)
  if (!last) throw new Error('Nothing was sent')
  return last
}

/** At the top of a test file: stubs XMLHttpRequest and URL.createObjectURL. */
export const fakeUploads = () =>
  beforeEach(() => {
    uploads.length = 0
    vi.stubGlobal('XMLHttpRequest', FakeUpload)
    // jsdom decodes no pictures, so they are sent unchanged.
    vi.stubGlobal('createImageBitmap', undefined)
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
  })

export const aFile = (name: string) =>
  new File(['x'], name, { type: name.endsWith('.mp4') ? 'video/mp4' : 'image/png' })

/** Chooses files for the input with this name. */
export const choose = (field: string, ...names: string[]) => {
  const input = find(`input[name="${field}"]`)
  Object.defineProperty(input, 'files', { configurable: true, value: names.map(aFile) })
  fire(input, new Event('change', { bubbles: true }))
}
