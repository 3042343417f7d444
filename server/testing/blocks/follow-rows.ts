// A block deletes follows and hides saved posts.
import type { Pair } from './pair.ts'
import { blockerStill, holds, isDone, neither, type Row } from './visibility.ts'

const followUrl = ({ shop: provider }: Pair) => `/api/providers/${provider.id}/follow/`
const saveUrl = ({ post }: Pair) => `/api/blogs/${post.id}/save/`

export const followRows: Readonly<Record<string, Row>> = {
  'GET /providers/:id/follow/': {
    customer: blockerStill((pair) => isDone(pair.customer.get(followUrl(pair)))),
  },
  'PUT /providers/:id/follow/': {
    customer: neither((pair) => isDone(pair.customer.put(followUrl(pair)))),
  },
  'DELETE /providers/:id/follow/': {
    customer: blockerStill((pair) => isDone(pair.customer.delete(followUrl(pair)))),
  },
  'GET /following/': {
    customer: neither(async (pair) => {
      await pair.customer.put(followUrl(pair))
      return holds(pair.customer.get('/api/following/'), pair.word)
    }),
  },
  'GET /feed/': {
    customer: neither(async (pair) => {
      await pair.customer.put(followUrl(pair))
      return holds(pair.customer.get('/api/feed/'), pair.word)
    }),
  },
  'GET /blogs/:id/save/': {
    customer: blockerStill((pair) => isDone(pair.customer.get(saveUrl(pair)))),
  },
  'PUT /blogs/:id/save/': {
    customer: neither((pair) => isDone(pair.customer.put(saveUrl(pair)))),
  },
  'DELETE /blogs/:id/save/': {
    customer: blockerStill((pair) => isDone(pair.customer.delete(saveUrl(pair)))),
  },
  'GET /saved/': {
    customer: neither(async (pair) => {
      await pair.customer.put(saveUrl(pair))
      return holds(pair.customer.get('/api/saved/'), pair.word)
    }),
  },
}
