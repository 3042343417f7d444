// The newest posts of many businesses, of which the newest post of each is known: most businesses need not be looked at.
import type { KnownProvider, NewestPost } from './newest-posts.service.ts'

/** Those that can have a post on a page of so many rows. */
export const newestOf = (providers: readonly KnownProvider[], rows: number) => {
  const times = new Float64Array(providers.length)
  for (const [index, { newestAt }] of providers.entries()) times[index] = newestAt
  const oldest = Math.max(times.toSorted().at(-rows) ?? 1, 1)
  return providers.filter(({ newestAt }) => newestAt >= oldest)
}

type PostsOfProvider = { provider: KnownProvider; posts: readonly NewestPost[] }
type VersionedPost = NewestPost & { version: string }

/** Of lists with the newest first, one with the newest first. */
export const mergeNewest = (lists: readonly PostsOfProvider[], rows: number): VersionedPost[] => {
  // With the newest post of each the page is full already: it shows none that is older than all of these.
  const oldest = lists.length < rows ? 0 : Math.min(...lists.map(({ provider }) => provider.newestAt))
  const all = lists.flatMap(({ provider, posts }) => {
    const version = `#${provider.version}`
    const end = posts.findIndex(({ at }) => at < oldest)
    return (end < 0 ? posts : posts.slice(0, end)).map(({ id, at }) => ({ id, at, version }))
  })
  return all.toSorted((a, b) => b.at - a.at || b.id - a.id).slice(0, rows)
}
