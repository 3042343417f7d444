// The page /search: businesses and posts together, and where else to look when there are none.
import { type Language, lists } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { findProviders } from './find/find.queries.ts'
import { EVERYBODY, type Found, NOTHING } from './find/found.ts'
import type { AskedWord } from './query/matches.ts'
import { narrowedLexemes, type Narrowing, narrowingBy } from './query/narrowing.ts'
import { readQuery } from './query/reading.ts'
import { showPosts, showProviders } from './results.service.ts'
import { findPostsFor } from './find/find-posts.ts'
import { findProvidersFor, type ProviderAsking } from './find/find-providers.ts'
import { countByDistrict, selectDistrictsAround } from './find/shown.queries.ts'
import { stagesFor } from './query/stages.ts'

const DISTRICTS_AROUND = 12
const MOST_DISTRICTS = 5

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word)

/** A word that nobody uses, set right in its own script if that is possible. */
const setRight = ({ text, isKnown, meant }: AskedWord) => {
  if (isKnown) return text
  return meant.find((word) => isDevanagari(word) === isDevanagari(text)) ?? meant[0] ?? text
}

/** Asked of the person only when the answers are guesses: a word that is still being typed has its answers. */
const didYouMean = ({ rows, stages, words }: Found<{ stage: number }>) => {
  const tier = stages[rows[0]?.stage ?? -1]?.tier
  const isGuess = rows.length === 0 || tier === 'skeleton' || tier === 'similar'
  const meant = words.map(setRight).join(' ')
  return isGuess && meant !== words.map(({ text }) => text).join(' ') ? meant : null
}

type Elsewhere = { text: string; narrowing: Narrowing; hidden: readonly number[]; lang: Language }

const foundWith = async (db: Db, { text, narrowing, hidden }: Elsewhere) => {
  const narrowed = narrowedLexemes(narrowing)
  if (!narrowed) return []
  const words = await readQuery(db, text, 'providers')
  const stages = words.length > 0 ? stagesFor(words) : [EVERYBODY]
  return findProviders(db, { stages, narrowed, hidden, wanted: lists.rows })
}

const nearbyDistricts = async (db: Db, elsewhere: Elsewhere) => {
  const { districts: ids } = elsewhere.narrowing
  if (!ids) return []
  const around = await selectDistrictsAround(db, elsewhere.lang, { ids, limit: DISTRICTS_AROUND })
  const narrowing = { ...elsewhere.narrowing, districts: around.map(({ id }) => id) }
  const found = await foundWith(db, { ...elsewhere, narrowing })
  const counts = await countByDistrict(
    db,
    found.map(({ id }) => id),
  )
  return around
    .map(({ id, name, state }) => ({ district_id: id, name, state, providers: counts.get(id) ?? 0 }))
    .filter(({ providers }) => providers > 0)
    .slice(0, MOST_DISTRICTS)
}

const countWithoutCategory = async (db: Db, elsewhere: Elsewhere) => {
  if (!elsewhere.narrowing.categories) return 0
  const narrowing = { ...elsewhere.narrowing, categories: undefined }
  return (await foundWith(db, { ...elsewhere, narrowing })).length
}

const wayOn = async (db: Db, asking: ProviderAsking, lang: Language) => {
  const { text, hidden } = asking
  const elsewhere = { text, hidden, lang, narrowing: await narrowingBy(db, asking) }
  return {
    nearby_districts: await nearbyDistricts(db, elsewhere),
    without_category: await countWithoutCategory(db, elsewhere),
  }
}

const NO_WAY_NEEDED = { nearby_districts: [], without_category: 0 }

export type Everything = ProviderAsking & { lang: Language; type: 'providers' | 'posts' | undefined }

export const searchedEverything = async (db: Db, { lang, type, ...asking }: Everything) => {
  const shown = { lang, isExplained: false }
  const providers = type === 'posts' ? NOTHING : await findProvidersFor(db, asking)
  const posts = type === 'providers' ? NOTHING : await findPostsFor(db, asking)
  const isLost = providers.rows.length === 0 && type !== 'posts'
  return {
    providers: await showProviders(db, providers, shown),
    posts: await showPosts(db, posts, shown),
    next: { providers: providers.next, posts: posts.next },
    did_you_mean: didYouMean(type === 'posts' ? posts : providers),
    ...(isLost ? await wayOn(db, asking, lang) : NO_WAY_NEEDED),
  }
}
