import { anAccount } from '../accounts.ts'
import { aPushBrowser } from '../push-browser.ts'
import { type HappyCall, nextNumber, type TestServer } from './call.ts'

const asCustomer = async (server: TestServer) => server.as(await anAccount(server.db))

const aSubscription = () => ({
  endpoint: `https://push.test/${nextNumber()}`,
  keys: aPushBrowser().keys,
  lang: 'hi',
})

export const pushCalls: Record<string, HappyCall> = {
  'GET /consents/': async (server) => {
    const me = await asCustomer(server)
    return () => me.get('/api/consents/')
  },
  'PUT /consents/:purpose/': async (server) => {
    const me = await asCustomer(server)
    return () => me.put('/api/consents/announcements/', { is_given: true })
  },
  'GET /notification-settings/': async (server) => {
    const me = await asCustomer(server)
    return () => me.get('/api/notification-settings/')
  },
  'PUT /notification-settings/': async (server) => {
    const me = await asCustomer(server)
    return () => me.put('/api/notification-settings/', { kinds: { new_post: { push: false } } })
  },
  'POST /push/subscriptions/': async (server) => {
    const me = await asCustomer(server)
    return () => me.post('/api/push/subscriptions/', aSubscription())
  },
  'PUT /push/subscriptions/': async (server) => {
    const me = await asCustomer(server)
    const { endpoint, keys, lang } = aSubscription()
    await me.post('/api/push/subscriptions/', { endpoint, keys, lang })
    const { lang: _kept, ...renewed } = aSubscription()
    return () => server.put('/api/push/subscriptions/', { endpoint, auth: keys.auth, renewed })
  },
  'DELETE /push/subscriptions/': async (server) => {
    const me = await asCustomer(server)
    const { endpoint, ...rest } = aSubscription()
    await me.post('/api/push/subscriptions/', { endpoint, ...rest })
    return () => me.delete('/api/push/subscriptions/', { endpoint })
  },
}
