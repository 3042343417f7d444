import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { changed } from './address.ts'
import { type Place, placeAfter, type Rows, type Steps } from './growing.ts'
import styles from './GrowingList.module.css'
import type { GrowingState } from './useGrowing.ts'

export type ListWords = {
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
  list: GrowingState<Row>
  place: Place
  steps: Steps
  words: ListWords
  /** Four beside each other at most instead of three. */
  isDense?: boolean
  children: (row: Row, at: number) => ReactNode
}

/** Cards, and below them the way to more: a link, which works without scripts too. */
export const GrowingList = <Row,>({ list, place, steps, words, isDense, children }: Props<Row>) => {
  const { rows = [] } = list.data ?? {}
  const shown = rows.slice(0, place.shown)
  const box = useRef<HTMLDivElement>(null)
  const reading = useGoOnReading(box, shown.length)
  const isGrowing = list.isPlaceholderData && list.isFetching && shown.length < place.shown
  return (
    <div className={styles.list}>
      <div ref={box} className={classes(styles.cards, isDense && styles.dense)}>
        {shown.map(children)}
        {isGrowing && <Skeleton shape="card" label={words.loading} count={steps.more} />}
      </div>
      <output className="visually-hidden">{shown.length > steps.first && words.count(shown.length)}</output>
      {list.isError ? (
        <Failed words={words} onRetry={() => void list.refetch()} />
      ) : (
        !isGrowing &&
        list.data && <More {...{ place, steps, words }} rows={list.data} onMore={reading.mark} />
      )}
    </div>
  )
}

type Loading = { label: string; count: number; isDense?: boolean }

/** Before there are any. */
export const LoadingList = ({ label, count, isDense }: Loading) => (
  <div className={classes(styles.cards, isDense && styles.dense)}>
    <Skeleton shape="card" label={label} count={count} />
  </div>
)

/** Whoever asked for more goes on reading at the first of the new ones. */
const useGoOnReading = (box: RefObject<HTMLElement | null>, count: number) => {
  const from = useRef<number>(undefined)
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return
    box.current?.querySelectorAll('article')[from.current]?.querySelector('a')?.focus()
    from.current = undefined
  }, [box, count])
  return { mark: () => void (from.current = count) }
}

type MoreProps = Pick<Props<unknown>, 'place' | 'steps' | 'words'> & {
  rows: Rows<unknown>
  onMore: () => void
}

const More = ({ place, steps, words, rows, onMore }: MoreProps) => {
  const [query] = useSearchParams()
  const next = placeAfter(place, rows, steps)
  const isSamePage = next?.after === place.after
  return (
    <div className={styles.ways}>
      {next && (
        <ButtonLink
          look="secondary"
          to={changed(query, next)}
          replace={isSamePage}
          preventScrollReset={isSamePage}
          onClick={isSamePage ? onMore : undefined}
        >
          {words.more}
        </ButtonLink>
      )}
      {place.after && (
        <ButtonLink look="quiet" icon="arrow-left" to={changed(query, { shown: '', after: '' })}>
          {words.fromStart}
        </ButtonLink>
      )}
    </div>
  )
}

const Failed = ({ words, onRetry }: { words: ListWords; onRetry: () => void }) => (
  <>
    <Notice kind="error">{words.failed}</Notice>
    <div className={styles.ways}>
      <Button look="secondary" icon="refresh" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  </>
)
