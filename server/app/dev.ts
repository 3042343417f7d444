import type { FastifyInstance } from 'fastify'
import type { LoadBuild, WebBuild } from './pages.ts'

export const devBuild = async (app: FastifyInstance): Promise<LoadBuild> => {
  const [{ default: middie }, { createServer }] = await Promise.all([
    import('@fastify/middie'),
    import('vite'),
  ])
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  await app.register(middie)
  app.use((request, reply, next) =>
    request.url?.startsWith('/api/') ? next() : vite.middlewares(request, reply, next),
  )
  app.addHook('onClose', () => vite.close())
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild
}
