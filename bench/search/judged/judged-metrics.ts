// Figures over graded results. Only grades 2 and 3 are answers: neighbours gain nothing, but they are not unrelated either.
import type { Grade } from './grade.ts'

export const TOP = 10
const FIRST = 5
const ANSWER = 2

export type Judgement = {
  /** Of the results, in their order. */
  found: readonly Grade[]
  /** Of all businesses of the market. */
  all: readonly Grade[]
}

const isAnswer = (grade: Grade) => grade >= ANSWER
const gainOf = (grade: Grade) => (isAnswer(grade) ? 2 ** grade - 1 : 0)
const dcg = (grades: readonly Grade[]) =>
  grades.slice(0, TOP).reduce<number>((sum, grade, at) => sum + gainOf(grade) / Math.log2(at + 2), 0)

export const hasAnswer = ({ all }: Judgement) => all.some(isAnswer)

export const ndcg = ({ found, all }: Judgement) => dcg(found) / dcg(all.toSorted((one, other) => other - one))

/** Answers among the first five: of what was returned, or of what could have been when that is more. */
export const precision = ({ found, all }: Judgement) => {
  const first = found.slice(0, FIRST)
  const possible = Math.min(FIRST, all.filter(isAnswer).length)
  return first.filter(isAnswer).length / Math.max(first.length, possible)
}

const isFirstRight = ({ found: [first] }: Judgement) => first !== undefined && isAnswer(first)
const isEmpty = ({ found }: Judgement) => found.length === 0

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const rate = <T>(list: readonly T[], holds: (each: T) => boolean) =>
  mean(list.map((each) => (holds(each) ? 1 : 0)))

/** A figure without a query to measure it by is NaN. */
export const metricsOf = (judgements: readonly Judgement[]) => {
  const answerable = judgements.filter(hasAnswer)
  const top = judgements.flatMap(({ found }) => found.slice(0, TOP))
  return {
    queries: judgements.length,
    answerable: answerable.length,
    ndcg: mean(answerable.map(ndcg)),
    precision: mean(answerable.map(precision)),
    success: rate(answerable, isFirstRight),
    empty: rate(answerable, isEmpty),
    unrelated: rate(top, (grade) => grade === 0),
    nothing: rate(
      judgements.filter((each) => !hasAnswer(each)),
      isEmpty,
    ),
  }
}
