// The messages that a test server has sent.
import { expect } from 'vitest'
import type { testServer } from './test-server.ts'

type OutboxReader = Pick<Awaited<ReturnType<typeof testServer>>, 'get'>
type OutboxMessage = { to: string; subject: string; text: string; code: string | null }

/** All that has been sent to a contact so far, the newest first. */
export const messagesTo = async (server: OutboxReader, contact: string) =>
  (await server.get('/api/outbox/')).json<OutboxMessage[]>().filter(({ to }) => to === contact)

/** The newest code to a contact, once so many have arrived: they leave by a job. */
export const codeTo = async (server: OutboxReader, contact: string, count = 1) => {
  const codes = async () =>
    (await messagesTo(server, contact)).flatMap(({ code }) => (code === null ? [] : [code]))
  await expect.poll(async () => (await codes()).length).toBe(count)
  return (await codes())[0] ?? ''
}

/** Six digits, but not these. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
