import type { Db } from '../../platform/db/db.ts'
import { type CellRow, selectCells } from './market-pages.queries.ts'

/** `slugs`: empty for the page of all states, then state, district and category. */
export type MarketPage = { slugs: readonly string[]; changedAt: Date }

const CELLS_AT_ONCE = 1_000

async function* eachCell(db: Db): AsyncGenerator<CellRow> {
  let after = { districtId: 0, categoryId: 0 }
  while (true) {
    const cells = await selectCells(db, { ...after, rows: CELLS_AT_ONCE })
    yield* cells
    const last = cells.at(-1)
    if (!last || cells.length < CELLS_AT_ONCE) return
    after = last
  }
}

const latestChanges = () => {
  const pages = new Map<string, MarketPage>()
  return {
    note: (slugs: readonly string[], changedAt: Date) => {
      const key = slugs.join('/')
      const known = pages.get(key)
      if (!known || known.changedAt < changedAt) pages.set(key, { slugs, changedAt })
    },
    pages,
  }
}

/** Streams pages in small batches. Only pages of states and districts are held in memory. */
export async function* marketPages(db: Db): AsyncGenerator<MarketPage> {
  const above = latestChanges()
  for await (const { state, district, category, changedAt } of eachCell(db)) {
    yield { slugs: [state, district, category], changedAt }
    for (const slugs of [[], [state], [state, district]]) above.note(slugs, changedAt)
  }
  yield* above.pages.values()
}
