import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { CallError } from '../../../lib/call.ts'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DeskPage } from '../desk/DeskPage.tsx'
import { inboxPath, statusIn } from './inbox-filter.ts'
import { inboxMessageQuery } from './inbox.api.ts'
import { OpenLetter } from './parts/OpenLetter.tsx'

export const handle = { namespaces: ['DeskSite'] } satisfies PageHandle

// Gone, or an address with an impossible number.
const isGone = (error: unknown) => error instanceof CallError && [400, 404].includes(error.status)

const LetterPage = () => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox' })
  const { t: tQueue } = useTranslation('Desk', { keyPrefix: 'queue' })
  const [words] = useSearchParams()
  const status = statusIn(words)
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useQuery(inboxMessageQuery(id))
  if (data && !isGone(error)) return <OpenLetter key={id} letter={data} status={status} />
  return (
    <DeskPage title={t('one')} back={{ to: inboxPath(status), text: t('back') }}>
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
        <Skeleton shape="card" label={tQueue('loading')} count={2} />
      )}
    </DeskPage>
  )
}

export default LetterPage
