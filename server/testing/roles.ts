// One account of each role, and a suspended one.
import { anAccount } from './accounts.ts'
import { aProvider } from './providers.ts'
import type { testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

export const createPeople = async ({ db }: TestServer) => ({
  customer: await anAccount(db, { role: 'customer' }),
  provider: await aProvider(db),
  admin: await anAccount(db, { role: 'admin' }),
  suspended: await anAccount(db, { role: 'customer', suspendedAt: new Date() }),
})
type People = Awaited<ReturnType<typeof createPeople>>

export const createCallers = async (server: TestServer, people: People) => ({
  anonymous: server,
  customer: await server.as(people.customer),
  provider: await server.as(people.provider),
  admin: await server.as(people.admin),
  suspended: await server.as(people.suspended),
})
