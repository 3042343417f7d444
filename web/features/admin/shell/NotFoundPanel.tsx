import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { CallError } from '../../../lib/http/call.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** 400: the id in the URL is invalid. */
export const isNotFound = (error: unknown) => error instanceof CallError && [400, 404].includes(error.status)

type Props = {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  notFoundText?: string
  shape?: 'row' | 'card'
  count?: number
}

/** While loading, when it does not exist, or when loading failed. */
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
