// A map of 64-bit hashes to small counts, with at most 20 bytes per key: a Map would take five times as much.
const FIRST_SLOTS = 1 << 12
const MAX_SLOTS = 1 << 22

type Table = { keys: BigUint64Array; counts: Uint16Array }

const emptyTable = (slots: number): Table => ({
  keys: new BigUint64Array(slots),
  counts: new Uint16Array(slots),
})

const slotOf = (keys: BigUint64Array, key: bigint) => {
  const last = keys.length - 1
  let at = Number(key & BigInt(last))
  while (keys[at] !== 0n && keys[at] !== key) at = (at + 1) & last
  return at
}

const doubled = ({ keys, counts }: Table) => {
  const larger = emptyTable(keys.length * 2)
  for (const [at, key] of keys.entries()) {
    if (key === 0n) continue
    const slot = slotOf(larger.keys, key)
    larger.keys[slot] = key
    larger.counts[slot] = counts[at] ?? 0
  }
  return larger
}

export type CountTable = Readonly<{
  /** Infinity for an unknown key when the table is full: memory is bounded. */
  countOf: (key: bigint) => number
  increment: (key: bigint) => void
}>

export const createCountTable = (maxSlots = MAX_SLOTS): CountTable => {
  let table = emptyTable(Math.min(FIRST_SLOTS, maxSlots))
  let size = 0
  const isFull = () => size >= maxSlots / 2
  return {
    countOf: (key) => {
      const count = table.counts[slotOf(table.keys, key)] ?? 0
      return count === 0 && isFull() ? Infinity : count
    },
    increment: (key) => {
      if (size >= table.keys.length / 2 && !isFull()) table = doubled(table)
      const at = slotOf(table.keys, key)
      if (table.keys[at] !== key) {
        if (isFull()) return
        table.keys[at] = key
        size += 1
      }
      table.counts[at] = Math.min((table.counts[at] ?? 0) + 1, 0xff_ff)
    },
  }
}
