import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { AdminPage } from '../../shell/AdminPage.tsx'
import { Column, Columns } from '../../shell/Columns.tsx'
import { Deadline } from '../../shell/Deadline.tsx'
import { Panel } from '../../shell/Panel.tsx'
import { ShortcutButton } from '../../shell/ShortcutButton.tsx'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { inboxPath, type InboxStatus, messagePath } from '../inbox-filter.ts'
import { UrgencyDialog } from '../../shell/UrgencyDialog.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { correctMessageUrgency, INBOX, type InboxMessage, inboxQuery } from '../inbox.api.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { CloseDialog } from './CloseDialog.tsx'
import styles from './MessageView.module.css'
import { Sender } from './Sender.tsx'
import { useMessageStatus } from './useMessageStatus.ts'

/** Of the list that it was opened from; after the last one, the first of the others. */
const useNextMessage = (id: number, status: InboxStatus) => {
  const client = useQueryClient()
  return () => {
    const list = client.getQueryData(inboxQuery(status).queryKey)
    const ids = list?.pages.flatMap(({ reply }) => reply.map((row) => row.id)) ?? []
    const at = ids.indexOf(id)
    return ids[at + 1] ?? ids.find((each) => each !== id)
  }
}

type Props = { message: InboxMessage; status: InboxStatus }

export const MessageView = ({ message, status }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox' })
  const navigate = useNavigate()
  const nextMessage = useNextMessage(message.id, status)
  const openNextMessage = () => {
    const next = nextMessage()
    void navigate(next === undefined ? inboxPath(status) : messagePath(next, status))
  }
  useShortcuts([{ key: 'u', label: t('up'), act: () => void navigate(inboxPath(status)) }])
  return (
    <AdminPage
      title={message.subject}
      text={<MessageStatusLine message={message} />}
      back={{ to: inboxPath(status), text: t('back') }}
      actions={
        <>
          <StatusButtons message={message} />
          <ShortcutButton shortcut="n" size="small" label={t('next')} onPress={openNextMessage} />
        </>
      }
    >
      <Columns>
        <Column>
          <Panel title={t('message')}>
            <p className={styles.text} lang={message.language}>
              {message.message}
            </p>
          </Panel>
          {message.close_reason !== null && (
            <Panel title={t('closeReason')}>
              <p className={styles.text} lang={message.language}>
                {message.close_reason}
              </p>
            </Panel>
          )}
          <Answers message={message} />
          <AnswerForm message={message} onAnswered={openNextMessage} />
        </Column>
        <Column>
          <Sender message={message} />
        </Column>
      </Columns>
    </AdminPage>
  )
}

const TONES = { new: 'marigold', answered: 'leaf', closed: 'indigo' } as const

const MessageStatusLine = ({ message }: { message: InboxMessage }) => {
  const { status, since } = message
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox' })
  return (
    <>
      <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
      {t('since', { when: formatDateTime(since, useLanguage()) })}
      <Deadline clock={message} />
    </>
  )
}

const StatusButtons = ({ message }: { message: InboxMessage }) => {
  const { id, status, deadline } = message
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox' })
  const { mayAnswer, isBusy, acknowledge, close, reopen } = useMessageStatus()
  const [isClosing, setClosing] = useState(false)
  if (!mayAnswer) return null
  const isNew = status === 'new'
  const buttonProps = { size: 'small', loading: isBusy } as const
  return (
    <>
      {deadline?.step === 'acknowledge' && (
        <ShortcutButton
          {...buttonProps}
          shortcut="c"
          label={t('acknowledge')}
          onPress={() => acknowledge(id)}
        />
      )}
      {isNew && <CorrectUrgency message={message} />}
      {status !== 'closed' && (
        <ShortcutButton
          {...buttonProps}
          shortcut="e"
          label={t('close')}
          onPress={() => (isNew ? setClosing(true) : close(id))}
        />
      )}
      {!isNew && (
        <ShortcutButton {...buttonProps} shortcut="o" label={t('reopen')} onPress={() => reopen(id)} />
      )}
      {isClosing && <CloseDialog message={message} onClose={() => setClosing(false)} />}
    </>
  )
}

const CorrectUrgency = ({ message: { id, subject, urgency } }: { message: InboxMessage }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'clock.correct' })
  const { invalidate } = useStaffAction(INBOX)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ShortcutButton shortcut="y" size="small" label={t('open')} onPress={() => setOpen(true)} />
      {isOpen && (
        <UrgencyDialog
          about={subject}
          urgency={urgency}
          correct={(correction) => correctMessageUrgency(id, correction)}
          onDone={invalidate}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const Answers = ({ message: { answers, language: theirs } }: { message: InboxMessage }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox' })
  const language = useLanguage()
  if (answers.length === 0) return null
  return (
    <Panel title={t('answers')}>
      <ol className={styles.answers}>
        {answers.map(({ id, answer, answered_by, answered_at }) => (
          <li key={id}>
            <p className={styles.text} lang={theirs}>
              {answer}
            </p>
            <p className={styles.by}>
              {t('by', { name: answered_by, when: formatDateTime(answered_at, language) })}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
