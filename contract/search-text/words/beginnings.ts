// Lookups by prefix in a sorted list.
type Start = { start: string }

// Sorts after every letter.
const LAST = '\u{10FFFF}'

export const byStart = (a: Start, b: Start) => (a.start < b.start ? -1 : Number(a.start > b.start))

const positionOf = (sorted: readonly Start[], start: string) => {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle]?.start ?? '') < start) from = middle + 1
    else to = middle
  }
  return from
}

export const rangeBeginningWith = (sorted: readonly Start[], beginning: string) => ({
  from: positionOf(sorted, beginning),
  to: positionOf(sorted, `${beginning}${LAST}`),
})

export const beginningWith = <T extends Start>(sorted: readonly T[], beginning: string) => {
  const { from, to } = rangeBeginningWith(sorted, beginning)
  return sorted.slice(from, to)
}
