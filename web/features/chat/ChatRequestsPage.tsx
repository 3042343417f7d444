import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/useRequiredSession.ts'
import { ChatDesk } from './parts/ChatDesk.tsx'

// The conversation has the words of the box on the profile.
export const handle = { namespaces: ['Traderdashboard', 'ProviderProfile'] } satisfies PageHandle

const ChatRequestsPage = () => {
  const { t } = useTranslation('Traderdashboard')
  const { t: tDesk } = useTranslation('Traderdashboard', { keyPrefix: 'chatRequests' })
  const session = useRequiredSession('provider', t('guard'))
  return <ChatDesk t={tDesk} accountId={session?.id} side="provider" backTo={paths.dashboard()} />
}

export default ChatRequestsPage
