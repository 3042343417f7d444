import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { minutesText } from '../../../../contract/display.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { ChatThread } from '../chat.api.ts'
import type { Side } from '../chat-log.ts'
import { formatDay } from './format-day.ts'
import styles from './Threads.module.css'

export const otherName = (thread: ChatThread, side: Side) =>
  side === 'customer' ? thread.provider_name : thread.customer_name

type Props = {
  threads: readonly ChatThread[]
  side: Side
  chatId: number | undefined
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >
}

export const Threads = ({ threads, side, chatId, list }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat.threads' })
  return (
    <>
      <ul className={styles.list}>
        {threads.map((thread) => (
          <Thread key={thread.chat_id} thread={thread} side={side} isCurrent={thread.chat_id === chatId} />
        ))}
      </ul>
      {list.isFetchNextPageError && <Notice kind="error">{t('failed')}</Notice>}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          loading={list.isFetchingNextPage}
          loadingText={t('loading')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}

type ThreadProps = { thread: ChatThread; side: Side; isCurrent: boolean }

const Thread = ({ thread, side, isCurrent }: ThreadProps) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const { chat_id: id, last_message: last, last_sender_type: by, last_at: at, unread_count } = thread
  const name = otherName(thread, side)
  const seconds = thread.last_voice_seconds
  const said = seconds === null ? last : t('voice', { time: minutesText(seconds) })
  const words = thread.is_last_removed ? t('removed') : said
  // The open chat is being read.
  const count = isCurrent ? 0 : unread_count
  return (
    <li>
      <Link to={{ search: `?chat=${id}` }} aria-current={isCurrent || undefined} className={styles.thread}>
        <Avatar name={name} />
        <span className={styles.name}>{name}</span>
        <span className={styles.last}>
          {words === null
            ? t('empty')
            : by === side && !thread.is_last_removed
              ? t('own', { last: words })
              : words}
        </span>
        <span className={styles.about}>
          <ThreadTime at={at} />
          {count > 0 && (
            <Badge tone="sindoor">
              <span aria-hidden="true">{count}</span>
              <span className="visually-hidden">{t('threads.unread', { count })}</span>
            </Badge>
          )}
        </span>
      </Link>
    </li>
  )
}

const ThreadTime = ({ at }: { at: string }) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const language = useLanguage()
  const day = formatDay(at, { t, language })
  return <time dateTime={at}>{day === t('today') ? formatTime(at, language) : day}</time>
}
