import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { throwIfNotFound } from '../../../lib/http/not-found.ts'
import { type PendingQuery, QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { CardGrid, Container } from '../../../ui/Layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

export const MarketPlaceholder = ({ query }: { query: PendingQuery }) => {
  const { t } = useTranslation('Market')
  throwIfNotFound(query.error)
  return (
    <Container>
      <QueryResult
        query={query}
        loading={
          <CardGrid>
            <Skeleton shape="card" label={t('loading')} count={3} />
          </CardGrid>
        }
        title={t('failed')}
        retryText={t('retry')}
      />
    </Container>
  )
}
