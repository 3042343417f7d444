import type { TFunction } from '../../../lib/i18n/translate.ts'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { type ListTexts, LoadingList } from './LoadMoreList.tsx'
import type { LoadMoreState } from './useLoadMore.ts'

export const listTexts = (t: TFunction): ListTexts => ({
  loading: t('loading'),
  more: t('more'),
  failed: t('failed'),
  retry: t('retry'),
  fromStart: t('fromStart'),
  count: (count) => t('shown', { count }),
})

type Props<Row> = { list: LoadMoreState<Row>; texts: ListTexts; count: number; isDense?: boolean }

export const ListPlaceholder = <Row,>({ list, texts, count, isDense = false }: Props<Row>) => (
  <QueryResult
    query={list}
    loading={<LoadingList label={texts.loading} count={count} isDense={isDense} />}
    title={texts.failed}
    retryText={texts.retry}
  />
)
