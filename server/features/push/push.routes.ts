import * as contract from '../../../contract/push.ts'
import type { Clock } from '../../platform/clock.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { PushSender } from '../../platform/push/push-sender.ts'
import { renew, subscribe, unsubscribe } from './push.service.ts'

type PushDeps = { clock: Clock; pushSender: Pick<PushSender, 'publicKey' | 'isAllowed'> }

export const pushRoutes = (app: ApiInstance, { clock, pushSender }: PushDeps) => {
  const { db } = app.ctx
  serve(app, contract.readPushKey, () => ({ key: pushSender.publicKey }))

  serve(app, contract.subscribePush, async ({ viewer, body }) => {
    await subscribe(db, viewer, body, { now: clock(), sender: pushSender })
    return { is_subscribed: true }
  })

  serve(app, contract.renewPush, async ({ body }) => ({
    is_subscribed: await renew(db, body, pushSender),
  }))

  serve(app, contract.unsubscribePush, async ({ viewer, body }) => {
    await unsubscribe(db, viewer, body.endpoint)
    return { is_subscribed: false }
  })
}
