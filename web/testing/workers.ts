// Mock workers, controlled by the test.
import { onTestFinished, vi } from 'vitest'

/** Until the test ends. `work` gets the message of the page. */
export const fakeWorkers = (work: (message: unknown) => Promise<unknown>) => {
  class FakeWorker extends EventTarget {
    postMessage(message: unknown) {
      work(message).then(
        (data) => this.dispatchEvent(new MessageEvent('message', { data })),
        () => this.dispatchEvent(new Event('error')),
      )
    }

    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
}
