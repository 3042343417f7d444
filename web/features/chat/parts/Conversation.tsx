import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { offerPush } from '../../../lib/push/push-offer.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { ChatParticipant } from '../connection-pool.ts'
import type { ChatState } from '../chat-state.ts'
import { Composer } from './Composer.tsx'
import styles from './Conversation.module.css'
import type { VoiceRecording } from '../../media/VoiceRecorder.tsx'
import { usePreloadedOutbox } from '../../waiting/useQueuedToast.ts'
import { toMessageViews } from './message-views.ts'
import { MessageList, MessageLog } from './MessageLog.tsx'
import { useChat } from './useChat.ts'

type Props = ChatParticipant & {
  /** Undefined until the list of chats is loaded. */
  otherName: string | undefined
  onActivity?: () => void
  initialText?: string | undefined
}

export const Conversation = ({ otherName, onActivity, initialText, ...participant }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const chat = useChat(participant, otherName)
  usePreloadedOutbox()
  const { status, isLoaded } = chat.state
  useActivityCallback(chat.state, onActivity)
  const offerNotifications = () => {
    if (otherName) offerPush({ about: 'answer', name: otherName })
  }
  const send = (content: string) => {
    chat.send(content)
    offerNotifications()
  }
  const sendVoice = async (recording: VoiceRecording) => {
    await chat.sendVoice(recording)
    offerNotifications()
  }
  const isLost = status === 'waiting' || (status === 'connecting' && isLoaded)
  return (
    <div className={styles.conversation}>
      {isLoaded ? (
        <MessageLog chat={chat} side={participant.side} />
      ) : (
        <div className={styles.waiting}>
          {status !== 'closed' && <Skeleton shape="row" label={t('loading')} count={3} />}
          <MessageList
            views={toMessageViews({ ...chat.state, entries: chat.entries }, participant.side)}
            chat={chat}
          />
        </div>
      )}
      <div data-push-place className={styles.prompt} />
      <div className={styles.status}>
        {isLost && <Notice kind="warning">{t('lost')}</Notice>}
        {status === 'closed' && (
          <Notice kind="info" title={t('closed.title')}>
            {t('closed.text')}
          </Notice>
        )}
      </div>
      {status !== 'closed' && (
        <Composer participant={participant} onSend={send} onSendVoice={sendVoice} initialText={initialText} />
      )}
    </div>
  )
}

/** Called when a message was added or read: the list of chats is stale. */
const useActivityCallback = ({ messages }: ChatState, onActivity: (() => void) | undefined) => {
  const last = messages.at(-1)
  const lastState = last && `${last.client_id} ${last.isRead}`
  const notify = useEffectEvent(() => onActivity?.())
  useEffect(() => {
    if (lastState) notify()
  }, [lastState])
}
