import type { TFunction } from 'i18next'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { type ListWords, LoadingList } from './GrowingList.tsx'
import type { GrowingState } from './useGrowing.ts'

/** The pages of results name these alike, each in its own namespace. */
export const listWords = (t: TFunction): ListWords => ({
  loading: t('loading'),
  more: t('more'),
  failed: t('failed'),
  retry: t('retry'),
  fromStart: t('fromStart'),
  count: (count) => t('shown', { count }),
})

type Props<Row> = { list: GrowingState<Row>; words: ListWords; count: number; isDense?: boolean }

/** The place of a list that is still to come, or did not. */
export const BeforeRows = <Row,>({ list, words, count, isDense = false }: Props<Row>) =>
  list.isError ? (
    <ErrorState
      title={words.failed}
      retryText={words.retry}
      onRetry={() => void list.refetch()}
      retrying={list.isFetching}
    />
  ) : (
    <LoadingList label={words.loading} count={count} isDense={isDense} />
  )
