// A call of an endpoint that succeeds. Preparing it and making it are two steps: only the second is looked at.
import type { testServer } from '../test-server.ts'

export type TestServer = Awaited<ReturnType<typeof testServer>>
export type Reply = Awaited<ReturnType<TestServer['get']>>
/** Each time with people and things of its own, where the call uses them up. */
export type HappyCall = (server: TestServer) => Promise<() => Promise<Reply>>

/** The settings of a server on which all of them succeed. */
export const HAPPY_SERVER = {
  jobs: 'work',
  env: { CAPTCHA_ANSWER: 'seen', PUSH_HOSTS: 'push.test' },
} as const

/** As a visitor, of what is there anyway. */
export const read =
  (path: string): HappyCall =>
  async (server) =>
  () =>
    server.get(`/api${path}`)

let made = 0
/** A number that no other call has. */
export const nextNumber = () => (made += 1)
