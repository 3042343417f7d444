import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useQueue } from '../../shell/queue-query.ts'
import type { CaseFilter } from '../case-filter.ts'
import { casesQuery } from '../cases.api.ts'

/** Returns the next case of the list that this one was opened from, also when it has left the list meanwhile. */
export const useNextCase = (id: number, filter: CaseFilter) => {
  const client = useQueryClient()
  const { rows, hasMore, isGrowing, more } = useQueue(casesQuery(filter))
  const position = useRef<{ next: number | undefined }>(undefined)
  useEffect(() => {
    const at = rows?.findIndex((row) => row.id === id) ?? -1
    if (at === -1) return
    position.current = { next: rows?.[at + 1]?.id }
    if (at + 1 === rows?.length && hasMore && !isGrowing) more()
  })
  return async () => {
    if (position.current) return position.current.next
    // Not in the list, or the list is not loaded yet.
    const { pages } = await client.ensureInfiniteQueryData(casesQuery(filter))
    const all = pages.flatMap(({ reply }) => reply)
    return all[all.findIndex((row) => row.id === id) + 1]?.id
  }
}
