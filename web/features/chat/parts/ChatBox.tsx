import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { chatWithQuery } from '../chat.api.ts'
import styles from './ChatBox.module.css'
import { Conversation } from './Conversation.tsx'

type Props = {
  accountId: number
  provider: { id: number; name: string }
  initialText?: string | undefined
}

export const ChatBox = ({ accountId, provider, initialText }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const { data: chatId, error, isFetching, refetch } = useQuery(chatWithQuery(accountId, provider.id))
  if (chatId === undefined && error)
    return (
      <ErrorState
        title={t('notOpened')}
        text={reasonText(t, error, t('checkConnection'))}
        retryText={t('retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <div className={styles.box}>
      {chatId === undefined ? (
        <Skeleton shape="row" label={t('opening')} />
      ) : (
        <Conversation
          key={chatId}
          side="customer"
          otherName={provider.name}
          {...{ accountId, chatId, initialText }}
        />
      )}
    </div>
  )
}
