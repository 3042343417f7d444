import type { DistrictRequest, Numbered, ReplyTo } from './district-messages.ts'

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, Waiting>()

const start = () => {
  const started = new Worker(new URL('district-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { number, value } }: MessageEvent<Numbered<unknown>>) => {
    waiting.get(number)?.resolve(value)
    waiting.delete(number)
  })
  started.addEventListener('error', () => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('the district search did not start'))
    waiting.clear()
  })
  return started
}

/** The worker starts with the first request and stays, with its index, as long as the page. */
export const askDistrict = <Request extends DistrictRequest>(request: Request): Promise<ReplyTo<Request>> => {
  worker ??= start()
  const number = ++asked
  const reply = new Promise<unknown>((resolve, reject) => waiting.set(number, { resolve, reject }))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none, unlike a window
  worker.postMessage({ number, value: request } satisfies Numbered<DistrictRequest>)
  return reply as Promise<ReplyTo<Request>>
}
