import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, LangQuery } from './schemas.ts'

export const Category = Type.Object({
  id: Id,
  category_id: Id,
  title: Type.String(),
  /** Its businesses sell work rather than goods, such as doctors and plumbers. */
  is_service: Type.Boolean(),
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/category/',
  access: 'anyone',
  summary: 'All categories, in the order of the market',
  query: LangQuery,
  reply: { 200: Type.Array(Category) },
  cacheTags: ['market'],
  hasExactTags: true,
})

export const showMarketplace = endpoint({
  method: 'GET',
  path: '/marketplace/',
  access: 'anyone',
  summary: 'The categories of the marketplace',
  query: LangQuery,
  reply: { 200: Type.Object({ categories: Type.Array(Category) }) },
  cacheTags: ['market'],
  hasExactTags: true,
})

/** Languages of the everyday words of a category: hi-Latn is romanised Hindi. */
export const wordLanguages = ['en', 'hi', 'hi-Latn'] as const
export type WordLanguage = (typeof wordLanguages)[number]
