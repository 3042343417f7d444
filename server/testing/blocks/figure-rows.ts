// Events of a blocked customer are not counted, and they get neither the code nor the card.
import type { testServer } from '../test-server.ts'
import { aBrowser, countedOf } from '../visitors.ts'
import { blockerStill, isDone, neither, type Row } from './visibility.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

export const figureRows = (server: TestServer): Readonly<Record<string, Row>> => ({
  'POST /shop-events/': {
    customer: blockerStill(async ({ customer, shop: provider }) => {
      const before = await countedOf(server, provider.id)
      await customer.post('/api/shop-events/', { provider_id: provider.id, kind: 'view' }, aBrowser())
      return (await countedOf(server, provider.id)).views > before.views
    }),
  },
  'GET /provider-dashboard/': {
    shop: neither(
      async ({ shop: provider }) =>
        (await provider.get('/api/provider-dashboard/')).json<{ unanswered_comments: number }>()
          .unanswered_comments > 0,
    ),
  },
  'GET /providers/:id/qr.svg': {
    customer: blockerStill(({ customer, shop: provider }) =>
      isDone(customer.get(`/api/providers/${provider.id}/qr.svg`)),
    ),
  },
  'GET /providers/:id/contact.vcf': {
    customer: blockerStill(({ customer, shop: provider }) =>
      isDone(customer.get(`/api/providers/${provider.id}/contact.vcf`)),
    ),
  },
})
