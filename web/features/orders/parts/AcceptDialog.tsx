import { useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { orderNote } from '../../../../contract/order-rules.ts'
import { formatPrice } from '../../../lib/format/format.ts'
import { paiseOf, rupeesOf } from '../../../lib/format/rupees.ts'
import { useRuleForm } from '../../../lib/forms/useRuleForm.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Order } from '../orders.api.ts'
import type { useChangeOrder } from './useChangeOrder.ts'

type Props = {
  order: Order
  change: ReturnType<typeof useChangeOrder>['change']
  onClose: () => void
}

type Values = { total: string; note: string }

const totalRule = (typed: string) => {
  const paise = paiseOf(typed)
  const isTotal = paise !== null && Number.isInteger(paise) && paise <= limits.order.paise
  return isTotal ? undefined : ('orderTotalWrong' as const)
}

/** With the total, which the business may change: for delivery, or for items without a price. */
export const AcceptDialog = ({ order, change, onClose }: Props) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'accept' })
  const { subtotal_paise: subtotal, has_unpriced: hasUnpriced } = order
  const [problem, setProblem] = useState<string>()
  const form = useRuleForm<Values>({
    t,
    fields: ['total', 'note'],
    initialValues: { total: hasUnpriced ? '' : rupeesOf(subtotal), note: '' },
    shouldFocusError: true,
  })
  const { write, isPending } = useWrite({
    mutationFn: ({ total, note }: Values) =>
      change({ status: 'accepted', total_paise: paiseOf(total) ?? 0, note }),
    onDone: (failure) => {
      setProblem(failure)
      if (failure === undefined) onClose()
    },
  })
  return (
    <FormDialog
      title={t('title', { number: order.number })}
      cancelText={t('cancel')}
      submitText={t('submit')}
      loadingText={t('sending')}
      loading={isPending}
      error={problem}
      onSubmit={form.onSubmit((values) => write(values))}
      onClose={onClose}
    >
      <TextInput
        {...form.bind('total', totalRule)}
        required
        before="₹"
        inputMode="decimal"
        autoComplete="off"
        hint={t(hasUnpriced ? 'totalUnpriced' : 'totalHint', { price: formatPrice(subtotal) })}
      />
      <TextArea
        {...form.bind('note', orderNote)}
        rows={2}
        optionalText={t('optional')}
        hint={t('noteHint')}
      />
    </FormDialog>
  )
}
