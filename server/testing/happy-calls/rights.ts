import { anAccount } from '../accounts.ts'
import { type HappyCall, type TestServer } from './call.ts'

const asCustomer = async (server: TestServer) => server.as(await anAccount(server.db))

export const rightsCalls: Record<string, HappyCall> = {
  'GET /access-log/': async (server) => {
    const me = await asCustomer(server)
    return () => me.get('/api/access-log/')
  },
  'POST /data-exports/': async (server) => {
    const me = await asCustomer(server)
    return () => me.post('/api/data-exports/')
  },
  'GET /data-exports/': async (server) => {
    const me = await asCustomer(server)
    return () => me.get('/api/data-exports/')
  },
  'GET /data-exports/:id/': async (server) => {
    const me = await asCustomer(server)
    const { export_id: id } = (await me.post('/api/data-exports/')).json<{ export_id: number }>()
    return () => me.get(`/api/data-exports/${id}/`)
  },
}
