import { useController, useWatch } from 'react-hook-form'
import { yearAhead } from '../../../../contract/hours-rules.ts'
import { limits } from '../../../../contract/limits.ts'
import { type PostKind, postKinds } from '../../../../contract/post-kinds.ts'
import { dateOf } from '../../../../contract/open-state.ts'
import { useIndiaDay } from '../../../lib/time/useIndiaDay.ts'
import { RadioCards } from '../../../ui/forms/RadioCards.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { endForKind } from './kind-fields.ts'
import styles from './KindFields.module.css'
import type { PostForm } from './usePostForm.ts'

type Props = { form: PostForm }

export const KindChoice = ({ form: { t, hook, errorOf } }: Props) => {
  const { field } = useController({ control: hook.control, name: 'kind' })
  const choose = (kind: PostKind) => {
    field.onChange(kind)
    hook.setValue('ends_at', endForKind(kind, hook.getValues('ends_at')))
    hook.clearErrors()
  }
  return (
    <RadioCards
      name="kind"
      label={t('fields.kind')}
      value={field.value}
      onChange={choose}
      error={errorOf('kind')}
      options={postKinds.map((value) => ({
        value,
        title: t(`kinds.${value}.title`),
        detail: t(`kinds.${value}.text`),
      }))}
    />
  )
}

export const KindFields = ({ form }: Props) => {
  const kind = useWatch({ control: form.hook.control, name: 'kind' })
  if (kind === 'update') return null
  return (
    <div className={styles.fields}>
      {kind === 'offer' ? <LastDay form={form} /> : <EventTimes form={form} />}
      <PriceFields form={form} />
    </div>
  )
}

const LastDay = ({ form: { t, bind } }: Props) => {
  const today = dateOf(useIndiaDay())
  return (
    <div className={styles.wide}>
      <TextInput
        {...bind('ends_at')}
        label={t('fields.lastDay')}
        hint={t('hints.lastDay')}
        type="date"
        required
        min={today}
        max={yearAhead(today)}
      />
    </div>
  )
}

const EventTimes = ({ form: { t, bind } }: Props) => (
  <>
    <TextInput {...bind('starts_at')} type="datetime-local" required />
    <TextInput {...bind('ends_at')} hint={t('hints.eventEnd')} type="datetime-local" required />
  </>
)

const PriceFields = ({ form: { t, bind } }: Props) => {
  const typed = { optionalText: t('optional'), autoComplete: 'off' }
  return (
    <>
      <TextInput {...bind('price_paise')} {...typed} before="₹" inputMode="decimal" />
      <TextInput
        {...bind('was_price_paise')}
        {...typed}
        before="₹"
        inputMode="decimal"
        hint={t('hints.was_price_paise')}
      />
      <div className={styles.wide}>
        <TextInput
          {...bind('offer_code')}
          {...typed}
          hint={t('hints.offer_code')}
          maxLength={limits.offer.code}
        />
      </div>
    </>
  )
}
