import { useEffect, useRef } from 'react'
import { useQueue } from '../../desk/queue-query.ts'
import type { CaseFilter } from '../case-filter.ts'
import { casesQuery } from '../cases.api.ts'

/**
 * Answers which case comes after this one in the list that it was opened from, also when this one has left the list meanwhile;
 * nothing when this was the last.
 */
export const useNextCase = (id: number, filter: CaseFilter) => {
  const { rows, hasMore, isGrowing, more } = useQueue(casesQuery(filter))
  const next = useRef<number>(undefined)
  useEffect(() => {
    const at = rows?.findIndex((row) => row.id === id) ?? -1
    if (at !== -1) next.current = rows?.[at + 1]?.id
    else next.current ??= rows?.find((row) => row.id !== id)?.id
    if (at !== -1 && at + 1 === rows?.length && hasMore && !isGrowing) more()
  })
  return () => next.current
}
