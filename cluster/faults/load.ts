// A steady load of everything: people read, publish, comment and ask to be called, and write down what was acknowledged.
import { setTimeout as sleep } from 'node:timers/promises'
import { makeRng, type Rng } from '../../tools/random.ts'
import type { Pair } from '../../tools/live/people.ts'
import { ask, type Figures, writeUntilAcknowledged } from './writer.ts'

export type Kind = 'post' | 'comment' | 'contact'
/** The words of what was acknowledged: each names one write, and no other has them. */
export type Ledger = Record<Kind, string[]>

type Surroundings = {
  door: string
  pairs: readonly Pair[]
  figures: Figures
  seed: number
  signal: AbortSignal
}

type Scene = Surroundings & { ledger: Ledger; posts: number[] }

const publish = async ({ door, figures, ledger, posts }: Scene, { provider }: Pair, words: string) => {
  const body = { title: words, content: 'Fresh today' }
  const asked = { token: provider.token, key: words, body }
  const reply = await writeUntilAcknowledged(`${door}/api/blogs/`, asked, figures)
  ledger.post.push(words)
  const id = (reply as { blog_id?: number }).blog_id
  if (id !== undefined) posts.push(id)
}

const comment = async ({ door, figures, ledger, posts }: Scene, { customer }: Pair, words: string) => {
  const asked = { token: customer.token, key: words, body: { comment: words } }
  await writeUntilAcknowledged(`${door}/api/blogs/${posts[0]}/comments/`, asked, figures)
  ledger.comment.push(words)
}

const askForACall = async ({ door, figures, ledger }: Scene, { customer, provider }: Pair, words: string) => {
  // The same person's wish, told twice, is one: each is somebody else's.
  const who = {
    name: words,
    email: `${words}@example.in`,
    mobile_number: String(9_000_000_000 + ledger.contact.length),
  }
  const asked = { token: customer.token, key: words, body: { provider_id: provider.id, ...who } }
  await writeUntilAcknowledged(`${door}/api/contacts/create/`, asked, figures)
  ledger.contact.push(words)
}

const pagesOf = ({ pairs, posts }: Scene) => [
  '/',
  '/api/blogs/?limit=12',
  '/api/category/',
  `/api/provider-profile/${pairs[0]?.provider.id}/`,
  `/api/blogs/${posts[0]}/comments/view/`,
  '/api/marketplace/search/?searchtext=shop',
]

const look = async (scene: Scene, rng: Rng) => {
  const { door, figures } = scene
  const { status } = await ask(`${door}${rng.pick(pagesOf(scene))}`, {}, figures)
  figures.reads += 1
  if (status !== 200) figures.refusedReads += 1
}

const REST_MS = { least: 20, most: 120 }

/** Goes on until it is told to stop, and then brings what it has begun to its end. */
const repeatedly = async (
  name: string,
  { seed, signal }: Scene,
  work: (rng: Rng, turn: number) => Promise<void>,
) => {
  const rng = makeRng(seed).fork(name)
  for (let turn = 1; !signal.aborted; turn += 1) {
    await work(rng, turn)
    await sleep(rng.int(REST_MS.least, REST_MS.most))
  }
}

const READERS = 3

/** Begun with a post to speak of. */
export const startLoad = async (surroundings: Surroundings) => {
  const ledger: Ledger = { post: [], comment: [], contact: [] }
  const scene: Scene = { ...surroundings, ledger, posts: [] }
  const { pairs } = surroundings
  const one = pairs[0] as Pair
  await publish(scene, one, 'the-first-post')
  const writers = [
    ...pairs.map((pair, who) =>
      repeatedly(`publish ${who}`, scene, (_rng, turn) => publish(scene, pair, `post-${who}-${turn}`)),
    ),
    ...pairs.map((pair, who) =>
      repeatedly(`comment ${who}`, scene, (_rng, turn) => comment(scene, pair, `comment-${who}-${turn}`)),
    ),
    repeatedly('ask', scene, (_rng, turn) => askForACall(scene, one, `contact-${turn}`)),
    ...Array.from({ length: READERS }, (_, who) =>
      repeatedly(`look ${who}`, scene, (rng) => look(scene, rng)),
    ),
  ]
  return {
    ledger,
    /** A read and a write, here and now. */
    probe: async (words: string) => {
      const { status } = await ask(`${scene.door}/api/blogs/?limit=1`, {}, scene.figures)
      if (status === 200) await comment(scene, one, words)
      return status === 200
    },
    ended: Promise.all(writers),
  }
}
