import type { Match } from './matches.ts'

type Conditions = { all: readonly Match[][] }

const isPossible = ({ all }: Conditions) => all.length > 0 && all.every((matches) => matches.length > 0)

/** Each stage that a row can meet, once. */
export const usableStages = <S extends Conditions>(stages: readonly S[]): S[] => {
  const lists = new Map<readonly Match[], number>()
  const numberOf = (matches: readonly Match[]) => {
    const number = lists.get(matches) ?? lists.size
    lists.set(matches, number)
    return number
  }
  const seen = new Set<string>()
  return stages.filter((stage) => {
    if (!isPossible(stage)) return false
    const key = stage.all.map(numberOf).join()
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
