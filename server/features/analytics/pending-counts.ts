import type { CountColumn } from './columns.ts'

export type ProviderCounts = { providerId: number; day: string } & Partial<Record<CountColumn, number>>
export type PostCount = { providerId: number; day: string; postId: number; views: number }
export type SearchCount = { providerId: number; day: string; text: string; times: number }

export const createPendingCounts = () => {
  const providers = new Map<string, ProviderCounts>()
  const posts = new Map<string, PostCount>()
  const searches = new Map<string, SearchCount>()
  return {
    isEmpty: () => providers.size + posts.size + searches.size === 0,
    rows: () => ({
      providers: [...providers.values()],
      posts: [...posts.values()],
      searches: [...searches.values()],
    }),
    addProvider: ({ providerId, day, ...counts }: ProviderCounts) => {
      const key = `${providerId} ${day}`
      const known: ProviderCounts = providers.get(key) ?? { providerId, day }
      for (const [column, times] of Object.entries(counts) as [CountColumn, number][])
        known[column] = (known[column] ?? 0) + times
      providers.set(key, known)
    },
    addPost: (count: PostCount) => {
      const key = `${count.providerId} ${count.day} ${count.postId}`
      posts.set(key, { ...count, views: count.views + (posts.get(key)?.views ?? 0) })
    },
    addSearch: (count: SearchCount) => {
      const key = `${count.providerId} ${count.day} ${count.text}`
      searches.set(key, { ...count, times: count.times + (searches.get(key)?.times ?? 0) })
    },
  }
}

export type PendingCounts = ReturnType<typeof createPendingCounts>

export const addPendingCounts = (to: PendingCounts, from: PendingCounts) => {
  const { providers, posts, searches } = from.rows()
  for (const each of providers) to.addProvider(each)
  for (const each of posts) to.addPost(each)
  for (const each of searches) to.addSearch(each)
}
