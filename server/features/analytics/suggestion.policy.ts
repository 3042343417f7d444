import { profileParts, type ProfilePart } from '../../../contract/limits.ts'

/** `calls`: the average of thirty days. */
export type PartEffect = {
  habit: ProfilePart
  hasIt: boolean
  shops: number
  calls: number
  callsError: number
}

const FEWEST_PROVIDERS = 30
const LEAST_GAIN = 1.2
/** Significance: differences beyond two standard errors. */
const STANDARD_ERRORS = 2

const isReal = (having: PartEffect, lacking: PartEffect) =>
  Math.min(having.shops, lacking.shops) >= FEWEST_PROVIDERS &&
  having.calls >= lacking.calls * LEAST_GAIN &&
  having.calls - lacking.calls > STANDARD_ERRORS * Math.hypot(having.callsError, lacking.callsError)

const effectOf = (rows: readonly PartEffect[], part: ProfilePart) => {
  const [having, lacking] = [true, false].map((hasIt) =>
    rows.find((row) => row.habit === part && row.hasIt === hasIt),
  )
  return having && lacking && isReal(having, lacking) ? [{ part, having, lacking }] : []
}

export const suggestionFor = (lacks: readonly ProfilePart[], rows: readonly PartEffect[]) => {
  const [best] = profileParts
    .filter((part) => lacks.includes(part))
    .flatMap((part) => effectOf(rows, part))
    .toSorted((one, other) => other.having.calls - other.lacking.calls - one.having.calls + one.lacking.calls)
  if (!best) return null
  const { part, having, lacking } = best
  return { habit: part, calls_with: having.calls, calls_without: lacking.calls }
}
