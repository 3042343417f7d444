import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskLimits } from '../../../../../contract/admin-limits.ts'
import { lengthOf } from '../../../../../contract/rules.ts'
import { providerToast as deskToast } from '../../../../lib/toast.ts'
import { unlessDone } from '../../../../lib/unless-done.ts'
import { useDraft } from '../../../../lib/useDraft.ts'
import { useOneAtATime } from '../../../../lib/useOneAtATime.ts'
import { useSendKey } from '../../../../lib/useSendKey.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Stack } from '../../../../ui/Layout.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { isNearTheEnd, TextArea } from '../../../../ui/TextArea.tsx'
import { Key } from '../../desk/Key.tsx'
import { useKeys } from '../../desk/keys.ts'
import { Panel } from '../../desk/Panel.tsx'
import { useAct } from '../../desk/useAct.ts'
import { useStaff } from '../../desk/useStaff.ts'
import { answerMessage, INBOX, type InboxMessage } from '../inbox.api.ts'

type Props = { letter: InboxMessage; onAnswered: () => void }

/** For whoever may answer, while it waits for one. */
export const AnswerForm = ({ letter, onAnswered }: Props) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox.answer' })
  const { may } = useStaff()
  if (letter.status !== 'new') return null
  if (!may('answer_inbox')) return <Notice kind="info">{t('mayNot')}</Notice>
  if (letter.email === '') return <Notice kind="info">{t('noAddress')}</Notice>
  return <Answer letter={letter} onAnswered={onAnswered} />
}

const Answer = ({ letter, onAnswered }: Props) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox.answer' })
  const box = useRef<HTMLTextAreaElement>(null)
  const { words, write, error, problem, isBusy, submit } = useAnswer(letter, onAnswered)
  useKeys([{ key: 'r', words: t('label'), act: () => box.current?.focus() }])
  const used = lengthOf(words)
  const most = deskLimits.contactAnswer
  return (
    <Panel title={t('title')} aside={<Key>r</Key>}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextArea
            ref={box}
            name="answer"
            label={t('label')}
            rows={6}
            required
            lang={letter.language}
            aria-keyshortcuts="r"
            hint={isNearTheEnd(used, most) ? t('counter', { used, most }) : t(`hint.${letter.language}`)}
            error={error}
            value={words}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={byKey}
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

// Enter alone begins a new line; Escape gives the letters back to the page.
const byKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  if (event.key === 'Escape') event.currentTarget.blur()
}

const useAnswer = (letter: InboxMessage, onAnswered: () => void) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox.answer' })
  const { id: accountId } = useStaff()
  const [words, write] = useDraft({ accountId, name: `letter-${letter.id}` })
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  const { anew, problemOf } = useAct(INBOX)
  const keyFor = useSendKey()

  const send = async () => {
    try {
      await unlessDone(answerMessage(letter.id, words, keyFor([letter.id, words])))
    } catch (failure) {
      return setProblem(problemOf(failure))
    }
    write('')
    deskToast({ kind: 'success', text: t('sent') })
    onAnswered()
    await anew()
  }
  const brokenRule = () => {
    const used = lengthOf(words)
    if (used === 0) return t('required')
    return used > deskLimits.contactAnswer ? t('long', { most: deskLimits.contactAnswer }) : undefined
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const broken = brokenRule()
    setError(broken)
    setProblem(undefined)
    if (!broken) void run(send)
  }
  return { words, write, error, problem, isBusy, submit }
}
