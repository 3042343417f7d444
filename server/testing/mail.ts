import { expect } from 'vitest'
import type { testServer } from './test-server.ts'

type OutboxReader = Pick<Awaited<ReturnType<typeof testServer>>, 'get'>
type OutboxMessage = { to: string; subject: string; text: string; code: string | null }

/** The newest first. */
export const messagesTo = async (server: OutboxReader, contact: string) =>
  (await server.get('/api/outbox/')).json<OutboxMessage[]>().filter(({ to }) => to === contact)

/** Waits for this many messages, because a job sends them. */
export const codeTo = async (server: OutboxReader, contact: string, count = 1) => {
  const codes = async () =>
    (await messagesTo(server, contact)).flatMap(({ code }) => (code === null ? [] : [code]))
  await expect.poll(async () => (await codes()).length).toBe(count)
  return (await codes())[0] ?? ''
}

/** A wrong code. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
