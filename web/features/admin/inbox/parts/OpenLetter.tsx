import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { formatMoment } from '../../../../lib/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Column, Columns } from '../../desk/Columns.tsx'
import { DeskPage } from '../../desk/DeskPage.tsx'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { useKeys } from '../../desk/keys.ts'
import { Panel } from '../../desk/Panel.tsx'
import { inboxPath, type InboxStatus, letterPath } from '../inbox-filter.ts'
import type { InboxMessage } from '../inbox.api.ts'
import { AnswerForm } from './AnswerForm.tsx'
import styles from './OpenLetter.module.css'
import { Sender } from './Sender.tsx'
import { useNextLetter } from './useNextLetter.ts'
import { useSettle } from './useSettle.ts'

type Props = { letter: InboxMessage; status: InboxStatus }

export const OpenLetter = ({ letter, status }: Props) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox' })
  const navigate = useNavigate()
  const nextLetter = useNextLetter(letter.id, status)
  const goOn = () => {
    const next = nextLetter()
    void navigate(next === undefined ? inboxPath(status) : letterPath(next, status))
  }
  useKeys([{ key: 'u', words: t('up'), act: () => void navigate(inboxPath(status)) }])
  return (
    <DeskPage
      title={letter.subject}
      text={<State letter={letter} />}
      back={{ to: inboxPath(status), text: t('back') }}
      actions={
        <>
          <SettleButton letter={letter} />
          <KeyButton shortcut="n" size="small" words={t('next')} onAct={goOn} />
        </>
      }
    >
      <Columns>
        <Column>
          <Panel title={t('message')}>
            <p className={styles.words} lang={letter.language}>
              {letter.message}
            </p>
          </Panel>
          <Answers letter={letter} />
          <AnswerForm letter={letter} onAnswered={goOn} />
        </Column>
        <Column>
          <Sender letter={letter} />
        </Column>
      </Columns>
    </DeskPage>
  )
}

const TONES = { new: 'marigold', answered: 'leaf', closed: 'indigo' } as const

const State = ({ letter: { status, since } }: { letter: InboxMessage }) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox' })
  return (
    <>
      <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
      {t('since', { when: formatMoment(since, useLanguage()) })}
    </>
  )
}

const SettleButton = ({ letter: { id, status } }: { letter: InboxMessage }) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox' })
  const { mayAnswer, isBusy, close, reopen } = useSettle()
  if (!mayAnswer) return null
  const face = { size: 'small', loading: isBusy } as const
  return (
    <>
      {status !== 'closed' && <KeyButton {...face} shortcut="e" words={t('close')} onAct={() => close(id)} />}
      {status !== 'new' && <KeyButton {...face} shortcut="o" words={t('reopen')} onAct={() => reopen(id)} />}
    </>
  )
}

const Answers = ({ letter: { answers, language: theirs } }: { letter: InboxMessage }) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox' })
  const language = useLanguage()
  if (answers.length === 0) return null
  return (
    <Panel title={t('answers')}>
      <ol className={styles.answers}>
        {answers.map(({ id, answer, answered_by, answered_at }) => (
          <li key={id}>
            <p className={styles.words} lang={theirs}>
              {answer}
            </p>
            <p className={styles.by}>
              {t('by', { name: answered_by, when: formatMoment(answered_at, language) })}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
