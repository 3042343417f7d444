import { type Ref, type SubmitEvent, useRef, useState } from 'react'
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
import {
  type AnnouncementField,
  type AnnouncementErrors,
  validateAnnouncement,
  EMPTY_ANNOUNCEMENT,
} from './announcement-form.ts'
import { PreviewDialog } from './PreviewDialog.tsx'

export const AnnouncementForm = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const [draft, setDraft] = useState(EMPTY_ANNOUNCEMENT)
  const [errors, setErrors] = useState<AnnouncementErrors>({})
  const [isPreviewing, setPreviewing] = useState(false)
  const first = useRef<HTMLTextAreaElement>(null)
  useShortcuts([{ key: 'a', label: t('new'), act: () => first.current?.focus() }])

  const write = (change: Partial<NewAnnouncement>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    if (Object.keys(errors).length > 0) setErrors(validateAnnouncement(next) ?? {})
  }
  const openPreview = (event: SubmitEvent) => {
    event.preventDefault()
    const problems = validateAnnouncement(draft)
    setErrors(problems ?? {})
    if (!problems) setPreviewing(true)
  }
  const errorOf = (field: AnnouncementField) => {
    const problem = errors[field]
    return problem && t(`broken.${problem}`, { most: adminLimits.announcement })
  }
  return (
    <Panel title={t('new')} aside={<ShortcutKey>a</ShortcutKey>}>
      <form noValidate onSubmit={openPreview}>
        <Stack>
          <AudienceField draft={draft} onWrite={write} />
          <LanguageField ref={first} language="en" {...{ draft, write }} error={errorOf('text_en')} />
          <LanguageField language="hi" {...{ draft, write }} error={errorOf('text_hi')} />
          <TextInput
            name="path"
            label={t('path')}
            hint={t('pathHint')}
            optionalText={t('optional')}
            autoComplete="off"
            spellCheck={false}
            value={draft.path}
            error={errorOf('path')}
            onChange={(event) => write({ path: event.currentTarget.value })}
          />
          <div>
            <Button type="submit" loading={false} icon="eye">
              {t('look')}
            </Button>
          </div>
        </Stack>
      </form>
      {isPreviewing && (
        <PreviewDialog
          announcement={draft}
          onSent={() => setDraft(EMPTY_ANNOUNCEMENT)}
          onClose={() => setPreviewing(false)}
        />
      )}
    </Panel>
  )
}

type AudienceProps = { draft: NewAnnouncement; onWrite: (change: Partial<NewAnnouncement>) => void }

const AudienceField = ({ draft, onWrite }: AudienceProps) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const choose = (value: string) => onWrite({ audience: audiences.find((each) => each === value) ?? 'all' })
  return (
    <Select
      name="audience"
      label={t('audience')}
      value={draft.audience}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {audiences.map((audience) => (
        <option key={audience} value={audience}>
          {t(`audiences.${audience}`)}
        </option>
      ))}
    </Select>
  )
}

type LanguageProps = {
  ref?: Ref<HTMLTextAreaElement>
  language: 'en' | 'hi'
  draft: NewAnnouncement
  write: (change: Partial<NewAnnouncement>) => void
  error: string | undefined
}

const LanguageField = ({ ref, language, draft, write, error }: LanguageProps) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const field = `text_${language}` as const
  const most = adminLimits.announcement
  const used = lengthOf(draft[field])
  return (
    <TextArea
      ref={ref}
      name={field}
      lang={language}
      label={t(field)}
      required
      rows={3}
      hint={isNearLimit(used, most) ? t('counter', { used, most }) : undefined}
      error={error}
      value={draft[field]}
      onChange={(event) => write({ [field]: event.currentTarget.value })}
    />
  )
}
