import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { withParams } from './url-params.ts'
import { type ListPosition, nextListPosition, type Rows, type PageSizes } from './load-more.ts'
import styles from './LoadMoreList.module.css'
import type { LoadMoreState } from './useLoadMore.ts'

export type ListTexts = {
  loading: string
  more: string
  /** The next rows did not come. */
  failed: string
  retry: string
  fromStart: string
  /** Said when there are more: 'Showing 6 posts'. */
  count: (shown: number) => string
}

type Props<Row> = {
  list: LoadMoreState<Row>
  position: ListPosition
  pageSizes: PageSizes
  words: ListTexts
  /** Four beside each other at most instead of three. */
  isDense?: boolean
  children: (row: Row, at: number) => ReactNode
}

/** Cards, and below them the way to more: a link, which works without scripts too. */
export const LoadMoreList = <Row,>({ list, position, pageSizes, words, isDense, children }: Props<Row>) => {
  const { rows = [] } = list.data ?? {}
  const shown = rows.slice(0, position.shown)
  const box = useRef<HTMLDivElement>(null)
  const reading = useFocusFirstNewRow(box, shown.length)
  const isLoadingMore = list.isPlaceholderData && list.isFetching && shown.length < position.shown
  return (
    <div className={styles.list}>
      <div ref={box} className={classes(styles.cards, isDense && styles.dense)}>
        {shown.map(children)}
        {isLoadingMore && <Skeleton shape="card" label={words.loading} count={pageSizes.more} />}
      </div>
      <output className="visually-hidden">
        {shown.length > pageSizes.first && words.count(shown.length)}
      </output>
      {list.isError ? (
        <LoadMoreFailed words={words} onRetry={() => void list.refetch()} />
      ) : (
        !isLoadingMore &&
        list.data && (
          <LoadMoreLinks {...{ position, pageSizes, words }} rows={list.data} onMore={reading.mark} />
        )
      )}
    </div>
  )
}

type LoadingListProps = { label: string; count: number; isDense?: boolean }

/** Shown while the first rows are loading. */
export const LoadingList = ({ label, count, isDense }: LoadingListProps) => (
  <div className={classes(styles.cards, isDense && styles.dense)}>
    <Skeleton shape="card" label={label} count={count} />
  </div>
)

/** After 'load more' the focus goes to the first new row. */
const useFocusFirstNewRow = (box: RefObject<HTMLElement | null>, count: number) => {
  const from = useRef<number>(undefined)
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return
    box.current?.querySelectorAll('article')[from.current]?.querySelector('a')?.focus()
    from.current = undefined
  }, [box, count])
  return { mark: () => void (from.current = count) }
}

type LoadMoreLinksProps = Pick<Props<unknown>, 'position' | 'pageSizes' | 'words'> & {
  rows: Rows<unknown>
  onMore: () => void
}

const LoadMoreLinks = ({ position, pageSizes, words, rows, onMore }: LoadMoreLinksProps) => {
  const [query] = useSearchParams()
  const next = nextListPosition(position, rows, pageSizes)
  const isSamePage = next?.after === position.after
  return (
    <div className={styles.actions}>
      {next && (
        <ButtonLink
          variant="secondary"
          to={withParams(query, next)}
          replace={isSamePage}
          preventScrollReset={isSamePage}
          onClick={isSamePage ? onMore : undefined}
        >
          {words.more}
        </ButtonLink>
      )}
      {position.after && (
        <ButtonLink variant="quiet" icon="arrow-left" to={withParams(query, { shown: '', after: '' })}>
          {words.fromStart}
        </ButtonLink>
      )}
    </div>
  )
}

const LoadMoreFailed = ({ words, onRetry }: { words: ListTexts; onRetry: () => void }) => (
  <>
    <Notice kind="error">{words.failed}</Notice>
    <div className={styles.actions}>
      <Button variant="secondary" icon="refresh" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  </>
)
