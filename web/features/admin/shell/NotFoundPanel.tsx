import { useTranslation } from 'react-i18next'
import { CallError } from '../../../lib/call.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Or an address with an impossible number. */
export const isNotFound = (error: unknown) => error instanceof CallError && [400, 404].includes(error.status)

type Props = {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  /** Said when there is no such thing (any more). */
  notFoundText?: string
  shape?: 'row' | 'card'
  count?: number
}

/** What stands in a thing's place until it is there: it loads, is gone, or can't be had now. */
export const NotFoundPanel = ({ query, notFoundText, shape = 'card', count = 2 }: Props) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'queue' })
  const { error, isFetching, refetch } = query
  if (notFoundText && isNotFound(error)) return <EmptyState title={notFoundText} />
  if (!error) return <Skeleton shape={shape} label={t('loading')} count={count} />
  const retry = () => void refetch()
  return <ErrorState title={t('failed')} retryText={t('retry')} onRetry={retry} retrying={isFetching} />
}
