import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { throwIfNotFound } from '../../../lib/http/not-found.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { CardGrid, Container } from '../../../ui/Layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

type Props = { query: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'> }

/** While a page of the market loads in the browser, and when that fails. */
export const MarketPlaceholder = ({ query }: Props) => {
  const { t } = useTranslation('Market')
  throwIfNotFound(query.error)
  return (
    <Container>
      {query.isError ? (
        <ErrorState
          title={t('failed')}
          retryText={t('retry')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <CardGrid>
          <Skeleton shape="card" label={t('loading')} count={3} />
        </CardGrid>
      )}
    </Container>
  )
}
