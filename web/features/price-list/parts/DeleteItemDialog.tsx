import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../../lib/call.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/useWrite.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { deleteItem, type Item, refreshPriceLists } from '../price-list.api.ts'

type Props = { accountId: number; item: Item; onClose: () => void }

// Deleted in another window: that is what was asked for.
const isGone = (error: unknown) => error instanceof CallError && error.status === 404

export const DeleteItemDialog = ({ accountId, item, onClose }: Props) => {
  const { t } = useTranslation('PriceList', { keyPrefix: 'remove' })
  const client = useQueryClient()
  const { write, isPending, error } = useWrite({
    mutationFn: () =>
      deleteItem(item.item_id).catch((failure: unknown) => {
        if (!isGone(failure)) throw failure
      }),
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
      closeLabel={t('cancel')}
      loading={isPending}
      error={error ? t('failed') : undefined}
      onConfirm={() => write()}
      onCancel={onClose}
    >
      <p>{t('text', { name: item.name })}</p>
    </ConfirmDialog>
  )
}
