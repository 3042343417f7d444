import type { KeyboardEvent, SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { adminLimits } from '../../../../../contract/admin-limits.ts'
import { lengthOf } from '../../../../../contract/rules.ts'
import { showProviderToast as adminToast } from '../../../../lib/toast.ts'
import { ignoreAlreadyDone } from '../../../../lib/http/ignore-already-done.ts'
import { useDraft } from '../../../../lib/forms/useDraft.ts'
import { useWrite } from '../../../../lib/forms/useWrite.ts'
import { useIdempotencyKey } from '../../../../lib/http/useIdempotencyKey.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Stack } from '../../../../ui/Layout.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { isNearLimit, TextArea } from '../../../../ui/forms/TextArea.tsx'
import { ShortcutKey } from '../../shell/ShortcutKey.tsx'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { Panel } from '../../shell/Panel.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { useStaff } from '../../shell/useStaff.ts'
import { answerMessage, INBOX, type InboxMessage } from '../inbox.api.ts'

const most = adminLimits.contactAnswer

type Props = { message: InboxMessage; onAnswered: () => void }

export const AnswerForm = ({ message, onAnswered }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox.answer' })
  const { may } = useStaff()
  if (message.status !== 'new') return null
  if (!may('answer_inbox')) return <Notice kind="info">{t('mayNot')}</Notice>
  if (message.email === '') return <Notice kind="info">{t('noAddress')}</Notice>
  return <AnswerBox message={message} onAnswered={onAnswered} />
}

const AnswerBox = ({ message, onAnswered }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox.answer' })
  const { form, draft, saveDraft, isBusy, submit } = useAnswer(message, onAnswered)
  const { errors } = form.formState
  useShortcuts([{ key: 'r', label: t('label'), act: () => form.setFocus('answer') }])
  const used = lengthOf(draft)
  const validate = (text: string) => {
    if (lengthOf(text) === 0) return t('required')
    return lengthOf(text) > most ? t('long', { most }) : undefined
  }
  return (
    <Panel title={t('title')} aside={<ShortcutKey>r</ShortcutKey>}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextArea
            {...form.register('answer', { validate, onChange: ({ target }) => saveDraft(target.value) })}
            label={t('label')}
            rows={6}
            required
            lang={message.language}
            aria-keyshortcuts="r"
            hint={isNearLimit(used, most) ? t('counter', { used, most }) : t(`hint.${message.language}`)}
            error={errors.answer?.message}
            onKeyDown={onKeyDown}
            readOnly={isBusy}
          />
          {errors.root && <Notice kind="error">{errors.root.message}</Notice>}
          <div>
            <Button type="submit" loading={isBusy} loadingText={t('sending')}>
              {t('submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  )
}

// Escape leaves the field, so that the shortcuts of the page work again.
const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  if (event.key === 'Escape') event.currentTarget.blur()
}

const useAnswer = ({ id }: InboxMessage, onAnswered: () => void) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox.answer' })
  const { id: accountId } = useStaff()
  const [draft, saveDraft] = useDraft({ accountId, name: `letter-${id}` })
  const form = useForm({ defaultValues: { answer: draft } })
  const { invalidate, errorText } = useStaffAction(INBOX)
  const keyFor = useIdempotencyKey()
  const { write, isPending } = useWrite({
    mutationFn: ({ answer }: { answer: string }) =>
      ignoreAlreadyDone(answerMessage(id, answer, keyFor([id, answer]))),
    onDone: () => {
      saveDraft('')
      adminToast({ kind: 'success', text: t('sent') })
      onAnswered()
      return invalidate()
    },
    onFailed: (error) => form.setError('root', { message: errorText(error) }),
  })
  const submit = (event: SubmitEvent) => void form.handleSubmit(write)(event)
  return { form, draft, saveDraft, isBusy: isPending, submit }
}
