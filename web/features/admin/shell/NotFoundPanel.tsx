import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { CallError } from '../../../lib/http/call.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Or the address has an invalid id. */
export const isNotFound = (error: unknown) => error instanceof CallError && [400, 404].includes(error.status)

type Props = {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  /** Shown when it does not exist (any more). */
  notFoundText?: string
  shape?: 'row' | 'card'
  count?: number
}

/** Shown in place of the content: it is loading, does not exist, or could not be loaded. */
export const NotFoundPanel = ({ query, notFoundText, shape = 'card', count = 2 }: Props) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'queue' })
  if (notFoundText && isNotFound(query.error)) return <EmptyState title={notFoundText} />
  return (
    <QueryResult
      query={query}
      loading={<Skeleton shape={shape} label={t('loading')} count={count} />}
      title={t('failed')}
      retryText={t('retry')}
    />
  )
}
