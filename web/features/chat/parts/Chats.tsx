import { useInfiniteQuery } from '@tanstack/react-query'
import type { TFunction } from '../../../lib/i18n/translate.ts'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { onLiveNotification } from '../../notifications/live-notifications.ts'
import { chatsQuery, type ChatThread } from '../chat.api.ts'
import type { ChatParticipant } from '../connection-pool.ts'
import type { Side } from '../chat-log.ts'
import { Conversation } from './Conversation.tsx'
import { CustomerActions } from './CustomerActions.tsx'
import styles from './Chats.module.css'
import { otherName, Threads } from './Threads.tsx'

const useChatTexts = () => useTranslation('ProviderProfile', { keyPrefix: 'chat' })

export const LoadingThreads = () => {
  const { t } = useChatTexts()
  return <Skeleton shape="row" label={t('threads.loading')} count={4} />
}

type Props = { t: TFunction; accountId: number; side: Side; chatId: number | undefined }

export const Chats = ({ t, accountId, side, chatId }: Props) => {
  const { t: tChat } = useChatTexts()
  const list = useInfiniteQuery(chatsQuery(accountId, side))
  const refetchList = useEffectEvent(() => void list.refetch())
  useEffect(() => onLiveNotification(() => refetchList()), [])
  const chat = useFocusOnChange(chatId)
  if (!list.data)
    return (
      <QueryResult
        query={list}
        loading={<LoadingThreads />}
        title={tChat('threads.failed')}
        offlineText={tChat('checkConnection')}
        retryText={tChat('retry')}
      />
    )
  const threads = list.data.pages.flatMap(({ reply }) => reply)
  const listedThread = threads.find(({ chat_id }) => chat_id === chatId)
  return (
    <div className={styles.layout}>
      <section className={styles.list} aria-label={t('list')}>
        <h2>{t('list')}</h2>
        {threads.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState title={t('empty')} text={t('emptyText')} />
          </div>
        ) : (
          <Threads threads={threads} side={side} chatId={chatId} list={list} />
        )}
      </section>
      <section ref={chat} tabIndex={-1} className={styles.chat} aria-label={tChat('title')}>
        {chatId === undefined ? (
          <p className={styles.select}>{t('select')}</p>
        ) : (
          <ActiveChat
            key={chatId}
            {...{ accountId, side, chatId, listedThread }}
            onActivity={() => void list.refetch()}
          />
        )}
      </section>
    </div>
  )
}

type ActiveChatProps = ChatParticipant & { listedThread: ChatThread | undefined; onActivity: () => void }

const ActiveChat = ({ listedThread, onActivity, ...participant }: ActiveChatProps) => {
  // A block removes it from the list. Its header stays, for unblocking.
  const [thread, setThread] = useState(listedThread)
  if (listedThread && listedThread !== thread) setThread(listedThread)
  // A block closes the connection permanently: an unblock needs a new one.
  const [connectionKey, reopen] = useReducer((before: number) => before + 1, 0)
  return (
    <>
      <ActiveChatHeader thread={thread} participant={participant} onUnblocked={reopen} />
      <Conversation
        key={connectionKey}
        {...participant}
        otherName={thread && otherName(thread, participant.side)}
        onActivity={onActivity}
      />
    </>
  )
}

type ActiveChatHeaderProps = {
  thread: ChatThread | undefined
  participant: ChatParticipant
  onUnblocked: () => void
}

const ActiveChatHeader = ({
  thread,
  participant: { accountId, side },
  onUnblocked,
}: ActiveChatHeaderProps) => {
  const { t } = useChatTexts()
  return (
    <div className={styles.head}>
      <span className={styles.back}>
        <ButtonLink to={{ search: '' }} variant="quiet" icon="arrow-left">
          {t('threads.back')}
        </ButtonLink>
      </span>
      <h2>{thread ? t('with', { name: otherName(thread, side) }) : t('title')}</h2>
      {thread && side === 'provider' && (
        <CustomerActions
          accountId={accountId}
          customer={{ id: thread.customer, name: thread.customer_name }}
          onUnblocked={onUnblocked}
        />
      )}
    </div>
  )
}

/** Focuses the selected chat. The first one does not take the focus. */
const useFocusOnChange = (chatId: number | undefined) => {
  const box = useRef<HTMLElement>(null)
  const lastId = useRef(chatId)
  useEffect(() => {
    if (lastId.current === chatId) return
    lastId.current = chatId
    box.current?.focus({ preventScroll: true })
  }, [chatId])
  return box
}
