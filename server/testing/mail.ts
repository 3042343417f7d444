// The messages that a test server has sent.
import { expect } from 'vitest'
import type { testServer } from './test-server.ts'

type OutboxReader = Pick<Awaited<ReturnType<typeof testServer>>, 'get'>
type OutboxMessage = { to: string; code: string }

/** The newest code to a contact, once so many have arrived: they leave by a job. */
export const codeTo = async (server: OutboxReader, contact: string, count = 1) => {
  const codes = async () =>
    (await server.get('/api/outbox/'))
      .json<OutboxMessage[]>()
      .flatMap(({ to, code }) => (to === contact ? [code] : []))
  await expect.poll(async () => (await codes()).length, { timeout: 10_000 }).toBe(count)
  return (await codes())[0] ?? ''
}

/** Six digits, but not these. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
