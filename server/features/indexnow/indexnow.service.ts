import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { languageQuery, LANGUAGES } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { forgetAllChanges, forgetChanges, forgetChangesBefore, oldestChanges } from './indexnow.queries.ts'

// Limit of the protocol.
const MAX_URLS = 10_000
const CHANGES_AT_A_TIME = MAX_URLS / LANGUAGES.length
const TIMEOUT_MS = 20_000
// Older changes are found through the sitemap.
const FORGOTTEN_AFTER_MS = 7 * 86_400_000

const PATHS = { shop: '/providerprofile/', post: '/postpage/' } as const

const suffixes = LANGUAGES.map(languageQuery)

type Deps = { db: Db; clock: Clock; config: Pick<Config, 'indexNow' | 'publicUrl'> }

const post = async (url: string, body: object) => {
  const { status, ok } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!ok) throw new Error(`IndexNow answered ${status}`)
}

/** Failed batches are sent again the next time. Does nothing without a key. */
export const notifySearchEngines = async ({
  db,
  clock,
  config: { indexNow, publicUrl },
}: Deps): Promise<void> => {
  if (!indexNow) return forgetAllChanges(db)
  await forgetChangesBefore(db, new Date(clock().getTime() - FORGOTTEN_AFTER_MS))
  const { key, url } = indexNow
  const site = { host: new URL(publicUrl).host, key, keyLocation: `${publicUrl}/${key}.txt` }
  for (;;) {
    const changes = await oldestChanges(db, CHANGES_AT_A_TIME)
    if (changes.length === 0) return
    const pages = changes.map(({ kind, id }) => `${publicUrl}${PATHS[kind]}${id}`)
    await post(url, { ...site, urlList: pages.flatMap((page) => suffixes.map((suffix) => page + suffix)) })
    await forgetChanges(db, changes)
  }
}
