import type { Match } from './matches.ts'

type Conditions = { all: readonly Match[][] }

const isPossible = ({ all }: Conditions) => all.length > 0 && all.every((matches) => matches.length > 0)

const keyOf = ({ all }: Conditions) =>
  all
    .map((matches) =>
      matches.map((one) => one.lexeme + (one.isPrefix ? '*' : '') + (one.isPriced ? '₹' : '')).join('|'),
    )
    .join('&')

/** Each stage that a row can meet, once. */
export const usableStages = <S extends Conditions>(stages: readonly S[]): S[] => {
  const seen = new Set<string>()
  return stages.filter((stage) => {
    if (!isPossible(stage)) return false
    const key = keyOf(stage)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
