import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Seat } from '../chat-lines.ts'
import type { ChatState } from '../chat-state.ts'
import { Composer } from './Composer.tsx'
import styles from './Conversation.module.css'
import { MessageLog } from './MessageLog.tsx'
import { useChat } from './useChat.ts'

/** What was said, and the box to say more. It fills the height that it is given. */
export const Conversation = ({ onNews, ...seat }: Seat & { onNews?: () => void }) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const chat = useChat(seat)
  const { line, isLoaded } = chat.state
  useNews(chat.state, onNews)
  const isLost = line === 'waiting' || (line === 'connecting' && isLoaded)
  return (
    <div className={styles.conversation}>
      {isLoaded ? (
        <MessageLog chat={chat} side={seat.side} />
      ) : (
        <div className={styles.waiting}>
          {line !== 'closed' && <Skeleton shape="row" label={t('loading')} count={3} />}
        </div>
      )}
      <div className={styles.line}>
        {isLost && <Notice kind="warning">{t('lost')}</Notice>}
        {line === 'closed' && (
          <Notice kind="info" title={t('closed.title')}>
            {t('closed.text')}
          </Notice>
        )}
      </div>
      {line !== 'closed' && <Composer seat={seat} onSend={chat.send} />}
    </div>
  )
}

/** Something was said, or read: a list of chats that stands beside it is out of date. */
const useNews = ({ messages }: ChatState, onNews: (() => void) | undefined) => {
  const last = messages.at(-1)
  const said = last && `${last.client_id} ${last.isRead}`
  const tell = useEffectEvent(() => onNews?.())
  useEffect(() => {
    if (said) tell()
  }, [said])
}
