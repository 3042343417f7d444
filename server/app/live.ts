import type { FastifyInstance } from 'fastify'
import { createActiveSessions } from '../features/accounts/accounts.service.ts'
import { chatSocket } from '../features/chat/chat.sockets.ts'
import { createLiveChat, type LiveChat } from '../features/chat/live-chat.ts'
import { notificationsSocket } from '../features/notifications/notifications.sockets.ts'
import { limitRates } from '../platform/http/rate-limit.ts'
import { serveSockets } from '../platform/live/serve-socket.ts'
import { openSockets } from '../platform/live/sockets.ts'
import type { AppContext } from './app-context.ts'

export const openLiveChat = ({ db, live, clock, config, mediaSigner }: AppContext) =>
  createLiveChat(db, {
    clock,
    isAlone: config.redisUrl === undefined,
    publish: live.publish,
    mediaSigner,
    livingSessions: createActiveSessions(db, clock),
  })

export const serveLive = (
  app: FastifyInstance,
  { db, live, limits, clock, config, authenticate, isDev }: AppContext,
  liveChat: LiveChat,
) =>
  app.register(async (scope) => {
    await limitRates(scope, 'live', limits)
    const onError = (error: unknown) => scope.log.error({ err: error }, 'a live connection failed')
    const livingSessions = createActiveSessions(db, clock)
    const sockets = openSockets({ hub: live, livingSessions, onError })
    const routes = {
      '/ws/chat/:chat_id/': chatSocket(db, { liveChat, hub: live, onError }),
      '/ws/notifications/': notificationsSocket(db, live),
    }
    const { publicUrl, rateLimits: isLimited } = config
    await serveSockets(scope, routes, { authenticate, sockets, publicUrl, isLimited, isDev })
  })
