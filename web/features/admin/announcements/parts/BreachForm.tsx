import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { adminLimits } from '../../../../../contract/admin-limits.ts'
import { lengthOf } from '../../../../../contract/rules.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { isNearLimit, TextArea } from '../../../../ui/forms/TextArea.tsx'
import { Stack } from '../../../../ui/Layout.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import type { BreachNotice } from '../announcements.api.ts'
import { type BreachFields, breachAudience, breachRecipients, breachRules } from './breach-rules.ts'
import { breachTemplate } from './breach-template.ts'
import { BreachPreviewDialog } from './BreachPreviewDialog.tsx'

const TEMPLATE: BreachFields = {
  recipients: 'chosen',
  since: '',
  ids: '',
  text_en: breachTemplate.en,
  text_hi: breachTemplate.hi,
  path: '/security',
}
const most = adminLimits.breachNotice

const noticeOf = (fields: BreachFields): BreachNotice => ({
  kind: 'breach',
  audience: breachAudience(fields),
  text_en: fields.text_en,
  text_hi: fields.text_hi,
  path: fields.path,
})

export const BreachForm = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const form = useForm({ defaultValues: TEMPLATE, shouldUnregister: false })
  const [preview, setPreview] = useState<BreachNotice>()
  const bind = useBoundField(form)
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => setPreview(noticeOf(fields)))}>
      <Stack>
        <RecipientFields form={form} />
        <LanguageField form={form} language="en" />
        <LanguageField form={form} language="hi" />
        <TextInput {...bind('path')} hint={t('pathHint')} autoComplete="off" spellCheck={false} />
        <div>
          <Button type="submit" loading={false} icon="eye">
            {t('look')}
          </Button>
        </div>
      </Stack>
      {preview && <BreachPreviewDialog notice={preview} onClose={() => setPreview(undefined)} />}
    </form>
  )
}

type Form = UseFormReturn<BreachFields>

const useBoundField = ({ register, formState: { errors } }: Form) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  return (name: keyof typeof breachRules) => {
    const problem = errors[name]?.message
    return {
      ...register(name, { validate: breachRules[name] }),
      label: t(name),
      error: problem && t(`broken.${problem}`, { most, accounts: adminLimits.breachAccounts }),
    }
  }
}

const RecipientFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const bind = useBoundField(form)
  const recipients = useWatch({ control: form.control, name: 'recipients' })
  return (
    <>
      <Select {...form.register('recipients')} label={t('recipients')}>
        {breachRecipients.map((each) => (
          <option key={each} value={each}>
            {t(`audiences.${each}`)}
          </option>
        ))}
      </Select>
      {recipients === 'chosen' && (
        <TextArea {...bind('ids')} key="ids" required rows={2} hint={t('idsHint')} spellCheck={false} />
      )}
      {recipients === 'since' && (
        <TextInput {...bind('since')} key="since" required type="datetime-local" hint={t('sinceHint')} />
      )}
    </>
  )
}

const LanguageField = ({ form, language }: { form: Form; language: 'en' | 'hi' }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const name = `text_${language}` as const
  const used = lengthOf(useWatch({ control: form.control, name }))
  const bound = useBoundField(form)(name)
  const hint = isNearLimit(used, most) ? t('counter', { used, most }) : !bound.error && t('fill')
  return <TextArea {...bound} lang={language} required rows={12} hint={hint || undefined} />
}
