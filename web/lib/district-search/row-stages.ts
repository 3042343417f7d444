import type { Match } from '../../../contract/search-text/query/matches.ts'
import type { Stage } from '../../../contract/search-text/query/stages.ts'
import { allRows, forEachRow, inAll, removeRow, type RowSet } from './row-set.ts'
import type { TextIndex } from './text-index.ts'

type Condition = Pick<Stage, 'all' | 'ifFewer'>

/** For a query without words. */
export const MATCH_ALL: Condition = { all: [] }

/** The number of the first stage that each row meets; -1 for none. */
export const stagesOfRows = (
  { count, rowsWith }: TextIndex,
  stages: readonly Condition[],
  isFirstOnly: boolean,
) => {
  const known = new Map<readonly Match[], RowSet>()
  const rowsOf = (matches: readonly Match[]) => {
    const rows = known.get(matches) ?? rowsWith(matches)
    known.set(matches, rows)
    return rows
  }
  const stageOf = new Int16Array(count).fill(-1)
  const left = allRows(count)
  let found = 0
  for (const [number, { all, ifFewer }] of stages.entries()) {
    if (found >= (ifFewer ?? Infinity) || (isFirstOnly && found > 0)) continue
    forEachRow(inAll(left, all.map(rowsOf)), (row) => {
      stageOf[row] = number
      removeRow(left, row)
      found += 1
    })
  }
  return stageOf
}
