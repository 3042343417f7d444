// Seeded randomness: the same seed builds the same data on every machine.
export type Rng = {
  next: () => number
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  sample: <T>(list: readonly T[], count: number) => T[]
  weighted: <T>(choices: readonly (readonly [choice: T, weight: number])[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
  /** An independent stream: more draws here do not change the draws there. */
  fork: (label: string) => Rng
}

export const makeRng = (seed: number): Rng => {
  const next = mulberry32(seed)
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const shuffle = <T>(list: readonly T[]) => shuffled(list, int)
  return {
    next,
    int,
    shuffle,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    sample: (list, count) => shuffle(list).slice(0, count),
    weighted: (choices) => byWeight(choices, next()),
    fork: (label) => makeRng(seed ^ hashOf(label)),
  }
}

/** Draws every member once before any repeats. */
export const deck = <T>(rng: Rng, list: readonly T[]) => {
  let left: T[] = []
  return (): T => {
    if (left.length === 0) left = rng.shuffle(list)
    const card = left.pop()
    if (card === undefined) throw new Error('A deck needs at least one card')
    return card
  }
}

export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

export const at = <T>(list: readonly T[], index: number): T => {
  const member = list[index % list.length]
  if (member === undefined) throw new Error('Nothing to choose from')
  return member
}

const mulberry32 = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const shuffled = <T>(list: readonly T[], int: (min: number, max: number) => number): T[] => {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = int(0, last)
    const held = at(copy, last)
    copy[last] = at(copy, other)
    copy[other] = held
  }
  return copy
}

const byWeight = <T>(choices: readonly (readonly [T, number])[], point: number): T => {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0)
  let left = point * total
  for (const [choice, weight] of choices) {
    left -= weight
    if (left < 0) return choice
  }
  return at(choices, choices.length - 1)[0]
}
