// The reference: a bare Fastify route that responds with the same bytes from one prepared query by primary key.
import fastify from 'fastify'
import { makePool } from '../../server/platform/db/db.ts'

const pool = makePool(process.env.DATABASE_URL ?? '')
const app = fastify()

app.get<{ Params: { id: string } }>('/reply/:id', async (request, reply) => {
  const { rows } = await pool.query<{ body: string }>({
    name: 'reply',
    text: 'select body from bench_replies where id = $1',
    values: [request.params.id],
  })
  return reply.type('application/json; charset=utf-8').send(rows[0]?.body)
})

// As little as a write can be: one row, and what it was given.
app.post<{ Body: { comment: string } }>('/write', async (request, reply) => {
  const { rows } = await pool.query<{ id: number }>({
    name: 'write',
    text: 'insert into bench_writes (content) values ($1) returning id',
    values: [request.body.comment],
  })
  return reply.code(201).send({ id: rows[0]?.id, content: request.body.comment })
})

// An event that is not counted.
app.post('/api/shop-events/', (_request, reply) => reply.code(204).send())

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('bare Fastify is ready')
