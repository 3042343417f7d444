import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { deleteItem, refreshPriceLists } from '../own-price-list.api.ts'
import type { Item } from '../price-list.api.ts'

type Props = { accountId: number; item: Item; onClose: () => void }

export const DeleteItemDialog = ({ accountId, item, onClose }: Props) => {
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
