import { encoded, formOf } from './forms.ts'
import { aProvider } from './providers.ts'
import type { testServer } from './test-server.ts'

export type ItemReply = {
  item_id: number
  name: string
  group: string
  image: string | null
  price_paise: number | null
  price_to_paise: number | null
  unit: string
  is_available: boolean
}
export type PriceListReply = { groups: { title: string; items: ItemReply[] }[] }

type TestServer = Awaited<ReturnType<typeof testServer>>
type Fields = Parameters<typeof formOf>[0]

/** 'title|name|name' for each group. */
const namesIn = ({ groups }: PriceListReply) =>
  groups.map(({ title, items }) => [title, ...items.map(({ name }) => name)].join('|'))

export const aSeller = async (server: TestServer) => {
  const provider = await aProvider(server.db)
  const me = await server.as(provider)
  const send = async (method: 'post' | 'put', url: string, fields: Fields, headers = {}) => {
    const form = await encoded(formOf(fields))
    return me[method](url, form.body, { ...form.headers, ...headers })
  }
  return {
    shop: provider,
    me,
    add: (fields: Fields, headers = {}) => send('post', '/api/items/', fields, headers),
    change: (id: number, fields: Fields) => send('put', `/api/items/${id}/`, fields),
    order: (ids: readonly number[]) => me.put('/api/items/order/', { item_ids: ids }),
    own: async () => namesIn((await me.get('/api/items/')).json<PriceListReply>()),
    listed: async () =>
      namesIn((await server.get(`/api/providers/${provider.id}/items/`)).json<PriceListReply>()),
    find: async (text: string) =>
      (await server.get(`/api/marketplace/search/?searchtext=${encodeURIComponent(text)}`))
        .json<{ id: number }[]>()
        .map(({ id }) => id),
  }
}
