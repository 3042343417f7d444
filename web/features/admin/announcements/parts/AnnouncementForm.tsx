import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { audiences, adminLimits } from '../../../../../contract/admin-limits.ts'
import { lengthOf } from '../../../../../contract/rules.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Stack } from '../../../../ui/Layout.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { isNearLimit, TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { ShortcutKey } from '../../shell/ShortcutKey.tsx'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { Panel } from '../../shell/Panel.tsx'
import type { NewAnnouncement } from '../announcements.api.ts'
import { announcementRules } from './announcement-rules.ts'
import { PreviewDialog } from './PreviewDialog.tsx'

const EMPTY: NewAnnouncement = { audience: 'all', text_en: '', text_hi: '', path: '' }
const most = adminLimits.announcement

export const AnnouncementForm = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const form = useForm({ defaultValues: EMPTY })
  const [preview, setPreview] = useState<NewAnnouncement>()
  const bind = useBoundField(form)
  useShortcuts([{ key: 'a', label: t('new'), act: () => form.setFocus('text_en') }])
  return (
    <Panel title={t('new')} aside={<ShortcutKey>a</ShortcutKey>}>
      <form noValidate onSubmit={form.handleSubmit(setPreview)}>
        <Stack>
          <Select {...form.register('audience')} label={t('audience')}>
            {audiences.map((audience) => (
              <option key={audience} value={audience}>
                {t(`audiences.${audience}`)}
              </option>
            ))}
          </Select>
          <LanguageField form={form} language="en" />
          <LanguageField form={form} language="hi" />
          <TextInput
            {...bind('path')}
            hint={t('pathHint')}
            optionalText={t('optional')}
            autoComplete="off"
            spellCheck={false}
          />
          <div>
            <Button type="submit" loading={false} icon="eye">
              {t('look')}
            </Button>
          </div>
        </Stack>
      </form>
      {preview && (
        <PreviewDialog
          announcement={preview}
          onSent={() => form.reset()}
          onClose={() => setPreview(undefined)}
        />
      )}
    </Panel>
  )
}

type Form = UseFormReturn<NewAnnouncement>

const useBoundField = ({ register, formState: { errors } }: Form) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  return (name: keyof typeof announcementRules) => {
    const problem = errors[name]?.message
    return {
      ...register(name, { validate: announcementRules[name] }),
      label: t(name),
      error: problem && t(`broken.${problem}`, { most }),
    }
  }
}

const LanguageField = ({ form, language }: { form: Form; language: 'en' | 'hi' }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const name = `text_${language}` as const
  const used = lengthOf(useWatch({ control: form.control, name }))
  return (
    <TextArea
      {...useBoundField(form)(name)}
      lang={language}
      required
      rows={3}
      hint={isNearLimit(used, most) ? t('counter', { used, most }) : undefined}
    />
  )
}
