import { encodeSmall, type MakeCanvas } from './encode-small.ts'

const makeCanvas: MakeCanvas = (width, height) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  return context && { context, encode: (type, quality) => canvas.convertToBlob({ type, quality }) }
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  encodeSmall(data, makeCanvas).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none, unlike a window
    (blob) => postMessage(blob),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the same
    () => postMessage(null),
  )
})
