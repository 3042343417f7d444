import { useInfiniteQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../../lib/call.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { onLiveNotification } from '../../notifications/live-notifications.ts'
import { chatsQuery, type ChatThread } from '../chat.api.ts'
import type { Side } from '../chat-log.ts'
import { Conversation } from './Conversation.tsx'
import styles from './Inbox.module.css'
import { otherName, Threads } from './Threads.tsx'

const useWords = () => useTranslation('ProviderProfile', { keyPrefix: 'chat' })

export const LoadingThreads = () => {
  const { t } = useWords()
  return <Skeleton shape="row" label={t('threads.loading')} count={4} />
}

type Props = { t: TFunction; accountId: number; side: Side; chatId: number | undefined }

export const Inbox = ({ t, accountId, side, chatId }: Props) => {
  const { t: tChat } = useWords()
  const list = useInfiniteQuery(chatsQuery(accountId, side))
  const lookAgain = useEffectEvent(() => void list.refetch())
  useEffect(() => onLiveNotification(() => lookAgain()), [])
  const chat = useFocusOnChange(chatId)
  if (list.isPending) return <LoadingThreads />
  if (!list.data)
    return (
      <ErrorState
        title={tChat('threads.failed')}
        text={list.error instanceof CallError ? undefined : tChat('checkConnection')}
        retryText={tChat('retry')}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  const all = list.data.pages.flatMap(({ reply }) => reply)
  const thread = all.find(({ chat_id }) => chat_id === chatId)
  // A chat that was only opened is nobody's yet.
  const threads = all.filter((each) => each.last_message !== null || each === thread)
  return (
    <div className={styles.desk}>
      <section className={styles.list} aria-label={t('list')}>
        <h2>{t('list')}</h2>
        {threads.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <Threads threads={threads} side={side} chatId={chatId} list={list} />
        )}
      </section>
      <section ref={chat} tabIndex={-1} className={styles.talk} aria-label={tChat('title')}>
        {chatId === undefined ? (
          threads.length > 0 && <p className={styles.select}>{t('select')}</p>
        ) : (
          <>
            <TalkHead thread={thread} side={side} />
            <Conversation
              key={chatId}
              accountId={accountId}
              side={side}
              chatId={chatId}
              onNews={() => void list.refetch()}
            />
          </>
        )}
      </section>
    </div>
  )
}

const TalkHead = ({ thread, side }: { thread: ChatThread | undefined; side: Side }) => {
  const { t } = useWords()
  return (
    <div className={styles.head}>
      <span className={styles.back}>
        <ButtonLink to={{ search: '' }} look="quiet" icon="arrow-left">
          {t('threads.back')}
        </ButtonLink>
      </span>
      <h2>{thread ? t('with', { name: otherName(thread, side) }) : t('title')}</h2>
    </div>
  )
}

/** The keyboard goes on in the chat that was chosen; the one that the page began with takes the focus from nobody. */
const useFocusOnChange = (chatId: number | undefined) => {
  const box = useRef<HTMLElement>(null)
  const shown = useRef(chatId)
  useEffect(() => {
    if (shown.current === chatId) return
    shown.current = chatId
    box.current?.focus({ preventScroll: true })
  }, [chatId])
  return box
}
