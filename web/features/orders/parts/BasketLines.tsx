import { quantityProblem } from '../../../../contract/order-rules.ts'
import { formatPrice } from '../../../lib/format/format.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { asciiDigits } from '../../../ui/forms/digits.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { formatItemPrice } from '../../price-list/item-price.ts'
import type { BasketSum, PricedLine } from '../basket-lines.ts'
import { isLastStep, stepped } from '../quantity.ts'
import styles from './BasketLines.module.css'

type Props = {
  sum: BasketSum
  onChange: (line: PricedLine, quantity: string) => void
  onRemove: (line: PricedLine) => void
}

export const BasketLines = ({ sum, onChange, onRemove }: Props) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  return (
    <ul aria-label={t('lines')} className={styles.lines}>
      {sum.lines.map((line) => (
        <Line
          key={line.item_id ?? `${line.name} ${line.unit}`}
          line={line}
          onChange={(quantity) => onChange(line, quantity)}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ul>
  )
}

type LineProps = { line: PricedLine; onChange: (quantity: string) => void; onRemove: () => void }

const Line = ({ line, ...changes }: LineProps) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  const { name, isSoldOut, amount, before } = line
  return (
    <li className={classes(styles.line, isSoldOut && styles.gone)}>
      <p className={styles.name}>{name}</p>
      <p className={styles.amount}>
        {!isSoldOut && (amount === null ? t('priceLater') : formatPrice(amount))}
      </p>
      <p className={styles.price}>
        {isSoldOut ? <Badge tone="beet">{t('soldOut')}</Badge> : formatItemPrice(line, t)}
        {before && (
          <>
            {' '}
            <Badge>{t('was', { price: formatItemPrice(before, t) })}</Badge>
          </>
        )}
      </p>
      {isSoldOut ? (
        <IconButton icon="trash" label={t('removeThis', { name })} onClick={changes.onRemove} />
      ) : (
        <Quantity line={line} {...changes} />
      )}
    </li>
  )
}

const Quantity = ({ line: { name, unit, quantity }, onChange, onRemove }: LineProps) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  const isLast = isLastStep(quantity, unit)
  const problem = quantityProblem(quantity, unit)
  return (
    <fieldset aria-label={t('quantityOf', { name })} className={styles.quantity}>
      <IconButton
        icon={isLast ? 'trash' : 'minus'}
        label={t(isLast ? 'removeThis' : 'less', { name })}
        onClick={() => (isLast ? onRemove() : onChange(stepped(quantity, unit, -1)))}
      />
      <TextInput
        hideLabel
        inputMode="decimal"
        autoComplete="off"
        label={t('quantityOf', { name })}
        value={quantity}
        error={problem && ruleText(t, problem)}
        onChange={(event) => onChange(asciiDigits(event.currentTarget.value).replace(',', '.'))}
      />
      <IconButton
        icon="plus"
        label={t('more', { name })}
        onClick={() => onChange(stepped(quantity, unit, 1))}
      />
    </fieldset>
  )
}
