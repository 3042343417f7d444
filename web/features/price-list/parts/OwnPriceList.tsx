import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ownPriceListQuery } from '../own-price-list.api.ts'
import type { PriceGroup } from '../price-list.api.ts'
import { ItemForm } from './ItemForm.tsx'
import { OwnGroups } from './OwnGroups.tsx'
import styles from './OwnPriceList.module.css'
import { PasteForm } from './PasteForm.tsx'

export const LoadingList = () => {
  const { t } = useTranslation('PriceList')
  return <Skeleton label={t('loading')} shape="row" count={4} />
}

export const OwnPriceList = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('PriceList')
  const list = useQuery(ownPriceListQuery(accountId))
  if (!list.data)
    return (
      <QueryResult
        query={list}
        loading={<LoadingList />}
        title={t('loadFailed')}
        text={t('loadFailedText')}
        retryText={t('retry')}
      />
    )
  return <EditableList accountId={accountId} groups={list.data.groups} />
}

type OpenForm = 'add' | 'paste' | undefined

const EditableList = ({ accountId, groups }: { accountId: number; groups: readonly PriceGroup[] }) => {
  const { t } = useTranslation('PriceList')
  const [open, setOpen] = useState<OpenForm>()
  const addButton = useRef<HTMLButtonElement>(null)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const [most, titles] = [limits.priceList.items, groups.flatMap(({ title }) => title || [])]
  const close = () => {
    setOpen(undefined)
    // The form had the focus and is gone.
    addButton.current?.focus()
  }
  return (
    <>
      <div className={styles.tools}>
        <Button
          ref={addButton}
          size="small"
          icon="plus"
          disabled={count >= most}
          onClick={() => setOpen('add')}
        >
          {t('add')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon="copy"
          disabled={count >= most}
          onClick={() => setOpen('paste')}
        >
          {t('paste')}
        </Button>
        <p className={styles.count}>{t('count', { used: count, most })}</p>
      </div>
      {count >= most && <Notice kind="info">{t('full')}</Notice>}
      {open === 'add' && <ItemForm accountId={accountId} groupTitles={titles} onClose={close} />}
      {open === 'paste' && <PasteForm accountId={accountId} onClose={close} />}
      {count === 0 && open === undefined && <EmptyState title={t('empty')} text={t('emptyText')} />}
      <OwnGroups accountId={accountId} groups={groups} />
    </>
  )
}
