import { Fragment, useState } from 'react'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { logWarning } from '../../../lib/log.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Side } from '../chat-log.ts'
import { formatDay } from './format-day.ts'
import { toMessageViews } from './message-views.ts'
import { Message } from './Message.tsx'
import { MessageActions } from './MessageActions.tsx'
import styles from './MessageLog.module.css'
import type { Chat } from './useChat.ts'
import { useStickToBottom } from './useStickToBottom.ts'
import { useVoiceNotes } from './useVoiceNotes.ts'

const useLoadOlder = (loadOlder: () => Promise<void>) => {
  const { write, isPending, error } = useWrite({
    mutationFn: loadOlder,
    onFailed: (failure) => logWarning('older messages could not be loaded', failure),
  })
  return { isBusy: isPending, hasFailed: error !== null, load: () => write() }
}

type Props = { chat: Chat; side: Side }

// Older messages are loaded before the top is reached.
const NEAR_TOP = 120

/** Rendered after the newest messages are loaded, so that screen readers announce only later ones. */
export const MessageLog = ({ chat, side }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const { hasOlder } = chat.state
  const views = toMessageViews({ ...chat.state, entries: chat.entries }, side)
  const { box, hasNewer, scrollToEnd, onScroll } = useStickToBottom(views)
  const older = useLoadOlder(chat.loadOlder)
  const handleScroll = () => {
    onScroll()
    const isNearTop = (box.current?.scrollTop ?? NEAR_TOP) < NEAR_TOP
    if (isNearTop && hasOlder && !older.hasFailed) older.load()
  }
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        role="log"
        aria-label={t('log')}
        aria-busy={older.isBusy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable
        tabIndex={0}
        onScroll={handleScroll}
        className={styles.log}
      >
        {hasOlder && <LoadOlder {...older} />}
        {views.length === 0 ? <Empty /> : <MessageList views={views} chat={chat} />}
      </div>
      {hasNewer && (
        <div className={styles.newer}>
          <Button size="small" icon="chevron-down" onClick={scrollToEnd}>
            {t('newer')}
          </Button>
        </div>
      )}
    </div>
  )
}

const Empty = () => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  return (
    <div className={styles.empty}>
      <p>{t('empty')}</p>
      <p>{t('emptyText')}</p>
    </div>
  )
}

const LoadOlder = ({ isBusy, hasFailed, load }: ReturnType<typeof useLoadOlder>) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  return (
    <div className={styles.older}>
      {hasFailed && <Notice kind="error">{t('olderFailed')}</Notice>}
      <Button variant="quiet" size="small" loading={isBusy} onClick={load}>
        {t('older')}
      </Button>
    </div>
  )
}

type ListProps = { views: ReturnType<typeof toMessageViews>; chat: Chat }

export const MessageList = ({ views, chat }: ListProps) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const language = useLanguage()
  const { isUnheard, trackOf } = useVoiceNotes(chat.participant, views)
  const [actedOn, setActedOn] = useState<number | null>(null)
  const acted = views.find(({ id }) => id !== null && id === actedOn)
  const days = views.map(({ at }) => at && formatDay(at, { t, language }))
  return (
    <>
      <ol className={styles.list}>
        {views.map((message, index) => (
          <Fragment key={message.key}>
            {days[index] && days[index] !== days[index - 1] && <li className={styles.day}>{days[index]}</li>}
            <Message
              message={message}
              track={trackOf(message)}
              isUnheard={isUnheard(message)}
              onRetry={() => {
                chat.discard(message.key)
                chat.send(message.content)
              }}
              onRemove={() => chat.discard(message.key)}
              onActions={() => setActedOn(message.id)}
            />
          </Fragment>
        ))}
      </ol>
      {acted && actedOn !== null && (
        <MessageActions message={{ ...acted, id: actedOn }} onClose={() => setActedOn(null)} />
      )}
    </>
  )
}
