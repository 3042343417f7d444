// Caches summaries of businesses as JSON until their rows change (decision 15), or until they open or close.
import type { Language } from '../../../contract/language.ts'
import { ProviderSummary } from '../../../contract/providers.ts'
import { cacheBudgetOf } from '../../platform/cache-budget.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { JsonSerializer } from '../../platform/http/serve.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { onReferenceChanged } from '../../platform/reference-data.ts'
import { selectNamesVersion } from './profile.queries.ts'
import { providerSummaries } from './providers.service.ts'

const ENTRY_BYTES = 300
// An event invalidates it when a category or place is renamed. The TTL covers a lost event.
const NAMES_TTL_MS = 10_000

type VersionedProvider = { id: number; version: string | number }

/** UTF-8, so that responses need not encode it again. Empty for a business that is not public. */
type SummaryText = { text: Buffer; category: string; nextChangeAt: string | null }
const NONE: SummaryText = { text: Buffer.alloc(0), category: '', nextChangeAt: null }

type CachedSummary = SummaryText & { version: string | number; names: string; until: number }

// Numeric keys are faster than strings.
const keyOf = (id: number, lang: Language) => (lang === 'hi' ? -id : id)

type Deps = { clock: Clock; live: Hub }

const makeTexts = (db: Db, { clock, live }: Deps) => {
  const namesVersion = memoizeTtl(() => selectNamesVersion(db), { ms: NAMES_TTL_MS, clock })
  onReferenceChanged(live, namesVersion.forget)
  const cache = cacheBudgetOf(db).openCache<number, CachedSummary>(({ text }) => text.length + ENTRY_BYTES)

  const readTexts = async (
    ids: readonly number[],
    { lang, write, now }: { lang: Language; write: JsonSerializer; now: Date },
  ) => {
    const summaries = await providerSummaries(db, ids, { lang, now })
    return new Map(
      summaries.map((summary) => [
        summary.id,
        {
          text: Buffer.from(write(ProviderSummary, summary)),
          category: summary.business_category,
          nextChangeAt: summary.next_change_at,
        },
      ]),
    )
  }

  return async (
    providers: readonly VersionedProvider[],
    { lang, write }: { lang: Language; write: JsonSerializer },
  ): Promise<SummaryText[]> => {
    const names = await namesVersion()
    const now = clock()
    const at = now.getTime()
    const cached = providers.map(({ id, version }) => {
      const known = cache.get(keyOf(id, lang))
      return known && known.version === version && known.names === names && at < known.until
        ? known
        : undefined
    })
    const missing = providers.filter((_provider, row) => !cached[row])
    if (missing.length === 0) return cached as CachedSummary[]
    const read = await readTexts(
      missing.map(({ id }) => id),
      { lang, write, now },
    )
    for (const { id, version } of missing) {
      const made = read.get(id) ?? NONE
      const until = made.nextChangeAt === null ? Infinity : Date.parse(made.nextChangeAt)
      cache.set(keyOf(id, lang), { ...made, version, names, until })
    }
    return providers.map(({ id }, row) => cached[row] ?? read.get(id) ?? NONE)
  }
}

const textsByDb = new WeakMap<Db, ReturnType<typeof makeTexts>>()

/** Search, feed and market pages share one cache. */
export const summaryTexts = (db: Db, deps: Deps) => {
  const known = textsByDb.get(db) ?? makeTexts(db, deps)
  textsByDb.set(db, known)
  return known
}
