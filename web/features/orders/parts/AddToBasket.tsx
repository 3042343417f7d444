import { useEffect, useRef } from 'react'
import { formatPrice } from '../../../lib/format/format.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { amountPaise, parseQuantity, unitPrice } from '../../../../contract/order-rules.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { OrderableItem } from '../basket.ts'
import { formatQuantity, isLastStep, stepped } from '../quantity.ts'
import styles from './AddToBasket.module.css'

type Props = {
  item: OrderableItem
  /** Undefined when it is not in the basket. */
  quantity: string | undefined
  /** '' removes it. */
  onChange: (quantity: string) => void
}

/** In a row of the price list, which stays 48 pixels high. */
export const AddToBasket = ({ item, quantity, onChange }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'orders' })
  const isIn = quantity !== undefined
  const { box, noteReplaced } = useFocusSuccessor()
  const change = (next: string) => {
    if (isIn !== (next !== '')) noteReplaced()
    onChange(next)
  }
  const { name, unit } = item
  return (
    <div ref={box} className={styles.box}>
      {!isIn ? (
        <Button
          variant="secondary"
          size="small"
          className={styles.add}
          aria-label={t('addThis', { name })}
          onClick={() => change(stepped('', unit, 1))}
        >
          {t('add')}
        </Button>
      ) : (
        <Stepper item={item} quantity={quantity} onChange={change} />
      )}
    </div>
  )
}

const Stepper = ({ item, quantity, onChange }: Props & { quantity: string }) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'orders' })
  const { name, unit } = item
  const price = unitPrice(item)
  const isLast = isLastStep(quantity, unit)
  return (
    <fieldset aria-label={t('quantityOf', { name })} className={styles.stepper}>
      <IconButton
        icon={isLast ? 'trash' : 'minus'}
        label={t(isLast ? 'removeThis' : 'less', { name })}
        onClick={() => onChange(stepped(quantity, unit, -1))}
      />
      <output className={styles.quantity}>
        {formatQuantity(quantity, unit, t)}
        {price !== null && (
          <span className={styles.amount}>
            {formatPrice(amountPaise(price, parseQuantity(quantity) ?? 0))}
          </span>
        )}
      </output>
      <IconButton
        icon="plus"
        label={t('more', { name })}
        onClick={() => onChange(stepped(quantity, unit, 1))}
      />
    </fieldset>
  )
}

/** The pressed button is replaced: its successor gets the focus. */
const useFocusSuccessor = () => {
  const box = useRef<HTMLDivElement>(null)
  const isReplaced = useRef(false)
  useEffect(() => {
    if (isReplaced.current) box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    isReplaced.current = false
  })
  return { box, noteReplaced: () => void (isReplaced.current = true) }
}
