import { useQueries } from '@tanstack/react-query'
import { blocksOfCustomersQuery, type ProviderBlock } from '../../blocks/blocks.api.ts'
import { type Comment, PAGE_SIZE } from '../comments.api.ts'

const isId = (id: number | null) => id !== null

/** One query per page: those of the first pages stay cached when the list grows. */
const writersByPage = (comments: readonly Comment[]) =>
  Array.from({ length: Math.ceil(comments.length / PAGE_SIZE) }, (_, page) => {
    const writers = comments
      .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
      .map(({ created_by }) => created_by)
    return [...new Set(writers.filter(isId))]
  }).filter((ids) => ids.length > 0)

/** Null for none, undefined while it is loading. After a failure none counts as blocked: the server decides. */
export const useWriterBlocks = (accountId: number, comments: readonly Comment[]) => {
  const pages = writersByPage(comments)
  const answers = useQueries({ queries: pages.map((ids) => blocksOfCustomersQuery(accountId, ids)) })
  return ({ created_by: writer }: Comment): ProviderBlock | null | undefined => {
    const answer = answers[pages.findIndex((ids) => ids.some((id) => id === writer))]
    if (!answer || answer.isPending) return undefined
    return answer.data?.find(({ customer }) => customer === writer) ?? null
  }
}
