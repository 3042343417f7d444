import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { TFunction } from '../../../lib/i18n/translate.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './BlockedProviders.module.css'

type Props = {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >
  /** Has `more`, `moreFailed` and `loading`. */
  t: TFunction
}

export const MoreBlocks = ({ list, t }: Props) =>
  list.hasNextPage && (
    <div className={styles.more}>
      {list.isFetchNextPageError && <Notice kind="error">{t('moreFailed')}</Notice>}
      <Button
        variant="secondary"
        loading={list.isFetchingNextPage}
        loadingText={t('loading')}
        onClick={() => void list.fetchNextPage()}
      >
        {t('more')}
      </Button>
    </div>
  )
