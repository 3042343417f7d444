import { aProvider } from '../providers.ts'
import type { HappyCall } from './call.ts'

const ofProvider =
  (path: string): HappyCall =>
  async (server) => {
    const { id } = await aProvider(server.db)
    return () => server.get(`/api/providers/${id}/${path}`)
  }

const asOwner =
  (path: string): HappyCall =>
  async (server) => {
    const owner = await server.as(await aProvider(server.db))
    return () => owner.get(`/api${path}`)
  }

export const figureCalls: Readonly<Record<string, HappyCall>> = {
  'POST /shop-events/': async (server) => {
    const { id } = await aProvider(server.db)
    return () => server.post('/api/shop-events/', { provider_id: id, kind: 'view' })
  },
  'GET /provider-dashboard/': asOwner('/provider-dashboard/'),
  'GET /provider-stats/': asOwner('/provider-stats/?days=90'),
  'GET /provider-stats/csv/': asOwner('/provider-stats/csv/?days=90'),
  'GET /providers/:id/qr.svg': ofProvider('qr.svg'),
  'GET /providers/:id/contact.vcf': ofProvider('contact.vcf'),
}
