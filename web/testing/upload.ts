// What tests of a form with files need: uploads that the test finishes as it likes.
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

/** Those of this test, in the order in which they were sent. */
export const uploads: FakeUpload[] = []

export const lastUpload = () => {
  const last = uploads.at(-1)
  if (!last) throw new Error('Nothing was sent')
  return last
}

/** At the top of a test file: nothing reaches the network, and a chosen file has an address to be looked at. */
export const fakeUploads = () =>
  beforeEach(() => {
    uploads.length = 0
    vi.stubGlobal('XMLHttpRequest', FakeUpload)
    // No picture is decoded here: they go out as they are.
    vi.stubGlobal('createImageBitmap', undefined)
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
  })

export const aFile = (name: string) =>
  new File(['x'], name, { type: name.endsWith('.mp4') ? 'video/mp4' : 'image/png' })

/** Chooses files for the field of this name, in place of the browser's own dialog. */
export const choose = (field: string, ...names: string[]) => {
  const input = find(`input[name="${field}"]`)
  Object.defineProperty(input, 'files', { configurable: true, value: names.map(aFile) })
  fire(input, new Event('change', { bubbles: true }))
}
