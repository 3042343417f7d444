import { useQueryClient } from '@tanstack/react-query'
import type { InboxStatus } from '../inbox-filter.ts'
import { inboxQuery } from '../inbox.api.ts'

/** The one after it in the list that it was opened from; of the last, the first that is left. */
export const useNextMessage = (id: number, status: InboxStatus) => {
  const client = useQueryClient()
  return () => {
    const list = client.getQueryData(inboxQuery(status).queryKey)
    const ids = list?.pages.flatMap(({ reply }) => reply.map((row) => row.id)) ?? []
    const at = ids.indexOf(id)
    return ids[at + 1] ?? ids.find((each) => each !== id)
  }
}
