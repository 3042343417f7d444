import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { CallError } from '../../../lib/call.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DeskPage } from '../desk/DeskPage.tsx'
import { casesPath, filterIn } from './case-filter.ts'
import { caseQuery } from './cases.api.ts'
import { OpenCase } from './parts/OpenCase.tsx'

// Gone, or an address with an impossible number.
const isGone = (error: unknown) => error instanceof CallError && [400, 404].includes(error.status)

const CasePage = () => {
  const { t } = useTranslation('Desk', { keyPrefix: 'case' })
  const { t: tQueue } = useTranslation('Desk', { keyPrefix: 'queue' })
  const [words] = useSearchParams()
  const filter = filterIn(words)
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useQuery(caseQuery(id))
  if (data && !isGone(error)) return <OpenCase key={id} theCase={data} filter={filter} />
  const back = { to: casesPath(filter), text: t('back') }
  return (
    <DeskPage title={isGone(error) ? t('gone') : t('title')} back={back}>
      {isGone(error) ? (
        <EmptyState title={t('gone')} />
      ) : error ? (
        <ErrorState
          title={tQueue('failed')}
          retryText={tQueue('retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="card" label={t('loading')} count={2} />
      )}
    </DeskPage>
  )
}

export default CasePage
