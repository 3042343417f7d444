import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useOptimisticMutation } from '../../../lib/forms/useOptimisticMutation.ts'
import { classes } from '../../../ui/classes.ts'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Photo } from '../../media/Photo.tsx'
import { formatItemPrice } from '../item-price.ts'
import { refreshPriceLists, setAvailable } from '../own-price-list.api.ts'
import type { Item } from '../price-list.api.ts'
import { MoveHandle } from './MoveHandle.tsx'
import styles from './OwnItem.module.css'

type Props = {
  accountId: number
  item: Item
  onMove: (by: -1 | 1) => void
  dragging: { onDragTo: (itemId: number) => void; onDragEnd: () => void }
  onEdit: () => void
  onDelete: () => void
}

export const OwnItem = ({ accountId, item, onMove, dragging, onEdit, onDelete }: Props) => {
  const { t } = useTranslation('PriceList')
  const { name, description, picture, is_available: isAvailable } = item
  return (
    <div className={classes(styles.item, !isAvailable && styles.gone)}>
      <MoveHandle label={t('move', { name })} onMove={onMove} dragging={dragging} />
      {picture && <Photo picture={picture} alt="" sizes="3.5rem" className={styles.picture} />}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.price}>{formatItemPrice(item, t)}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.tools}>
        <SoldOut accountId={accountId} item={item} />
        <IconButton data-edit icon="edit" label={t('editThis', { name })} onClick={onEdit} />
        <IconButton icon="trash" label={t('deleteThis', { name })} onClick={onDelete} />
      </div>
    </div>
  )
}

const SoldOut = ({ accountId, item }: { accountId: number; item: Item }) => {
  const { t } = useTranslation('PriceList')
  const client = useQueryClient()
  const { mutate, variables } = useOptimisticMutation({
    key: ['is available', item.item_id],
    mutationFn: (next: boolean) => setAvailable(item.item_id, next),
    onDone: () => refreshPriceLists(client, accountId),
    onFailed: (error) =>
      showProviderToast({ kind: 'error', text: refusalText(t, error, t('availableFailed')) }),
  })
  const isAvailable = variables ?? item.is_available
  return (
    <Switch
      label={t('soldOut')}
      aria-label={t('soldOutThis', { name: item.name })}
      checked={!isAvailable}
      aria-busy={variables !== undefined || undefined}
      onChange={() => mutate(!isAvailable)}
    />
  )
}
