import { useQueryClient } from '@tanstack/react-query'
import { isGone } from '../../../lib/http/ignore-gone.ts'
import { type RequestChange, changeRequest, type RequestsPage, requestsKey } from '../contacts.api.ts'

/** Saves, and updates all cached pages. */
export const useChangeRequest = (accountId: number, id: number) => {
  const client = useQueryClient()
  const queryKey = requestsKey(accountId)
  return async (change: RequestChange) => {
    try {
      const changed = await changeRequest(id, change)
      // A running fetch would restore the old data.
      await client.cancelQueries({ queryKey })
      client.setQueriesData<RequestsPage>(
        { queryKey },
        (page) => page && { ...page, results: page.results.map((each) => (each.id === id ? changed : each)) },
      )
    } catch (error) {
      // The sender has deleted the account or blocked the provider.
      if (isGone(error)) void client.invalidateQueries({ queryKey })
      throw error
    }
  }
}
