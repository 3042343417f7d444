// The messages that a test house has sent.
import { expect } from 'vitest'
import type { testHouse } from './app.ts'

type House = Pick<Awaited<ReturnType<typeof testHouse>>, 'get'>
type Mail = { to: string; code: string }

/** The newest code to a contact, once so many have arrived: they leave by a job. */
export const codeTo = async (house: House, contact: string, count = 1) => {
  const codes = async () =>
    (await house.get('/api/outbox/')).json<Mail[]>().flatMap(({ to, code }) => (to === contact ? [code] : []))
  await expect.poll(async () => (await codes()).length, { timeout: 10_000 }).toBe(count)
  return (await codes())[0] ?? ''
}

/** Six digits, but not these. */
export const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
