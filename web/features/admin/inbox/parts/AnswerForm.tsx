import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
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
  const box = useRef<HTMLTextAreaElement>(null)
  const { text, write, error, problem, isBusy, submit } = useAnswer(message, onAnswered)
  useShortcuts([{ key: 'r', label: t('label'), act: () => box.current?.focus() }])
  const used = lengthOf(text)
  const most = adminLimits.contactAnswer
  return (
    <Panel title={t('title')} aside={<ShortcutKey>r</ShortcutKey>}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextArea
            ref={box}
            name="answer"
            label={t('label')}
            rows={6}
            required
            lang={message.language}
            aria-keyshortcuts="r"
            hint={isNearLimit(used, most) ? t('counter', { used, most }) : t(`hint.${message.language}`)}
            error={error}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            readOnly={isBusy}
          />
          {problem && <Notice kind="error">{problem}</Notice>}
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

const useAnswer = (message: InboxMessage, onAnswered: () => void) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox.answer' })
  const { id: accountId } = useStaff()
  const [text, write] = useDraft({ accountId, name: `letter-${message.id}` })
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { invalidate, errorText } = useStaffAction(INBOX)
  const keyFor = useIdempotencyKey()

  const { write: send, isPending } = useWrite({
    mutationFn: () => ignoreAlreadyDone(answerMessage(message.id, text, keyFor([message.id, text]))),
    onDone: () => {
      write('')
      adminToast({ kind: 'success', text: t('sent') })
      onAnswered()
      return invalidate()
    },
    onFailed: (failure) => setProblem(errorText(failure)),
  })
  const brokenRule = () => {
    const used = lengthOf(text)
    if (used === 0) return t('required')
    return used > adminLimits.contactAnswer ? t('long', { most: adminLimits.contactAnswer }) : undefined
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const broken = brokenRule()
    setError(broken)
    setProblem(undefined)
    if (!broken) send()
  }
  return { text, write, error, problem, isBusy: isPending, submit }
}
