export const inOrder = <R extends { id: number }>(ids: readonly number[], rows: readonly R[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
