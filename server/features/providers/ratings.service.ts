export const ratingOf = (ratings: readonly number[]) => {
  const count = ratings.reduce((sum, each) => sum + each, 0)
  const stars = ratings.reduce((sum, each, index) => sum + each * (index + 1), 0)
  return { average: count === 0 ? null : Math.round((stars * 10) / count) / 10, count }
}
