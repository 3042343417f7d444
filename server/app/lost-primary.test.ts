// Errors of a database that has lost its place as the primary, or that has no room.
import { sql } from 'kysely'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { endpoint } from '../../contract/endpoint.ts'
import { inSnapshot } from '../platform/db/db.ts'
import { serve } from '../platform/http/serve.ts'
import { testServer } from '../testing/test-server.ts'

const at = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    access: 'anyone',
    summary: path,
    reply: { 200: Type.Object({}) },
    invalidates: [],
  })

const server = await testServer({
  extend: (api) => {
    const { db } = api.ctx
    // As on a replica: PostgreSQL itself refuses the write.
    serve(api, at('/read-only/'), async () => {
      await inSnapshot(db, (tx) => sql`delete from captchas`.execute(tx))
      return {}
    })
    serve(api, at('/full/'), async () => {
      await sql`do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
        db,
      )
      return {}
    })
  },
})

test.each(['/read-only/', '/full/'])('%s: 503 with a time to come back', async (path) => {
  const reply = await server.post(`/api${path}`)
  expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
    503,
    '2',
    expect.objectContaining({ code: 'busy' }),
  ])
})
