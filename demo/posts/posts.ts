// Who posts how often, in which voice and about what.
import { makeChooser } from '../chooser.ts'
import { isHome } from '../places.ts'
import { at, type Rng } from '../../tools/random.ts'
import { shareOut } from '../share-out.ts'
import { SCENES, type Business, speaksHindi } from '../provider.ts'
import type { Voice } from '../words/voices.ts'
import { writeFestival, writeHours, writeNotice } from './days.ts'
import type { Announced, Author, Context, Written } from './writing.ts'
import { writeItem, writeList, writeOffer } from './goods.ts'
import { writeAnswers, writeStory, writeTip } from './pieces.ts'

export type Post = {
  provider: string
  title: string
  content: string
  createdAt: Date
  /** Which scenes of the trade it shows. */
  scenes: number[]
  announced?: Announced | undefined
}

/** A post with what is needed to comment on it. */
export type Draft = Author & Pick<Written, 'subject' | 'item' | 'festival'> & { post: Post }

type Write = (context: Context, author: Author) => Written | undefined
type Kinds = readonly (readonly [Write, number])[]

const kinds: Kinds = [
  [writeItem, 25],
  [writeTip, 25],
  [writeStory, 14],
  [writeList, 12],
  [writeFestival, 13],
  [writeOffer, 8],
  [writeHours, 3],
  [writeNotice, 7],
  [writeAnswers, 3],
]
const romanKinds: Kinds = [
  [writeItem, 34],
  [writeList, 18],
  [writeFestival, 20],
  [writeOffer, 12],
  [writeHours, 6],
  [writeNotice, 10],
]

const chooseVoice = (rng: Rng, { language, place }: Business): Voice => {
  if (!speaksHindi(place))
    return rng.weighted([
      ['en', 94],
      ['hi', 3],
      ['roman', 3],
    ])
  return rng.weighted(
    language === 'hi'
      ? [
          ['hi', 78],
          ['roman', 16],
          ['en', 6],
        ]
      : [
          ['en', 53],
          ['hi', 29],
          ['roman', 18],
        ],
  )
}

const MIN_CONTENT = 80
const MAX_CONTENT = 1_200

type Taken = { titles: Set<string>; contents: Set<string> }

const isGood = ({ title, content }: Written, taken: Taken) =>
  content.length >= MIN_CONTENT &&
  content.length <= MAX_CONTENT &&
  title.length <= 150 &&
  !taken.titles.has(title) &&
  !taken.contents.has(content)

/** Tries until something new has been said; a shop never runs out of prices. */
const write = (context: Context, provider: Business, taken: Taken): Author & Written => {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const voice = chooseVoice(context.rng, provider)
    const kind = context.rng.weighted(voice === 'roman' ? romanKinds : kinds)
    const written = kind(context, { provider, voice })
    if (written && isGood(written, taken)) return { provider, voice, ...written }
  }
  throw new Error(`${provider.businessName} has nothing left to say`)
}

const chooseScenes = (rng: Rng): number[] => {
  if (!rng.chance(0.55)) return []
  return rng.sample([...Array(SCENES).keys()], rng.chance(0.3) ? 2 : 1)
}

/** Every shop shows a picture somewhere: if none came by chance, on its newest post. */
const showSomething = (drafts: readonly Draft[]) => {
  const silent = new Map(drafts.map(({ post }) => [post.provider, post]))
  for (const { post } of drafts) if (post.scenes.length > 0) silent.delete(post.provider)
  for (const [index, post] of [...silent.values()].entries()) post.scenes = [index % SCENES]
}

type Plan = {
  rng: Rng
  now: Date
  count: number
  /** At least so many by these. */ busiest: Map<Business, number>
}

export const writePosts = (providers: readonly Business[], { rng, now, count, busiest }: Plan): Draft[] => {
  const context = { rng, chooser: makeChooser(rng), now }
  const taken = { titles: new Set<string>(), contents: new Set<string>() }
  const numbers = shareOut(
    count,
    providers.map((provider) => eagerness(rng, provider, now)),
    providers.map((provider) => busiest.get(provider) ?? 1),
  )
  const drafts = providers.flatMap((provider, index) =>
    Array.from({ length: at(numbers, index) }, () => {
      const { title, content, createdAt, announced, ...rest } = write(context, provider, taken)
      taken.titles.add(title)
      taken.contents.add(content)
      return {
        ...rest,
        post: {
          provider: provider.provider.username,
          title,
          content,
          createdAt,
          scenes: chooseScenes(rng),
          announced,
        },
      }
    }),
  )
  const inTime = drafts.toSorted(
    (one, other) => one.post.createdAt.getTime() - other.post.createdAt.getTime(),
  )
  showSomething(inTime)
  return inTime
}

/** Some write every week, most now and then; who came yesterday has written little. */
const eagerness = (rng: Rng, provider: Business, now: Date) => {
  const years = (now.getTime() - provider.listedAt.getTime()) / (365 * 86_400_000)
  return (0.2 + rng.next() ** 2 * 1.8) * (0.25 + Math.min(1, years)) * (isHome(provider.place) ? 1.15 : 0.8)
}
