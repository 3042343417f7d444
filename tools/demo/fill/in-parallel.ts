/** Like Promise.all over `work`, with at most `limit` of them under way. */
export const inParallel = async <T, R>(
  list: readonly T[],
  limit: number,
  work: (member: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = []
  const queue = list.entries()
  const worker = async () => {
    for (const [index, member] of queue) results[index] = await work(member)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
