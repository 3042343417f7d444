import type { TFunction } from '../../../lib/i18n/translate.ts'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { type ListTexts, LoadingList } from './LoadMoreList.tsx'
import type { LoadMoreState } from './useLoadMore.ts'

/** The pages of results name these alike, each in its own namespace. */
export const listTexts = (t: TFunction): ListTexts => ({
  loading: t('loading'),
  more: t('more'),
  failed: t('failed'),
  retry: t('retry'),
  fromStart: t('fromStart'),
  count: (count) => t('shown', { count }),
})

type Props<Row> = { list: LoadMoreState<Row>; words: ListTexts; count: number; isDense?: boolean }

/** The place of a list that is still to come, or did not. */
export const ListPlaceholder = <Row,>({ list, words, count, isDense = false }: Props<Row>) => (
  <QueryResult
    query={list}
    loading={<LoadingList label={words.loading} count={count} isDense={isDense} />}
    title={words.failed}
    retryText={words.retry}
  />
)
