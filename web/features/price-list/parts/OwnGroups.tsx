import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { Item, PriceGroup } from '../price-list.api.ts'
import { ItemForm } from './ItemForm.tsx'
import { MoveHandle } from './MoveHandle.tsx'
import styles from './OwnGroups.module.css'
import { OwnItem } from './OwnItem.tsx'
import { useOrder } from './useOrder.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { deleteItem, refreshPriceLists } from '../own-price-list.api.ts'

type Props = { accountId: number; groups: readonly PriceGroup[] }

export const OwnGroups = ({ accountId, groups }: Props) => {
  const [editedId, setEditedId] = useState<number>()
  const [itemToDelete, setItemToDelete] = useState<Item>()
  const { moveItem, moveGroup, dragTo, endDrag, announcement } = useOrder(accountId, groups)
  const titles = groups.flatMap(({ title }) => title || [])
  const renderItem = (item: Item, at: number, items: readonly Item[]): ReactNode =>
    item.item_id === editedId ? (
      <ItemForm
        accountId={accountId}
        item={item}
        groupTitles={titles}
        onClose={() => {
          flushSync(() => setEditedId(undefined))
          focusItem(item.item_id)
        }}
      />
    ) : (
      <OwnItem
        accountId={accountId}
        item={item}
        canMove={{ up: at > 0, down: at < items.length - 1 }}
        onMove={(by) => moveItem(item, by)}
        dragging={{ onDragTo: (id) => dragTo(item, id), onDragEnd: endDrag }}
        onEdit={() => setEditedId(item.item_id)}
        onDelete={() => setItemToDelete(item)}
      />
    )
  return (
    <>
      {groups.map((group, at) => (
        <Group
          key={group.title}
          group={group}
          canMove={groups.length > 1}
          onMove={(by) => moveGroup(at, by)}
          renderItem={renderItem}
        />
      ))}
      <output className="visually-hidden">{announcement}</output>
      {itemToDelete && (
        <DeleteItemDialog
          accountId={accountId}
          item={itemToDelete}
          onClose={() => setItemToDelete(undefined)}
        />
      )}
    </>
  )
}

const focusItem = (id: number) =>
  document.querySelector<HTMLElement>(`[data-item="${id}"] [data-actions]`)?.focus()

type GroupProps = {
  group: PriceGroup
  canMove: boolean
  onMove: (by: -1 | 1) => void
  renderItem: (item: Item, at: number, items: readonly Item[]) => ReactNode
}

const Group = ({ group: { title, items }, canMove, onMove, renderItem }: GroupProps) => {
  const { t } = useTranslation('PriceList')
  const headingId = useId()
  const name = title || t('noGroup')
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <div className={styles.head}>
        {canMove && <MoveHandle label={t('moveGroup', { name })} onMove={onMove} />}
        <h2 id={headingId} className={styles.title}>
          {name}
        </h2>
      </div>
      <ul className={styles.items}>
        {items.map((item, at) => (
          <li key={item.item_id} data-item={item.item_id}>
            {renderItem(item, at, items)}
          </li>
        ))}
      </ul>
    </section>
  )
}

type DialogProps = { accountId: number; item: Item; onClose: () => void }

const DeleteItemDialog = ({ accountId, item, onClose }: DialogProps) => {
  const { t } = useTranslation('PriceList', { keyPrefix: 'remove' })
  const client = useQueryClient()
  const { write, isPending, error } = useWrite({
    mutationFn: () => ignoreGone(deleteItem(item.item_id)),
    onDone: async () => {
      onClose()
      showProviderToast({ kind: 'success', text: t('done') })
      await refreshPriceLists(client, accountId)
    },
  })
  return (
    <ConfirmDialog
      danger
      title={t('title')}
      confirmText={t('confirm')}
      cancelText={t('cancel')}
      loading={isPending}
      error={error ? t('failed') : undefined}
      onConfirm={() => write()}
      onCancel={onClose}
    >
      <p>{t('text', { name: item.name })}</p>
    </ConfirmDialog>
  )
}
