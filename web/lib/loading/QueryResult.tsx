import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CallError } from '../http/call.ts'

export type PendingQuery = { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }

type Props = {
  query: PendingQuery
  loading: ReactNode
  title: string
  text?: ReactNode
  /** Replaces `text` when no response came. */
  offlineText?: ReactNode
  retryText: string
}

/** The result of a query without data: the placeholder while it loads, or the error with a button to retry. */
export const QueryResult = ({ query, loading, title, text, offlineText = text, retryText }: Props) => {
  const { error, isFetching, refetch } = query
  if (!error) return loading
  return (
    <ErrorState
      title={title}
      text={error instanceof CallError ? text : offlineText}
      retryText={retryText}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
