const TOP = 10

export type Score = { queries: number; recall: number; reciprocal: number }

export const nothing = (): Score => ({ queries: 0, recall: 0, reciprocal: 0 })

/** Recall at 10, and the rank of the first relevant result. */
export const scoreOf = (found: readonly boolean[], wanted: number): Score => {
  const top = found.slice(0, TOP)
  const first = top.indexOf(true)
  return {
    queries: 1,
    recall: top.filter(Boolean).length / Math.min(TOP, wanted),
    reciprocal: first < 0 ? 0 : 1 / (first + 1),
  }
}

export const add = (one: Score, other: Score): Score => ({
  queries: one.queries + other.queries,
  recall: one.recall + other.recall,
  reciprocal: one.reciprocal + other.reciprocal,
})

export const averages = ({ queries, recall, reciprocal }: Score) => ({
  queries,
  'recall@10': Number((recall / queries).toFixed(3)),
  MRR: Number((reciprocal / queries).toFixed(3)),
})
