// Offers and events that are current on the day of the start, whichever it is.
import { startOfDay, indiaDay } from '../../contract/open-state.ts'
import { recentlyBetween, dateText, DAY, later } from '../calendar.ts'
import { makeChooser } from '../chooser.ts'
import { SCENES, type Business, speaksHindi } from '../provider.ts'
import { eventFrames } from '../words/event-frames.ts'
import { fillIn, hourText } from '../wording.ts'
import type { Rng } from '../../tools/random.ts'
import { writeOffer } from './goods.ts'
import type { Post } from './posts.ts'
import {
  type Author,
  authorSlots,
  closingLines,
  type Context,
  joinParagraphs,
  type Written,
} from './writing.ts'

const HOUR = DAY / 24
// Days. Some offers that were written first have ended since, and another is written instead.
const WRITTEN_WITHIN = 9
const ROUNDS = 3
const FIRST_EVENT = 1
const LAST_EVENT = 25
const EVENT_HOURS = [10, 11, 16, 17, 18]

const voiceOf = (rng: Rng, { language, place }: Business): 'hi' | 'en' =>
  speaksHindi(place) && (language === 'hi' || rng.chance(0.3)) ? 'hi' : 'en'

const writtenAt = ({ rng, now }: Context) => recentlyBetween(rng, later(now, -WRITTEN_WITHIN * DAY), now)

const writeEvent = (context: Context, { provider, voice }: Author & { voice: 'hi' | 'en' }): Written => {
  const { rng, chooser, now } = context
  const createdAt = writtenAt(context)
  const hour = rng.pick(EVENT_HOURS)
  const day = startOfDay(indiaDay(now) + rng.int(FIRST_EVENT, LAST_EVENT))
  const startsAt = later(day, hour * HOUR)
  const { title, text } = chooser.choose(eventFrames[voice], (frame) => frame.title)
  const slots = {
    ...authorSlots({ provider, voice }, createdAt),
    day: dateText(startsAt, voice),
    time: hourText(hour, voice),
  }
  return {
    title: fillIn(title, slots),
    content: joinParagraphs([text, closingLines(context, { provider, voice }, 1).join('\n')], slots),
    createdAt,
    subject: 'notice',
    announced: {
      kind: 'event',
      startsAt,
      endsAt: later(startsAt, rng.int(2, 4) * HOUR),
      price: null,
      wasPrice: null,
    },
  }
}

type Plan = { rng: Rng; now: Date; offers: number; events: number; taken: readonly Post[] }

/** Shops that are listed for a while write one each, the first of them surely. */
export const writeCurrent = (
  providers: readonly Business[],
  { rng, now, offers, events, taken }: Plan,
): Post[] => {
  const context = { rng, chooser: makeChooser(rng), now }
  const titles = new Set(taken.map(({ title }) => title))
  const settled = providers.filter(({ listedAt }) => listedAt < later(now, -2 * WRITTEN_WITHIN * DAY))
  const [first, ...others] = settled
  const inTurn = first ? [first, ...rng.shuffle(others)] : []
  const posts: Post[] = []
  const take = (most: number, write: (author: Author & { voice: 'hi' | 'en' }) => Written | undefined) => {
    const end = posts.length + most
    for (const provider of Array.from({ length: ROUNDS }, () => inTurn).flat()) {
      if (posts.length === end) return
      const written = write({ provider, voice: voiceOf(rng, provider) })
      if (!written?.announced || written.announced.endsAt <= now || titles.has(written.title)) continue
      titles.add(written.title)
      const { title, content, createdAt, announced } = written
      const scenes = rng.chance(0.6) ? [rng.int(0, SCENES - 1)] : []
      posts.push({ provider: provider.provider.username, title, content, createdAt, scenes, announced })
    }
  }
  take(offers, (author) => writeOffer(context, author, writtenAt(context)))
  take(events, (author) => writeEvent(context, author))
  return posts.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
