import type { testServer } from './test-server.ts'
import { encoded, formOf } from './forms.ts'
import { aProvider } from './providers.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
type Fields = Parameters<typeof formOf>[0]

export type OwnPostReply = {
  blog_id: number
  title: string
  content: string
  version: string
  blog_images: { image: string; image_id: number }[]
  blog_videos: { video: string; video_id: number }[]
}

/** Of a new business, or of a given one. */
export const aPostAuthor = async (server: TestServer, known?: Awaited<ReturnType<typeof aProvider>>) => {
  const provider = known ?? (await aProvider(server.db))
  const me = await server.as(provider)
  const send = async (method: 'post' | 'put', url: string, fields: Fields, headers = {}) => {
    const form = await encoded(formOf(fields))
    return me[method](url, form.body, { ...form.headers, ...headers })
  }
  return {
    provider,
    me,
    publish: (fields: Fields = {}) =>
      send('post', '/api/blogs/', { title: 'Tilkut', content: 'Fresh today', ...fields }),
    edit: (id: number, fields: Fields, headers: Record<string, string> = {}) =>
      send('put', `/api/blogs/${id}/`, fields, headers),
    read: async (id: number) => (await me.get(`/api/blogs/${id}/`)).json<OwnPostReply>(),
  }
}
