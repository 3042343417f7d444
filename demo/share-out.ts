/** Splits `total` by weight into whole numbers, none below its least. */
export const shareOut = (total: number, weights: readonly number[], least: readonly number[]): number[] => {
  const spare = total - least.reduce((sum, one) => sum + one, 0)
  if (spare < 0) throw new Error('The least of all is more than the total')
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (spare * weight) / whole)
  const shares = exact.map((share, index) => (least[index] ?? 0) + Math.floor(share))
  const left = total - shares.reduce((sum, share) => sum + share, 0)
  // The rest goes to those that were cut most.
  const cut = exact.map((share, index) => ({ index, lost: share - Math.floor(share) }))
  for (const { index } of cut.toSorted((one, other) => other.lost - one.lost).slice(0, left))
    shares[index] = (shares[index] ?? 0) + 1
  return shares
}
