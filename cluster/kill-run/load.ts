// A steady load of everything: people read, publish, comment and ask to be called, and write down what was acknowledged.
import { setTimeout as sleep } from 'node:timers/promises'
import { makeRng, type Rng } from '../../tools/random.ts'
import type { Pair } from '../../tools/live/people.ts'
import { call, type LoadMetrics, writeUntilAcknowledged } from './writer.ts'

type WriteKind = 'post' | 'comment' | 'contact' | 'order'
/** The words of what was acknowledged: each names one write, and no other has them. */
export type Ledger = Record<WriteKind, string[]>

type LoadOptions = {
  baseUrl: string
  pairs: readonly Pair[]
  metrics: LoadMetrics
  seed: number
  signal: AbortSignal
}

type LoadState = LoadOptions & { ledger: Ledger; posts: number[]; itemId: number }

const publish = async ({ baseUrl, metrics, ledger, posts }: LoadState, { provider }: Pair, words: string) => {
  const body = { title: words, content: 'Fresh today' }
  const asked = { token: provider.token, key: words, body }
  const reply = await writeUntilAcknowledged(`${baseUrl}/api/blogs/`, asked, metrics)
  ledger.post.push(words)
  const id = (reply as { blog_id?: number }).blog_id
  if (id !== undefined) posts.push(id)
}

const comment = async ({ baseUrl, metrics, ledger, posts }: LoadState, { customer }: Pair, words: string) => {
  const asked = { token: customer.token, key: words, body: { comment: words } }
  await writeUntilAcknowledged(`${baseUrl}/api/blogs/${posts[0]}/comments/`, asked, metrics)
  ledger.comment.push(words)
}

const requestContact = async (
  { baseUrl, metrics, ledger }: LoadState,
  { customer, provider }: Pair,
  words: string,
) => {
  // Equal requests of one customer are merged, so each has its own customer.
  const who = {
    name: words,
    email: `${words}@example.in`,
    mobile_number: String(9_000_000_000 + ledger.contact.length),
  }
  const asked = { token: customer.token, key: words, body: { provider_id: provider.id, ...who } }
  await writeUntilAcknowledged(`${baseUrl}/api/contacts/create/`, asked, metrics)
  ledger.contact.push(words)
}

const order = async (
  { baseUrl, metrics, ledger, itemId }: LoadState,
  { customer, provider }: Pair,
  words: string,
) => {
  const items = [{ item_id: itemId, quantity: '1' }]
  const body = { provider_id: provider.id, items, note: words, handover: 'pickup' }
  await writeUntilAcknowledged(`${baseUrl}/api/orders/`, { token: customer.token, key: words, body }, metrics)
  ledger.order.push(words)
}

/** Returns an item that can be ordered. */
const openForOrders = async ({ baseUrl, metrics }: LoadOptions, { provider: { token } }: Pair) => {
  const settings = { method: 'PUT', token, body: { is_on: true } }
  await writeUntilAcknowledged(`${baseUrl}/api/order-settings/`, settings, metrics)
  const item = { token, key: 'the-item', body: { name: 'Tilkut', price_paise: 4_000 } }
  return ((await writeUntilAcknowledged(`${baseUrl}/api/items/`, item, metrics)) as { item_id: number })
    .item_id
}

const pagesOf = ({ pairs, posts }: LoadState) => [
  '/',
  '/api/blogs/?limit=12',
  '/api/category/',
  `/api/provider-profile/${pairs[0]?.provider.id}/`,
  `/api/blogs/${posts[0]}/comments/view/`,
  '/api/marketplace/search/?searchtext=shop',
]

const readPage = async (state: LoadState, rng: Rng) => {
  const { baseUrl, metrics } = state
  const { status } = await call(`${baseUrl}${rng.pick(pagesOf(state))}`, {}, metrics)
  metrics.reads += 1
  if (status !== 200) metrics.refusedReads += 1
}

const PAUSE_MS = { least: 20, most: 120 }

/** Runs until it is stopped, and then finishes what it has begun. */
const repeatUntilStopped = async (
  name: string,
  { seed, signal }: LoadState,
  work: (rng: Rng, turn: number) => Promise<void>,
) => {
  const rng = makeRng(seed).fork(name)
  for (let turn = 1; !signal.aborted; turn += 1) {
    await work(rng, turn)
    await sleep(rng.int(PAUSE_MS.least, PAUSE_MS.most))
  }
}

const READERS = 3

/** Begun with a post to speak of. */
export const startLoad = async (options: LoadOptions) => {
  const ledger: Ledger = { post: [], comment: [], contact: [], order: [] }
  const { pairs } = options
  const one = pairs[0] as Pair
  const state: LoadState = { ...options, ledger, posts: [], itemId: await openForOrders(options, one) }
  await publish(state, one, 'the-first-post')
  const writers = [
    ...pairs.map((pair, who) =>
      repeatUntilStopped(`publish ${who}`, state, (_rng, turn) =>
        publish(state, pair, `post-${who}-${turn}`),
      ),
    ),
    ...pairs.map((pair, who) =>
      repeatUntilStopped(`comment ${who}`, state, (_rng, turn) =>
        comment(state, pair, `comment-${who}-${turn}`),
      ),
    ),
    repeatUntilStopped('ask', state, (_rng, turn) => requestContact(state, one, `contact-${turn}`)),
    repeatUntilStopped('order', state, (_rng, turn) => order(state, one, `order-${turn}`)),
    ...Array.from({ length: READERS }, (_, who) =>
      repeatUntilStopped(`look ${who}`, state, (rng) => readPage(state, rng)),
    ),
  ]
  return {
    ledger,
    write: (words: string) => comment(state, one, words),
    /** A read and a write, here and now. */
    probe: async (words: string) => {
      const { status } = await call(`${state.baseUrl}/api/blogs/?limit=1`, {}, state.metrics)
      if (status === 200) await comment(state, one, words)
      return status === 200
    },
    ended: Promise.all(writers),
  }
}
