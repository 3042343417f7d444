// Businesses as a category sees them.
export { countByCategory, hasProviders, moveToCategory } from './category.queries.ts'
