// The doors for those who stay connected.
import type { FastifyInstance } from 'fastify'
import { livingSessions } from '../features/accounts/accounts.service.ts'
import { chatDoor } from '../features/chat/chat.sockets.ts'
import { notificationsDoor } from '../features/notifications/notifications.sockets.ts'
import { limitRates } from '../platform/http/rate-limit.ts'
import { serveSockets } from '../platform/live/serve-socket.ts'
import { openSockets } from '../platform/live/sockets.ts'
import type { House } from './house.ts'

export const serveLive = (
  app: FastifyInstance,
  { db, live, limits, clock, config, authenticate, isDev }: House,
) =>
  app.register(async (scope) => {
    await limitRates(scope, 'live', limits)
    const onError = (error: unknown) => scope.log.error({ err: error }, 'a live connection failed')
    const living = livingSessions(db, clock)
    const sockets = openSockets({ hub: live, livingSessions: living, onError })
    const isAlone = config.redisUrl === undefined
    const speaking = { clock, isAlone, publish: live.publish, livingSessions: living, hub: live, onError }
    const doors = {
      '/ws/chat/:chat_id/': chatDoor(db, speaking),
      '/ws/notifications/': notificationsDoor(db, live),
    }
    const { publicUrl, rateLimits: isLimited } = config
    await serveSockets(scope, doors, { authenticate, sockets, publicUrl, isLimited, isDev })
  })
