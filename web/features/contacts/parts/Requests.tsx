import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lists } from '../../../../contract/limits.ts'
import { useMediaQuery } from '../../../lib/browser/useMediaQuery.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { paths } from '../../../lib/paths.ts'
import { offerPush } from '../../../lib/push/push-offer.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { Pagination } from '../../../ui/lists/Pagination.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useReadOnPage } from '../../notifications/unread-about.ts'
import {
  type ContactRequest,
  type RequestsPage,
  type RequestsPageParams,
  requestsQuery,
} from '../contacts.api.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { RequestRows } from './RequestRows.tsx'
import styles from './Requests.module.css'
import { type RequestListProps, RequestTable } from './RequestTable.tsx'

const parseId = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined)

const readPageParams = (search: URLSearchParams): RequestsPageParams => ({
  page: parseId(search.get('page')) ?? 1,
  upTo: parseId(search.get('up_to')),
})

/** Converts the server's link to another page into one of this page. */
const pageLink = (link: string | null) => {
  if (link === null) return null
  const { page, upTo } = readPageParams(new URL(link, 'http://site').searchParams)
  return { search: `?page=${page}${upTo ? `&up_to=${upTo}` : ''}` }
}

type Props = Pick<RequestListProps, 'accountId' | 'before'> & { requests: ContactRequest[] }

const RequestList = ({ accountId, ...props }: Props) => {
  const [noteRequest, setNoteRequest] = useState<ContactRequest>()
  const Rows = useMediaQuery('(min-width: 960px)') ? RequestTable : RequestRows
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

export const Requests = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('ViewRequests')
  const pageParams = readPageParams(useSearchParams()[0])
  const list = useQuery(requestsQuery(accountId, pageParams))
  useReadOnPage({ accountId, path: paths.requests(), loadedAt: list.dataUpdatedAt })
  const refresh = () => void list.refetch()
  // Not earlier: the prompt would be above the requests.
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
  // A page that counts from an older request has no newer ones: the link leads to the first page.
  const newest =
    pageParams.page === 1 && pageParams.upTo === undefined ? (
      <Button
        variant="quiet"
        size="small"
        icon="refresh"
        aria-label={t('refresh')}
        loading={list.isFetching}
        loadingText={t('loading')}
        onClick={refresh}
      />
    ) : (
      <ButtonLink variant="quiet" size="small" icon="refresh" to={{ search: '' }}>
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
          <RequestList accountId={accountId} requests={results} before={(page - 1) * lists.contactsPage} />
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

/** The first page does not take the focus. */
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
