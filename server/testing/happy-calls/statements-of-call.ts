// The statements of a successful call with warm caches.
import { expect } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { nameOf } from '../contract-endpoints.ts'
import { type RecordedStatement, statementsDuring } from '../statements.ts'
import { happyCalls } from './all.ts'
import type { Reply, TestServer } from './call.ts'

const expectSuccess = (name: string, { statusCode, body }: Reply) =>
  expect(statusCode, `${name} answered ${body.slice(0, 300)}`).toBeLessThan(300)

export const statementsOfCall = async (
  server: TestServer,
  endpoint: Endpoint,
): Promise<readonly RecordedStatement[]> => {
  const name = nameOf(endpoint)
  const prepare = happyCalls[name]
  if (!prepare) throw new Error(`${name} has no call that succeeds`)
  const first = await prepare(server)
  expectSuccess(name, await first())
  // A read can be repeated; a write has used up its preparation.
  const second = endpoint.method === 'GET' ? first : await prepare(server)
  const { result, statements } = await statementsDuring(second)
  expectSuccess(name, result)
  return statements
}
