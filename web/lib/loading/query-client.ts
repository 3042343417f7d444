// The query cache: filled by the loaders on the server, sent with the page, and hydrated in the browser.
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import type { CallError } from '../http/call.ts'
import { jsonInScript } from '../page/json-in-script.ts'

export const STALE_MS = 30_000
// A busy server sends Retry-After.
const retryDelay = (_tries: number, error: Error) => 1_000 * ((error as Partial<CallError>).retryAfter ?? 1)

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Offline, reads and writes fail at once instead of being paused.
      queries: { staleTime: STALE_MS, retry: 1, retryDelay, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })

export const DATA_ID = 'page-data'

export const pageDataOf = (client: QueryClient) => jsonInScript(dehydrate(client))

export const browserQueryClient = () => {
  const client = makeQueryClient()
  hydrate(client, JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '{}'))
  return client
}
