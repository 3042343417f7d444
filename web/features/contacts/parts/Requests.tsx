import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lists } from '../../../../contract/limits.ts'
import { useMediaQuery } from '../../../lib/browser/useMediaQuery.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { offerPush } from '../../../lib/push/push-offer.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { Pagination } from '../../../ui/lists/Pagination.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import {
  type ContactRequest,
  type RequestsPage,
  type RequestsPageParams,
  requestsQuery,
} from '../contacts.api.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { RequestCards } from './RequestCards.tsx'
import styles from './Requests.module.css'
import { type RequestListProps, RequestTable } from './RequestTable.tsx'

const parseId = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined)

const readPageParams = (search: URLSearchParams): RequestsPageParams => ({
  page: parseId(search.get('page')) ?? 1,
  upTo: parseId(search.get('up_to')),
})

/** The server's link to another page, as an address of this screen; null where there is none. */
const pageLink = (link: string | null) => {
  if (link === null) return null
  const { page, upTo } = readPageParams(new URL(link, 'http://site').searchParams)
  return { search: `?page=${page}${upTo ? `&up_to=${upTo}` : ''}` }
}

type Props = Pick<RequestListProps, 'accountId' | 'before'> & { requests: ContactRequest[] }

/** A table on a wide screen, cards on a phone. */
const RequestRows = ({ accountId, ...props }: Props) => {
  const [noteRequest, setNoteRequest] = useState<ContactRequest>()
  const Rows = useMediaQuery('(min-width: 960px)') ? RequestTable : RequestCards
  return (
    <>
      <Rows {...props} accountId={accountId} onNote={setNoteRequest} />
      {noteRequest && (
        <NoteDialog accountId={accountId} request={noteRequest} onClose={() => setNoteRequest(undefined)} />
      )}
    </>
  )
}

export const LoadingRequests = () => {
  const { t } = useTranslation('ViewRequests')
  return <Skeleton shape="row" label={t('loading')} count={6} />
}

/** Who asked to be called back, the latest first. */
export const Requests = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('ViewRequests')
  const pageParams = readPageParams(useSearchParams()[0])
  const list = useQuery(requestsQuery(accountId, pageParams))
  const refresh = () => void list.refetch()
  // Not before they are visible: the prompt would cover a page that is still empty.
  const isLoaded = list.isSuccess
  useEffect(() => {
    if (isLoaded) offerPush({ about: 'requests' })
  }, [isLoaded])
  if (!list.data)
    return (
      <QueryResult
        query={list}
        loading={<LoadingRequests />}
        title={t('failed')}
        offlineText={t('offline')}
        retryText={t('retry')}
      />
    )
  // Pages that count from an older request know nothing of newer ones: the way to them leads back to the start.
  const newest =
    pageParams.page === 1 && pageParams.upTo === undefined ? (
      <Button
        variant="quiet"
        icon="refresh"
        loading={list.isFetching}
        loadingText={t('loading')}
        onClick={refresh}
      >
        {t('refresh')}
      </Button>
    ) : (
      <ButtonLink variant="quiet" icon="refresh" to={{ search: '' }}>
        {t('newest')}
      </ButtonLink>
    )
  return (
    <>
      <div className={styles.tools}>
        <Total count={list.data.count} />
        <Cluster space="tight">
          {newest}
          {list.data.count > 0 && <DownloadButton />}
        </Cluster>
      </div>
      <RequestsPageContent accountId={accountId} data={list.data} isBusy={list.isPlaceholderData} />
    </>
  )
}

const Total = ({ count }: { count: number }) => {
  const { t } = useTranslation('ViewRequests')
  return <p>{count > 0 && t('total', { count })}</p>
}

type RequestsPageContentProps = { accountId: number; data: RequestsPage; isBusy: boolean }

const RequestsPageContent = ({ accountId, data, isBusy }: RequestsPageContentProps) => {
  const { t } = useTranslation('ViewRequests')
  const { page, count, results } = data
  const [previous, next] = [pageLink(data.previous), pageLink(data.next)]
  const last = Math.ceil(count / lists.contactsPage)
  return (
    <>
      <section
        ref={useFocusOnNewPage(page)}
        tabIndex={-1}
        aria-label={t('meta.title')}
        aria-busy={isBusy}
        className={styles.rows}
      >
        {results.length === 0 ? (
          <EmptyState title={t('empty')} text={count === 0 ? t('emptyText') : t('emptyPage')} />
        ) : (
          <RequestRows accountId={accountId} requests={results} before={(page - 1) * lists.contactsPage} />
        )}
      </section>
      {(previous ?? next) && (
        <Pagination
          label={t('pages')}
          previousText={t('previous')}
          nextText={t('next')}
          previous={previous}
          next={next}
          status={t('page', { page, last })}
        />
      )}
    </>
  )
}

/** After 'next' or 'previous' the focus goes to the top of the list. The first load does not take the focus. */
const useFocusOnNewPage = (page: number) => {
  const box = useRef<HTMLElement>(null)
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    box.current?.focus()
  }, [page])
  return box
}
