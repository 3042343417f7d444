// Breach notices through the API, and the job that delivers them with a recording service.
import pino from 'pino'
import { expect } from 'vitest'
import {
  type BreachDeliveryDeps,
  deliverBreachNotices,
} from '../features/admin/announcements/deliver-breach.service.ts'
import type { OutgoingMessage } from '../platform/mail/message.ts'
import { anAccount } from './accounts.ts'
import { signedInStaff } from './staff.ts'
import { NOON, type testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
export type BreachNotice = { id: number; kind: string; audience: object }
type Counts = { channel: string; waiting: number; delivered: number; failed: number }
export type Delivery = {
  account_id: number
  channel: string
  status: string
  problem: string | null
  tries: number
}

export const BREACH_TEXTS = {
  text_en: 'A copy of names was taken.',
  text_hi: 'नामों की एक कॉपी चोरी हुई है।',
  path: '/security',
}
export const ANNOUNCEMENTS_URL = '/api/admin/announcements/'

const EARLIER = new Date(NOON.getTime() - 60_000)
let people = 0

export const choose = (...accounts: { id: number }[]) => ({ account_ids: accounts.map(({ id }) => id) })

export const breachNoticesFor = async (server: TestServer) => {
  const { db, time } = server
  const owner = await signedInStaff(server)
  const announce = async (audience: object) => {
    const reply = await owner.post(ANNOUNCEMENTS_URL, { kind: 'breach', audience, ...BREACH_TEXTS })
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { kind: 'breach', audience }])
    return reply.json<BreachNotice>()
  }
  const deliveriesOf = async ({ id }: { id: number }, query = '') =>
    (await owner.get(`${ANNOUNCEMENTS_URL}${id}/deliveries/${query}`)).json<Delivery[]>()
  const countsOf = async ({ id }: { id: number }) =>
    (await owner.get(`${ANNOUNCEMENTS_URL}${id}/`)).json<{ is_resolved: boolean; deliveries: Counts[] }>()
  const aPerson = (given: Parameters<typeof anAccount>[1] = {}) => {
    people += 1
    return anAccount(db, { email: `breach${people}@example.in`, createdAt: EARLIER, ...given })
  }
  const erase = async (person: { id: number }) => {
    const reply = await (await server.as(person)).delete('/api/delete-account/')
    expect(reply.statusCode).toBeLessThan(300)
  }
  const depsWith = (given: Partial<BreachDeliveryDeps> = {}) => {
    const sent: OutgoingMessage[] = []
    const deps: BreachDeliveryDeps = {
      db,
      clock: () => time.now,
      log: pino({ level: 'silent' }),
      publish: () => {},
      deliver: async (message) => void sent.push(message),
      smsBudget: { trySpend: async () => true },
      publicUrl: 'https://haat.example',
      ...given,
    }
    return { deps, sent }
  }
  const deliverAll = async (given: Partial<BreachDeliveryDeps> = {}) => {
    const { deps, sent } = depsWith(given)
    await deliverBreachNotices(deps)
    return sent
  }
  const startOver = async () => {
    time.now = NOON
    await db.deleteFrom('breachDeliveries').execute()
  }
  return { owner, announce, deliveriesOf, countsOf, aPerson, erase, depsWith, deliverAll, startOver }
}
