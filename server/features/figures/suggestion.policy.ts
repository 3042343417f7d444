import { profileParts, type ProfilePart } from '../../../contract/limits.ts'

/** `calls`: the mean of thirty days. */
export type HabitRow = {
  habit: ProfilePart
  hasIt: boolean
  shops: number
  calls: number
  callsError: number
}

/** Fewer businesses prove nothing. */
const FEWEST_SHOPS = 30
/** Less is not worth the work. */
const LEAST_GAIN = 1.2
/** Beyond so many standard errors a difference is hardly chance. */
const STANDARD_ERRORS = 2

const isReal = (having: HabitRow, lacking: HabitRow) =>
  Math.min(having.shops, lacking.shops) >= FEWEST_SHOPS &&
  having.calls >= lacking.calls * LEAST_GAIN &&
  having.calls - lacking.calls > STANDARD_ERRORS * Math.hypot(having.callsError, lacking.callsError)

const effectOf = (rows: readonly HabitRow[], habit: ProfilePart) => {
  const [having, lacking] = [true, false].map((hasIt) =>
    rows.find((row) => row.habit === habit && row.hasIt === hasIt),
  )
  return having && lacking && isReal(having, lacking) ? [{ habit, having, lacking }] : []
}

/** Of what the business lacks, what makes the greatest difference in the market; nothing where none is sure. */
export const suggestionFor = (lacks: readonly ProfilePart[], rows: readonly HabitRow[]) => {
  const [best] = profileParts
    .filter((habit) => lacks.includes(habit))
    .flatMap((habit) => effectOf(rows, habit))
    .toSorted((one, other) => other.having.calls - other.lacking.calls - one.having.calls + one.lacking.calls)
  if (!best) return null
  const { habit, having, lacking } = best
  return { habit, calls_with: having.calls, calls_without: lacking.calls }
}
