import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Side } from '../chat-log.ts'
import { dayOf } from './day-of.ts'
import { Message } from './Message.tsx'
import styles from './MessageLog.module.css'
import { shownMessages } from './shown-messages.ts'
import type { Chat } from './useChat.ts'
import { useNewestInView } from './useNewestInView.ts'
import { useOlder } from './useOlder.ts'

type Props = { chat: Chat; side: Side }

// So near to the top, older ones are on their way before they are missed.
const NEAR_TOP = 120

/** Rendered when the newest messages are there, so that a screen reader says only what comes after them. */
export const MessageLog = ({ chat, side }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const { hasOlder } = chat.state
  const shown = shownMessages(chat.state, side)
  const { box, hasNewer, toEnd, onScroll } = useNewestInView(shown)
  const older = useOlder(chat.loadOlder)
  const scrolled = () => {
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={scrolled}
        className={styles.log}
      >
        {hasOlder && <Older {...older} />}
        {shown.length === 0 ? <Empty /> : <Messages shown={shown} chat={chat} />}
      </div>
      {hasNewer && (
        <div className={styles.newer}>
          <Button size="small" icon="chevron-down" onClick={toEnd}>
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

const Older = ({ isBusy, hasFailed, load }: ReturnType<typeof useOlder>) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  return (
    <div className={styles.older}>
      {hasFailed && <Notice kind="error">{t('olderFailed')}</Notice>}
      <Button look="quiet" size="small" loading={isBusy} onClick={load}>
        {t('older')}
      </Button>
    </div>
  )
}

type Listed = { shown: ReturnType<typeof shownMessages>; chat: Chat }

const Messages = ({ shown, chat }: Listed) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const language = useLanguage()
  const days = shown.map(({ at }) => at && dayOf(at, { t, language }))
  return (
    <ol className={styles.list}>
      {shown.map((message, index) => (
        <Fragment key={message.key}>
          {days[index] && days[index] !== days[index - 1] && <li className={styles.day}>{days[index]}</li>}
          <Message
            message={message}
            onAgain={() => {
              chat.discard(message.key)
              chat.send(message.content)
            }}
            onRemove={() => chat.discard(message.key)}
          />
        </Fragment>
      ))}
    </ol>
  )
}
