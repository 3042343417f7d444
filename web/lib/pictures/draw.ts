// Scales a picture down in a worker, or on the main thread where a worker has no canvas.
import { encodeSmall, type MakeCanvas } from './encode-small.ts'

const drawInWorker = (file: Blob) =>
  new Promise<Blob | null>((resolve, reject) => {
    // One worker per picture frees its memory at once.
    const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new Error('the worker for pictures did not start'))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none, unlike a window
    worker.postMessage(file)
  })

const makeCanvas: MakeCanvas = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  const encode = (type: string, quality: number) =>
    new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
  return context && { context, encode }
}

const drawInPage = (file: Blob) => encodeSmall(file, makeCanvas)

export const drawSmall = (file: Blob): Promise<Blob | null> =>
  typeof OffscreenCanvas === 'undefined' ? drawInPage(file) : drawInWorker(file).catch(() => drawInPage(file))
