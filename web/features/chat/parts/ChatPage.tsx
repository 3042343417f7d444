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
  /** Undefined until the session is known. */
  accountId: number | undefined
  side: Side
  backTo: string
}

const CHAT_PARAM = 'chat'
const readChatId = (query: URLSearchParams) => {
  const id = Number(query.get(CHAT_PARAM))
  return Number.isInteger(id) && id > 0 ? id : undefined
}

/** For customers and providers. The chat is in the query string; a phone displays either the list or the chat. */
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
