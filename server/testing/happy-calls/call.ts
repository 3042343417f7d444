// A successful call of an endpoint. Only the call itself is measured, not its preparation.
import type { testServer } from '../test-server.ts'

export type TestServer = Awaited<ReturnType<typeof testServer>>
export type Reply = Awaited<ReturnType<TestServer['get']>>
/** Creates new data for each call that uses it up. */
export type HappyCall = (server: TestServer) => Promise<() => Promise<Reply>>

export const HAPPY_SERVER = {
  jobs: 'work',
  env: { CAPTCHA_ANSWER: 'seen', PUSH_HOSTS: 'push.test' },
} as const

export const read =
  (path: string): HappyCall =>
  async (server) =>
  () =>
    server.get(`/api${path}`)

let made = 0
export const nextNumber = () => (made += 1)
