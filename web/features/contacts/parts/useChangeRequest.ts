import { useQueryClient } from '@tanstack/react-query'
import { isGone } from '../../../lib/http/ignore-gone.ts'
import { type RequestChange, changeRequest, type RequestsPage, requestsKey } from '../contacts.api.ts'

/** Saves, and shows what was saved on every page that is kept. */
export const useChangeRequest = (accountId: number, id: number) => {
  const client = useQueryClient()
  const queryKey = requestsKey(accountId)
  return async (change: RequestChange) => {
    try {
      const changed = await changeRequest(id, change)
      // A read that is under way would bring back what was there before.
      await client.cancelQueries({ queryKey })
      client.setQueriesData<RequestsPage>(
        { queryKey },
        (page) => page && { ...page, results: page.results.map((each) => (each.id === id ? changed : each)) },
      )
    } catch (error) {
      // The sender has deleted the account or blocked the provider: the fresh list shows that.
      if (isGone(error)) void client.invalidateQueries({ queryKey })
      throw error
    }
  }
}
