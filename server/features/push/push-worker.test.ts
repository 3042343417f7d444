import { afterAll, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { aPublishedPost } from '../../testing/posts.ts'
import { startPushService } from '../../testing/push-service.ts'
import { testServer } from '../../testing/test-server.ts'

const service = await startPushService()
afterAll(service.close)
const server = await testServer({ jobs: 'work', env: { PUSH_HOSTS: service.host } })

test('sends a push after an event and counts it', async () => {
  const { provider, post } = await aPublishedPost(server.db)
  const { received, ...browser } = service.subscribe()
  await server.as(provider).then((me) => me.post('/api/push/subscriptions/', { ...browser, lang: 'hi' }))
  const customer = await server.as(await anAccount(server.db))
  await customer.post(`/api/blogs/${post.id}/comments/`, { comment: 'How much?' })
  await expect.poll(() => received).toMatchObject([{ message: { url: '/viewcomments', lang: 'hi' } }])
  const figures = async () => (await server.get('/metrics')).body
  await expect.poll(figures).toMatch(/^haat_pushes_sent_total 1$/m)
  expect(await figures()).toMatch(/^haat_pushes_(failed|gone)_total 0$/m)
})
