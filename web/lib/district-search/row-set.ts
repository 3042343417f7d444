// Sets of rows with one bit a row, so that a condition compares 32 rows at a time.
export type RowSet = Uint32Array

const BITS = 32
const LAST = BITS - 1

export const noRows = (count: number): RowSet => new Uint32Array(Math.ceil(count / BITS))

const addRow = (set: RowSet, row: number) => {
  set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & LAST))
}

export const addRows = (set: RowSet, rows: readonly number[]) => {
  for (const row of rows) addRow(set, row)
}

export const allRows = (count: number): RowSet => {
  const set = noRows(count)
  for (let row = 0; row < count; row += 1) addRow(set, row)
  return set
}

export const removeRow = (set: RowSet, row: number) => {
  set[row >>> 5] = (set[row >>> 5] ?? 0) & ~(1 << (row & LAST))
}

/** Those of `set` that are in all others. */
export const inAll = (set: RowSet, others: readonly RowSet[]): RowSet => {
  const met = set.slice()
  for (const other of others)
    for (let at = 0; at < met.length; at += 1) met[at] = (met[at] ?? 0) & (other[at] ?? 0)
  return met
}

/** Calls `visit` with each row of the set, in order. */
export const forEachRow = (set: RowSet, visit: (row: number) => void) => {
  for (let at = 0; at < set.length; at += 1)
    for (let bits = set[at] ?? 0; bits !== 0; bits &= bits - 1)
      visit(at * BITS + LAST - Math.clz32(bits & -bits))
}
