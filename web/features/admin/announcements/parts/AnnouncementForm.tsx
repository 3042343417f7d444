import { type Ref, type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { audiences, deskLimits } from '../../../../../contract/admin-limits.ts'
import { lengthOf } from '../../../../../contract/rules.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Stack } from '../../../../ui/Layout.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { isNearTheEnd, TextArea } from '../../../../ui/TextArea.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { Key } from '../../desk/Key.tsx'
import { useKeys } from '../../desk/keys.ts'
import { Panel } from '../../desk/Panel.tsx'
import type { NewAnnouncement } from '../announcements.api.ts'
import { type AnnouncementField, type Broken, brokenIn, EMPTY } from './announcement-form.ts'
import { PreviewDialog } from './PreviewDialog.tsx'

/** Written in both languages, then looked at as it will stand at the bell. */
export const AnnouncementForm = () => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'announcements' })
  const [words, setWords] = useState(EMPTY)
  const [broken, setBroken] = useState<Broken>({})
  const [isLooking, setLooking] = useState(false)
  const first = useRef<HTMLTextAreaElement>(null)
  useKeys([{ key: 'a', words: t('new'), act: () => first.current?.focus() }])

  const write = (change: Partial<NewAnnouncement>) => {
    const next = { ...words, ...change }
    setWords(next)
    if (Object.keys(broken).length > 0) setBroken(brokenIn(next) ?? {})
  }
  const look = (event: SubmitEvent) => {
    event.preventDefault()
    const problems = brokenIn(words)
    setBroken(problems ?? {})
    if (!problems) setLooking(true)
  }
  const errorOf = (field: AnnouncementField) => {
    const problem = broken[field]
    return problem && t(`broken.${problem}`, { most: deskLimits.announcement })
  }
  return (
    <Panel title={t('new')} aside={<Key>a</Key>}>
      <form noValidate onSubmit={look}>
        <Stack>
          <AudienceField words={words} onWrite={write} />
          <LanguageField ref={first} language="en" {...{ words, write }} error={errorOf('text_en')} />
          <LanguageField language="hi" {...{ words, write }} error={errorOf('text_hi')} />
          <TextInput
            name="path"
            label={t('path')}
            hint={t('pathHint')}
            optionalText={t('optional')}
            autoComplete="off"
            spellCheck={false}
            value={words.path}
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
      {isLooking && (
        <PreviewDialog words={words} onSent={() => setWords(EMPTY)} onClose={() => setLooking(false)} />
      )}
    </Panel>
  )
}

type AudienceProps = { words: NewAnnouncement; onWrite: (change: Partial<NewAnnouncement>) => void }

const AudienceField = ({ words, onWrite }: AudienceProps) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'announcements' })
  const choose = (value: string) => onWrite({ audience: audiences.find((each) => each === value) ?? 'all' })
  return (
    <Select
      name="audience"
      label={t('audience')}
      value={words.audience}
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
  words: NewAnnouncement
  write: (change: Partial<NewAnnouncement>) => void
  error: string | undefined
}

const LanguageField = ({ ref, language, words, write, error }: LanguageProps) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'announcements' })
  const field = `text_${language}` as const
  const most = deskLimits.announcement
  const used = lengthOf(words[field])
  return (
    <TextArea
      ref={ref}
      name={field}
      lang={language}
      label={t(field)}
      required
      rows={3}
      hint={isNearTheEnd(used, most) ? t('counter', { used, most }) : undefined}
      error={error}
      value={words[field]}
      onChange={(event) => write({ [field]: event.currentTarget.value })}
    />
  )
}
