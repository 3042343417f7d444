// Businesses as lists show them, for whoever knows their ids and their order: the search.
import { sql } from 'kysely'
import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { preparedRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { providersShown } from './profile.queries.ts'
import { providerSummaryView } from './profile.view.ts'

const summariesRead = (lang: Language) =>
  preparedRead(`provider_summaries_${lang}`, (db, { ids }: { ids: readonly number[] }) =>
    providersShown(db, lang)
      .where('accounts.id', '=', sql<number>`any(${ids}::bigint[])`)
      .where(IS_PUBLIC_ACCOUNT),
  )
const reads = { hi: summariesRead('hi'), en: summariesRead('en') }

/** In the order of the ids, without those that nobody may see. */
export const providerSummaries = async (db: Db, lang: Language, ids: readonly number[]) => {
  if (ids.length === 0) return []
  const rows = new Map((await reads[lang](db, { ids })).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? []).map(providerSummaryView)
}
