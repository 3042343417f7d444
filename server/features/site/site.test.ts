import { describe, expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ jobs: 'work' })
const message = { name: ' Asha ', email: 'asha@example.in', subject: 'नमस्ते', message: 'Where is the market?' }
const storedMessages = () => server.db.selectFrom('contactMessages').selectAll().orderBy('id').execute()
const outbox = async () =>
  (await server.get('/api/outbox/')).json<{ to: string; subject: string; text: string }[]>()

describe('a message to the administrators', () => {
  test('is served from an outbox that is not cached', async () => {
    expect((await server.get('/api/outbox/')).headers['cache-control']).toBe('private, no-store')
  })

  test('is stored, and reaches the outbox through a job', async () => {
    const reply = await server.post('/api/contact-haat-admin/', message)
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toEqual({
      detail: 'Message sent successfully!',
      tracking_code: expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/),
    })
    expect(await storedMessages()).toMatchObject([
      { name: 'Asha', subject: 'नमस्ते', message: 'Where is the market?' },
    ])
    await expect.poll(outbox).toHaveLength(1)
    expect((await outbox())[0]).toMatchObject({
      subject: 'नमस्ते',
      text: expect.stringContaining('asha@example.in'),
    })
  })

  test('is refused with all invalid fields', async () => {
    const before = await storedMessages()
    const reply = await server.post('/api/contact-haat-admin/', { email: 'asha', subject: ' ' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({
      name: ['Name is required.'],
      email: ['Invalid email format.'],
      subject: ['Subject is required.'],
      message: ['Message cannot be empty.'],
    })
    expect(await storedMessages()).toEqual(before)
  })

  test('is refused above the maximum length or with a NUL character', async () => {
    expect(
      (await server.post('/api/contact-haat-admin/', { ...message, name: 'x'.repeat(101) })).statusCode,
    ).toBe(400)
    expect(
      (await server.post('/api/contact-haat-admin/', { ...message, message: 'a\u0000b' })).statusCode,
    ).toBe(400)
  })

  test('is encrypted in the job table', async () => {
    await server.post('/api/contact-haat-admin/', { ...message, email: 'sealed@example.in' })
    const { rows } = await server.ctx.pool.query(
      `select data::text as data from pgboss.job where name = 'deliver-message'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map((row: { data: string }) => row.data).join('')).not.toContain('sealed@example.in')
  })
})

describe('the outbox', () => {
  test('is only served to localhost', async () => {
    expect((await server.app.inject({ url: '/api/outbox/', remoteAddress: '203.0.113.9' })).statusCode).toBe(
      404,
    )
    expect((await server.get('/api/outbox/', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
  })
})
