// Businesses as lists show them, as JSON that is made once and kept as long as their rows stay as they are (decision 15), and no
// longer than until they open or close.
import type { Language } from '../../../contract/limits.ts'
import { ProviderSummary } from '../../../contract/providers.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { JsonSerializer } from '../../platform/http/serve.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { onReferenceChanged } from '../../platform/reference-data.ts'
import { textCache } from '../../platform/text-cache.ts'
import { selectNamesVersion } from './profile.queries.ts'
import { providerSummaries } from './providers.service.ts'

// Some twenty thousand businesses, in both languages together.
const CACHED_BYTES = 8_000_000
// An event says when a category or a place is renamed; should it be lost, so long.
const NAMES_TTL_MS = 10_000

/** `version` is another one after every write to its row. */
type VersionedProvider = { id: number; version: string | number }

/** As UTF-8, which a reply is made of without encoding it again. Empty for one that nobody may see. */
type SummaryText = { text: Buffer; nextChangeAt: string | null }
const NONE: SummaryText = { text: Buffer.alloc(0), nextChangeAt: null }

const isValid = ({ nextChangeAt }: SummaryText, now: Date) =>
  nextChangeAt === null || now.getTime() < Date.parse(nextChangeAt)

export const summaryTexts = (db: Db, { clock, live }: { clock: Clock; live: Hub }) => {
  const names = memoizeTtl(() => selectNamesVersion(db), { ms: NAMES_TTL_MS, clock })
  onReferenceChanged(live, names.forget)
  const cache = textCache<SummaryText>(CACHED_BYTES)

  /** By id, in the order of the businesses, without those that nobody may see. */
  return async (
    providers: readonly VersionedProvider[],
    { lang, write }: { lang: Language; write: JsonSerializer },
  ) => {
    const namesVersion = await names()
    const now = clock()
    const keyOf = ({ id, version }: VersionedProvider) => `${lang}.${id}.${version}.${namesVersion}`
    const kept = (each: VersionedProvider) => {
      const known = cache.get(keyOf(each))
      return known && isValid(known, now) ? known : undefined
    }
    const texts = new Map(providers.map((each) => [each.id, kept(each) ?? NONE]))
    const fresh = providers.filter(({ id }) => texts.get(id) === NONE)
    const ids = fresh.map(({ id }) => id)
    for (const summary of await providerSummaries(db, ids, { lang, now }))
      texts.set(summary.id, {
        text: Buffer.from(write(ProviderSummary, summary)),
        nextChangeAt: summary.next_change_at,
      })
    for (const each of fresh) cache.keep(keyOf(each), texts.get(each.id) ?? NONE)
    return [...texts].filter(([, { text }]) => text.length > 0)
  }
}
