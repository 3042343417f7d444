import { anAccount } from '../accounts.ts'
import { aPublishedPost } from '../posts.ts'
import type { HappyCall, TestServer } from './call.ts'

const aFollower = async (server: TestServer) => {
  const { provider, post } = await aPublishedPost(server.db)
  const me = await server.as(await anAccount(server.db))
  const [followUrl, saveUrl] = [`/api/providers/${provider.id}/follow/`, `/api/blogs/${post.id}/save/`]
  await me.put(followUrl)
  await me.put(saveUrl)
  return { me, provider, followUrl, saveUrl }
}

const anUnverifiedAccount = async (server: TestServer) => ({
  ...(await aPublishedPost(server.db)),
  me: await server.as(await anAccount(server.db)),
})

const readAsFollower =
  (path: string): HappyCall =>
  async (server) => {
    // Fills the cache of the newest posts. Earlier writes may be read twice while any transaction of the cluster is open.
    const visitor = await server.as(await anAccount(server.db))
    await visitor.get(`/api${path}`)
    const { me } = await aFollower(server)
    return () => me.get(`/api${path}`)
  }

export const followCalls: Readonly<Record<string, HappyCall>> = {
  'GET /following/': readAsFollower('/following/'),
  'GET /feed/': readAsFollower('/feed/'),
  'GET /saved/': readAsFollower('/saved/'),
  'GET /providers/:id/follow/': async (server) => {
    const { me, followUrl } = await aFollower(server)
    return () => me.get(followUrl)
  },
  'PUT /providers/:id/follow/': async (server) => {
    const { me, provider } = await anUnverifiedAccount(server)
    return () => me.put(`/api/providers/${provider.id}/follow/`)
  },
  'DELETE /providers/:id/follow/': async (server) => {
    const { me, followUrl } = await aFollower(server)
    return () => me.delete(followUrl)
  },
  'GET /blogs/:id/save/': async (server) => {
    const { me, saveUrl } = await aFollower(server)
    return () => me.get(saveUrl)
  },
  'PUT /blogs/:id/save/': async (server) => {
    const { me, post } = await anUnverifiedAccount(server)
    return () => me.put(`/api/blogs/${post.id}/save/`)
  },
  'DELETE /blogs/:id/save/': async (server) => {
    const { me, saveUrl } = await aFollower(server)
    return () => me.delete(saveUrl)
  },
  'GET /own-followers/': async (server) => {
    const { provider } = await aFollower(server)
    const shop = await server.as(provider)
    return () => shop.get('/api/own-followers/')
  },
}
