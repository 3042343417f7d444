import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { deliveryNote, upiId } from '../../../../contract/order-rules.ts'
import { paiseOf, rupeesOf } from '../../../lib/format/rupees.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { useOptimisticMutation } from '../../../lib/forms/useOptimisticMutation.ts'
import { useRuleForm } from '../../../lib/forms/useRuleForm.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { showProviderToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { type OrderSettings, orderSettingsQuery, saveOrderSettings } from '../order-settings.api.ts'

type Props = { accountId: number; settings: OrderSettings }

type Values = { min_order_paise: string; delivers: boolean; delivery_note: string; upi_id: string }

const minimumRule = (typed: string) => {
  const paise = paiseOf(typed)
  const isAmount = paise === null || (Number.isInteger(paise) && paise <= limits.order.paise)
  return isAmount ? undefined : ('orderTotalWrong' as const)
}

export const OrderSettingsForm = (props: Props) => (
  <Stack>
    <OnSwitch {...props} />
    <Details {...props} />
  </Stack>
)

const useShowSaved = (accountId: number) => {
  const client = useQueryClient()
  return (saved: OrderSettings) => client.setQueryData(orderSettingsQuery(accountId).queryKey, saved)
}

/** Saved at once. */
const OnSwitch = ({ accountId, settings }: Props) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'settings' })
  const { mutate, variables } = useOptimisticMutation({
    key: ['takes orders', accountId],
    mutationFn: (isOn: boolean) => saveOrderSettings({ is_on: isOn }),
    onDone: useShowSaved(accountId),
    onFailed: (error) =>
      showProviderToast({ kind: 'error', text: `${t('notSaved')} ${reasonText(t, error, t('noAnswer'))}` }),
  })
  return (
    <Switch
      label={t('isOn')}
      hint={t('isOnHint')}
      checked={variables ?? settings.is_on}
      onChange={(event) => mutate(event.currentTarget.checked)}
    />
  )
}

const valuesOf = (settings: OrderSettings): Values => ({
  min_order_paise: settings.min_order_paise === 0 ? '' : rupeesOf(settings.min_order_paise),
  delivers: settings.delivers,
  delivery_note: settings.delivery_note,
  upi_id: settings.upi_id,
})

const useDetailsForm = ({ accountId, settings }: Props) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'settings' })
  const [problem, setProblem] = useState<string>()
  const showSaved = useShowSaved(accountId)
  const form = useRuleForm<Values>({
    t,
    fields: ['min_order_paise', 'delivery_note', 'upi_id'],
    initialValues: valuesOf(settings),
    shouldFocusError: true,
  })
  const { write, isPending } = useWrite({
    mutationFn: (values: Values) => {
      setProblem(undefined)
      return saveOrderSettings({ ...values, min_order_paise: paiseOf(values.min_order_paise) ?? 0 })
    },
    onDone: (saved) => {
      showSaved(saved)
      form.hook.reset(valuesOf(saved))
      showProviderToast({ kind: 'success', text: t('saved') })
    },
    onFailed: (error) => {
      if (form.show(error).length === 0) setProblem(`${t('notSaved')} ${reasonText(t, error, t('noAnswer'))}`)
    },
  })
  return { ...form, t, problem, isPending, submit: form.onSubmit((values) => write(values)) }
}

const Details = (props: Props) => {
  const { t, hook, bind, problem, isPending, submit } = useDetailsForm(props)
  return (
    <form noValidate inert={isPending} onSubmit={submit}>
      <Stack>
        <TextInput
          {...bind('min_order_paise', minimumRule)}
          before="₹"
          inputMode="decimal"
          autoComplete="off"
          optionalText={t('optional')}
        />
        <Checkbox {...hook.register('delivers')} label={t('fields.delivers')} />
        {hook.watch('delivers') && (
          <TextArea
            {...bind('delivery_note', deliveryNote)}
            rows={2}
            optionalText={t('optional')}
            hint={t('deliveryHint')}
          />
        )}
        <TextInput
          {...bind('upi_id', (typed) => upiId(typed.trim()), { setValueAs: (typed: string) => typed.trim() })}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="name@bank"
          optionalText={t('optional')}
          hint={t('upiHint')}
        />
        {problem && <Notice kind="error">{problem}</Notice>}
        <div>
          <Button type="submit" icon="check" loading={isPending} loadingText={t('sending')}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
