import { useId } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { formatPrice } from '../../../lib/format/format.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RadioCards } from '../../../ui/forms/RadioCards.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { PublicProvider } from '../../providers/providers.api.ts'
import { withoutLine, withQuantity } from '../basket.ts'
import { BasketLines } from './BasketLines.tsx'
import styles from './OrderForm.module.css'
import { type OrderFormState, useOrderForm } from './useOrderForm.ts'
import type { OrderRecipient } from './send-order.ts'
import type { SentOrder } from './useSendOrder.ts'

type Terms = PublicProvider['orders']

type Props = {
  accountId: number
  provider: OrderRecipient
  orders: Terms
  dialog: { title: string; closeLabel: string; onClose: () => void }
  onSent: (sent: SentOrder) => void
}

export const OrderForm = ({ accountId, provider, orders, dialog, onSent }: Props) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  const formId = useId()
  const form = useOrderForm({ accountId, provider, orders, onSent })
  const { basket, sum, isPending, submit } = form
  if (sum.lines.length === 0)
    return (
      <Dialog {...dialog} size="small">
        <EmptyState title={t('empty')} text={t('emptyText')} />
      </Dialog>
    )
  return (
    <Dialog
      {...dialog}
      keepOnOutsideClick
      actions={
        <>
          <Total form={form} />
          <Button type="submit" form={formId} icon="send" loading={isPending} loadingText={t('sending')}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate inert={isPending} onSubmit={submit}>
        <Stack>
          <BasketLines
            sum={sum}
            onChange={(line, quantity) => form.change(withQuantity(basket, line, quantity))}
            onRemove={(line) => form.change(withoutLine(basket, line))}
          />
          <Problems form={form} minimum={orders?.min_order_paise ?? 0} />
          {orders ? (
            <HandoverFields form={form} orders={orders} />
          ) : (
            <UnknownTerms name={provider.business_name} />
          )}
          <TextArea
            name="note"
            rows={2}
            label={t('note')}
            optionalText={t('optional')}
            hint={t('noteHint')}
            value={basket.note}
            error={form.errors.note}
            onChange={(event) => form.change({ note: event.currentTarget.value })}
          />
          <p className={styles.small}>{t('payment')}</p>
        </Stack>
      </form>
    </Dialog>
  )
}

const Total = ({ form: { sum } }: { form: OrderFormState }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  return (
    <output className={styles.total}>
      {t('total')} <b>{formatPrice(sum.subtotal)}</b>
      {sum.hasUnpriced && <span className={styles.small}>{t('unpriced')}</span>}
    </output>
  )
}

const Problems = ({
  form: { sum, blocking, problem },
  minimum,
}: {
  form: OrderFormState
  minimum: number
}) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  const soldOut = sum.lines.filter(({ isSoldOut }) => isSoldOut).map(({ name }) => name)
  // A refused order says it too.
  const hasChanged = !problem && sum.lines.some(({ before }) => before !== undefined)
  const values = {
    price: formatPrice(minimum),
    missing: formatPrice(Math.max(0, minimum - sum.subtotal)),
    max: limits.order.items,
  }
  return (
    <>
      {soldOut.length > 0 && (
        <Notice kind="warning" title={t('soldOutTitle', { names: soldOut.join(', ') })}>
          {t('soldOutText')}
        </Notice>
      )}
      {hasChanged && <Notice kind="warning">{t('pricesChanged')}</Notice>}
      {blocking && <Notice kind="error">{t(`problems.${blocking}`, values)}</Notice>}
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  )
}

const UnknownTerms = ({ name }: { name: string }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  return (
    <Notice kind="info">
      <p>{t('saved.terms', { name })}</p>
      <p>{t('saved.pickup')}</p>
    </Notice>
  )
}

type HandoverProps = { form: OrderFormState; orders: NonNullable<Terms> }

const HandoverFields = ({ form, orders }: HandoverProps) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  const { basket, change, errors } = form
  if (!orders.delivers) return <p>{t('pickupOnly')}</p>
  return (
    <>
      <RadioCards
        name="handover"
        label={t('handover')}
        options={(['pickup', 'delivery'] as const).map((value) => ({
          value,
          title: t(value),
          detail: value === 'delivery' ? orders.delivery_note : undefined,
        }))}
        value={basket.handover}
        onChange={(handover) => change({ handover })}
      />
      {basket.handover === 'delivery' && (
        <TextArea
          required
          name="address"
          rows={2}
          autoComplete="street-address"
          label={t('address')}
          value={basket.address}
          error={errors.address}
          onChange={(event) => change({ address: event.currentTarget.value })}
        />
      )}
    </>
  )
}
