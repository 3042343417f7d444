// A server with a push service of the test. Pushes are sent only when a test calls for it.
import { expect, afterAll } from 'vitest'
import { session } from '../../contract/limits.ts'
import { newPushCounts, sendDuePushes } from '../features/push/send-pushes.service.ts'
import { startPushService } from './push-service.ts'
import { testServer } from './test-server.ts'

export const aPushServer = async () => {
  const service = await startPushService()
  afterAll(service.close)
  const server = await testServer({ env: { PUSH_HOSTS: service.host } })
  const { clock, pushSender: sender } = server.ctx
  const counts = newPushCounts()
  const failures: string[] = []
  const onFailed = (reason: string) => void failures.push(reason)
  const sendPushes = ({ isUrgentOnly = false } = {}) =>
    sendDuePushes({ db: server.db, clock, sender, counts, onFailed, isUrgentOnly })

  /** A signed-in browser with a subscription. */
  const subscribe = async (who: { id: number }, lang = 'en') => {
    const { received, ...browser } = service.subscribe()
    const me = await server.as(who)
    // Remembered, because tests move the clock beyond the default session.
    const expiresAt = new Date(server.time.now.getTime() + session.remembered)
    await server.db.updateTable('sessions').set({ expiresAt }).where('accountId', '=', who.id).execute()
    const reply = await me.post('/api/push/subscriptions/', { ...browser, lang })
    expect([reply.statusCode, reply.json()]).toEqual([201, { is_subscribed: true }])
    return { me, received, ...browser }
  }
  const messages = ({ received }: { received: { message: object }[] }) =>
    received.map(({ message }) => message)

  /** Notifies an account of a decision. */
  const tell = ({ id: accountId }: { id: number }) =>
    server.db
      .insertInto('notifications')
      .values({
        accountId,
        kind: 'account_decision',
        parameters: { decision: 'warned' },
        createdAt: server.time.now,
      })
      .execute()

  const dueOf = ({ id }: { id: number }) =>
    server.db
      .selectFrom('pushDue')
      .innerJoin('pushSubscriptions', 'pushSubscriptions.id', 'subscriptionId')
      .select(['dueAt', 'tries'])
      .where('accountId', '=', id)
      .execute()
  return { server, service, counts, failures, sendPushes, subscribe, messages, tell, dueOf }
}
