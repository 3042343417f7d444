// A deck for lists that change from draw to draw: among those on offer it takes one of the least used.
import type { Rng } from '../tools/random.ts'

export const makeChooser = (rng: Rng) => {
  const uses = new Map<string, number>()
  const usesOf = (key: string) => uses.get(key) ?? 0

  const choose = <T>(list: readonly T[], keyOf: (member: T) => string = String): T => {
    const least = Math.min(...list.map((member) => usesOf(keyOf(member))))
    const chosen = rng.pick(list.filter((member) => usesOf(keyOf(member)) === least))
    uses.set(keyOf(chosen), least + 1)
    return chosen
  }

  const unused = <T>(list: readonly T[], keyOf: (member: T) => string) =>
    list.filter((member) => usesOf(keyOf(member)) === 0)

  return { choose, unused }
}

export type Chooser = ReturnType<typeof makeChooser>
