import { useQueryClient } from '@tanstack/react-query'
import type { InboxStatus } from '../inbox-filter.ts'
import { inboxQuery } from '../inbox.api.ts'

/** The next message of the list that it was opened from; after the last one, the first of the rest. */
export const useNextMessage = (id: number, status: InboxStatus) => {
  const client = useQueryClient()
  return () => {
    const list = client.getQueryData(inboxQuery(status).queryKey)
    const ids = list?.pages.flatMap(({ reply }) => reply.map((row) => row.id)) ?? []
    const at = ids.indexOf(id)
    return ids[at + 1] ?? ids.find((each) => each !== id)
  }
}
