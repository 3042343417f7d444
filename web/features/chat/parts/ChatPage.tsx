import type { TFunction } from '../../../lib/i18n/translate.ts'
import { useSearchParams } from 'react-router'
import { PageMeta } from '../../../lib/page/PageMeta.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Container } from '../../../ui/Layout.tsx'
import type { Side } from '../chat-log.ts'
import styles from './ChatPage.module.css'
import { Chats, LoadingThreads } from './Chats.tsx'

type Props = {
  /** Has `title`, `description`, `back`, `list`, `empty`, `emptyText` and `select`. */
  t: TFunction
  /** Nothing until it is known who is here. */
  accountId: number | undefined
  side: Side
  backTo: string
}

const CHAT_PARAM = 'chat'
const readChatId = (query: URLSearchParams) => {
  const id = Number(query.get(CHAT_PARAM))
  return Number.isInteger(id) && id > 0 ? id : undefined
}

/** The page of chats of either side: the list, and beside it the chat that the address names; on a phone one of the two. */
export const ChatPage = ({ t, accountId, side, backTo }: Props) => {
  const chatId = readChatId(useSearchParams()[0])
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} index={false} />
      <Container>
        <div className={styles.page} data-talking={chatId !== undefined || undefined}>
          <div className={styles.head}>
            <ButtonLink to={backTo} variant="quiet" icon="arrow-left">
              {t('back')}
            </ButtonLink>
            <h1>{t('title')}</h1>
          </div>
          {accountId === undefined ? (
            <LoadingThreads />
          ) : (
            <Chats key={accountId} t={t} accountId={accountId} side={side} chatId={chatId} />
          )}
        </div>
      </Container>
    </>
  )
}
