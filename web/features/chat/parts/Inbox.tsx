import { useInfiniteQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../../lib/call.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { onLiveNotification } from '../../notifications/live-notifications.ts'
import { chatsQuery, type ChatThread } from '../chat.api.ts'
import type { Seat } from '../chat-lines.ts'
import type { Side } from '../chat-log.ts'
import { Conversation } from './Conversation.tsx'
import { CustomerActions } from './CustomerActions.tsx'
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
  const threads = list.data.pages.flatMap(({ reply }) => reply)
  const listed = threads.find(({ chat_id }) => chat_id === chatId)
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
          <p className={styles.select}>{t('select')}</p>
        ) : (
          <Talk key={chatId} {...{ accountId, side, chatId, listed }} onNews={() => void list.refetch()} />
        )}
      </section>
    </div>
  )
}

type TalkProps = Seat & { listed: ChatThread | undefined; onNews: () => void }

const Talk = ({ listed, onNews, ...seat }: TalkProps) => {
  // A block takes it off the list; its head stays, to unblock.
  const [thread, setThread] = useState(listed)
  if (listed && listed !== thread) setThread(listed)
  // A block closes the line for good: after it, it is opened anew.
  const [line, openAnew] = useReducer((before: number) => before + 1, 0)
  return (
    <>
      <TalkHead thread={thread} seat={seat} onUnblocked={openAnew} />
      <Conversation key={line} {...seat} onNews={onNews} />
    </>
  )
}

type HeadProps = { thread: ChatThread | undefined; seat: Seat; onUnblocked: () => void }

const TalkHead = ({ thread, seat: { accountId, side }, onUnblocked }: HeadProps) => {
  const { t } = useWords()
  return (
    <div className={styles.head}>
      <span className={styles.back}>
        <ButtonLink to={{ search: '' }} look="quiet" icon="arrow-left">
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
