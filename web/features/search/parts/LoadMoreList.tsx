import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { TFunction } from '../../../lib/i18n/translate.ts'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { withParams } from './url-params.ts'
import { type ListPosition, nextListPosition, type Rows, type PageSizes } from './load-more.ts'
import styles from './LoadMoreList.module.css'
import type { LoadMoreState } from './useLoadMore.ts'

type ListTexts = ReturnType<typeof listTexts>

export const listTexts = (t: TFunction) => ({
  loading: t('loading'),
  more: t('more'),
  failed: t('failed'),
  retry: t('retry'),
  fromStart: t('fromStart'),
  count: (count: number) => t('shown', { count }),
})

type Props<Row> = {
  list: LoadMoreState<Row>
  position: ListPosition
  pageSizes: PageSizes
  texts: ListTexts
  /** Rows below each other instead of cards. */
  hasRows?: boolean
  children: (row: Row, at: number) => ReactNode
}

/** Cards and a link to more, which works without scripts. */
export const LoadMoreList = <Row,>({ list, position, pageSizes, texts, hasRows, children }: Props<Row>) => {
  const { rows = [] } = list.data ?? {}
  const visible = rows.slice(0, position.count)
  const box = useRef<HTMLDivElement>(null)
  const focus = useFocusFirstNewRow(box, visible.length)
  const isLoadingMore = list.isPlaceholderData && list.isFetching && visible.length < position.count
  return (
    <div className={styles.list}>
      <div ref={box} className={hasRows ? styles.rows : styles.cards}>
        {visible.map(children)}
        {isLoadingMore && (
          <Skeleton shape={hasRows ? 'cardRow' : 'card'} label={texts.loading} count={pageSizes.more} />
        )}
      </div>
      <output className="visually-hidden">
        {visible.length > pageSizes.first && texts.count(visible.length)}
      </output>
      {list.isError ? (
        <LoadMoreFailed texts={texts} onRetry={() => void list.refetch()} />
      ) : (
        !isLoadingMore &&
        list.data && (
          <LoadMoreLinks {...{ position, pageSizes, texts }} rows={list.data} onMore={focus.mark} />
        )
      )}
    </div>
  )
}

type LoadingListProps = { label: string; count: number; hasRows?: boolean }

export const LoadingList = ({ label, count, hasRows = false }: LoadingListProps) => (
  <div className={hasRows ? styles.rows : styles.cards}>
    <Skeleton shape={hasRows ? 'cardRow' : 'card'} label={label} count={count} />
  </div>
)

type PlaceholderProps<Row> = { list: LoadMoreState<Row>; texts: ListTexts; count: number; hasRows?: boolean }

export const ListPlaceholder = <Row,>({ list, texts, count, hasRows = false }: PlaceholderProps<Row>) => (
  <QueryResult
    query={list}
    loading={<LoadingList label={texts.loading} count={count} hasRows={hasRows} />}
    title={texts.failed}
    retryText={texts.retry}
  />
)

const useFocusFirstNewRow = (box: RefObject<HTMLElement | null>, count: number) => {
  const from = useRef<number>(undefined)
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return
    box.current?.querySelectorAll('article')[from.current]?.querySelector('a')?.focus()
    from.current = undefined
  }, [box, count])
  return { mark: () => void (from.current = count) }
}

type LoadMoreLinksProps = Pick<Props<unknown>, 'position' | 'pageSizes' | 'texts'> & {
  rows: Rows<unknown>
  onMore: () => void
}

const LoadMoreLinks = ({ position, pageSizes, texts, rows, onMore }: LoadMoreLinksProps) => {
  const [query] = useSearchParams()
  const next = nextListPosition(position, rows, pageSizes)
  const isSamePage = next?.after === position.after
  return (
    <div className={styles.actions}>
      {next && (
        <ButtonLink
          variant="secondary"
          to={withParams(query, { shown: next.count, after: next.after })}
          replace={isSamePage}
          preventScrollReset={isSamePage}
          onClick={isSamePage ? onMore : undefined}
        >
          {texts.more}
        </ButtonLink>
      )}
      {position.after && (
        <ButtonLink variant="quiet" icon="arrow-left" to={withParams(query, { shown: '', after: '' })}>
          {texts.fromStart}
        </ButtonLink>
      )}
    </div>
  )
}

const LoadMoreFailed = ({ texts, onRetry }: { texts: ListTexts; onRetry: () => void }) => (
  <>
    <Notice kind="error">{texts.failed}</Notice>
    <div className={styles.actions}>
      <Button variant="secondary" icon="refresh" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  </>
)
