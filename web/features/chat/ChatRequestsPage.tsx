import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ChatPage } from './parts/ChatPage.tsx'

// ProviderProfile for the conversation, ViewComments for blocking and reporting.
export const handle = {
  namespaces: ['Traderdashboard', 'ProviderProfile', 'ViewComments', 'Contact'],
} satisfies PageHandle

const ChatRequestsPage = () => {
  const { t } = useTranslation('Traderdashboard')
  const { t: tPage } = useTranslation('Traderdashboard', { keyPrefix: 'chatRequests' })
  const session = useRequiredSession('provider', t('guard'))
  return <ChatPage t={tPage} accountId={session?.id} side="provider" backTo={paths.dashboard()} />
}

export default ChatRequestsPage
