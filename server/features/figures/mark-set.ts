// Numbers of 64 bits that were seen, in 16 bytes each at the most. When it is full it takes no new one: memory is bounded.
const FIRST_SLOTS = 1 << 12
const MAX_SLOTS = 1 << 21

const slotOf = (slots: BigUint64Array, mark: bigint) => {
  const last = slots.length - 1
  let at = Number(mark & BigInt(last))
  while (slots[at] !== 0n && slots[at] !== mark) at = (at + 1) & last
  return at
}

const doubled = (slots: BigUint64Array) => {
  const larger = new BigUint64Array(slots.length * 2)
  for (const mark of slots) if (mark !== 0n) larger[slotOf(larger, mark)] = mark
  return larger
}

export type MarkSet = Readonly<{
  /** Also when there is no room for a new one. */
  has: (mark: bigint) => boolean
  add: (mark: bigint) => void
}>

export const createMarkSet = (maxSlots = MAX_SLOTS): MarkSet => {
  let slots = new BigUint64Array(Math.min(FIRST_SLOTS, maxSlots))
  let size = 0
  const isFull = () => size >= maxSlots / 2
  return {
    has: (mark) => slots[slotOf(slots, mark)] === mark || isFull(),
    add: (mark) => {
      if (isFull()) return
      if (size >= slots.length / 2) slots = doubled(slots)
      const at = slotOf(slots, mark)
      if (slots[at] === mark) return
      slots[at] = mark
      size += 1
    },
  }
}
