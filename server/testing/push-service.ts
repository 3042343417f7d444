// A push service that records decrypted messages and refuses on demand. A server uses it with PUSH_HOSTS=service.host.
//
//   const service = await startPushService()
//   const { endpoint, keys, received } = service.subscribe()     // POST /api/push/subscriptions/ { endpoint, keys, lang }
//   received                                                     // [{ message, headers }], the oldest first
//   service.state.status = 503                                   // the status of further responses
//   await service.close()
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer as readAll } from 'node:stream/consumers'
import type { PushMessage } from '../../contract/push.ts'
import { aPushBrowser, type PushBrowser } from './push-browser.ts'

type ReceivedPush = { message: PushMessage; headers: IncomingHttpHeaders }
type Subscriber = { browser: PushBrowser; received: ReceivedPush[] }

type ServiceState = {
  status: number
  headers: Record<string, string>
  calls: number
  /** Runs before the response. */
  onCall?: (() => Promise<unknown>) | undefined
}

/** On a given port, or any. */
export const startPushService = async (port = 0) => {
  const state: ServiceState = { status: 201, headers: {}, calls: 0 }
  const subscribers = new Map<string, Subscriber>()
  const server = createServer((request, response) => {
    void readAll(request).then(async (body) => {
      state.calls += 1
      await state.onCall?.()
      const subscriber = subscribers.get(request.url ?? '')
      const status = subscriber ? state.status : 404
      if (subscriber && status === 201)
        subscriber.received.push({ message: subscriber.browser.decrypt(body), headers: request.headers })
      response.writeHead(status, state.headers).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  const subscribe = () => {
    const path = `/push/${randomUUID()}`
    const subscriber: Subscriber = { browser: aPushBrowser(), received: [] }
    subscribers.set(path, subscriber)
    const { browser, received } = subscriber
    return { endpoint: `http://${host}${path}`, keys: browser.keys, received }
  }

  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  return { host, state, subscribe, close }
}
