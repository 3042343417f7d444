import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ChatPage } from './parts/ChatPage.tsx'

// Contact for reports.
export const handle = { namespaces: ['CustomerProfile', 'ProviderProfile', 'Contact'] } satisfies PageHandle

const ChatsPage = () => {
  const { t } = useTranslation('CustomerProfile', { keyPrefix: 'chats' })
  const session = useRequiredSession('customer')
  return <ChatPage t={t} accountId={session?.id} side="customer" backTo={paths.customerProfile()} />
}

export default ChatsPage
