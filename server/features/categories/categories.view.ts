export const categoryView = (row: { id: number; title: string }) => ({
  id: row.id,
  category_id: row.id,
  title: row.title,
})
