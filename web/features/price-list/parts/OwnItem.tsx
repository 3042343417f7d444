import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useOptimisticMutation } from '../../../lib/forms/useOptimisticMutation.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuAction } from '../../../ui/Menu.tsx'
import { Photo } from '../../media/Photo.tsx'
import { formatItemPrice } from '../item-price.ts'
import { refreshPriceLists, setAvailable } from '../own-price-list.api.ts'
import type { Item } from '../price-list.api.ts'
import { MoveHandle } from './MoveHandle.tsx'
import styles from './OwnItem.module.css'
import { useRestoreFocus } from './useRestoreFocus.ts'

type Props = {
  accountId: number
  item: Item
  canMove: { up: boolean; down: boolean }
  onMove: (by: -1 | 1) => void
  dragging: { onDragTo: (itemId: number) => void; onDragEnd: () => void }
  onEdit: () => void
  onDelete: () => void
}

export const OwnItem = ({ accountId, item, dragging, ...props }: Props) => {
  const { t } = useTranslation('PriceList')
  const { isAvailable, isSaving, toggle } = useAvailable(accountId, item)
  const { name, description, picture } = item
  return (
    <div className={classes(styles.item, !isAvailable && styles.gone)} aria-busy={isSaving || undefined}>
      <MoveHandle label={t('move', { name })} onMove={props.onMove} dragging={dragging} />
      {picture && <Photo picture={picture} alt="" sizes="2.5rem" className={styles.picture} />}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.more}>
          <span className={styles.price}>{formatItemPrice(item, t)}</span> {description}
        </p>
      </div>
      {!isAvailable && <Badge tone="beet">{t('soldOut')}</Badge>}
      <ItemMenu {...props} item={item} isAvailable={isAvailable} onToggle={toggle} />
    </div>
  )
}

const useAvailable = (accountId: number, item: Item) => {
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
  return { isAvailable, isSaving: variables !== undefined, toggle: () => mutate(!isAvailable) }
}

type MenuProps = Pick<Props, 'item' | 'canMove' | 'onMove' | 'onEdit' | 'onDelete'> & {
  isAvailable: boolean
  onToggle: () => void
}

const ItemMenu = ({
  item: { name },
  canMove,
  onMove,
  isAvailable,
  onToggle,
  onEdit,
  onDelete,
}: MenuProps) => {
  const { t } = useTranslation('PriceList')
  const button = useRef<HTMLButtonElement>(null)
  const restoreFocus = useRestoreFocus(button)
  const move = (by: -1 | 1) => () => {
    restoreFocus()
    onMove(by)
  }
  return (
    <Menu
      label={t('actions', { name })}
      renderButton={(bind) => (
        <IconButton {...bind} ref={button} data-actions icon="more" label={t('actions', { name })} />
      )}
    >
      <MenuAction icon="edit" onPick={onEdit}>
        {t('edit')}
      </MenuAction>
      <MenuAction icon={isAvailable ? 'ban' : 'check'} onPick={onToggle}>
        {t(isAvailable ? 'soldOut' : 'available')}
      </MenuAction>
      {canMove.up && (
        <MenuAction icon="chevron-up" onPick={move(-1)}>
          {t('moveUp')}
        </MenuAction>
      )}
      {canMove.down && (
        <MenuAction icon="chevron-down" onPick={move(1)}>
          {t('moveDown')}
        </MenuAction>
      )}
      <MenuAction danger icon="trash" onPick={onDelete}>
        {t('delete')}
      </MenuAction>
    </Menu>
  )
}
