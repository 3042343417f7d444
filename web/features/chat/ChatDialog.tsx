import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { withReturn } from '../../lib/session/return-to.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { ChatBox } from './parts/ChatBox.tsx'

type Props = {
  provider: { id: number; name: string }
  initialText?: string | undefined
  onClose: () => void
}

export const ChatDialog = ({ provider, initialText, onClose }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const { t: tBar } = useTranslation('Navbar')
  const session = useSession()
  if (session?.role !== 'customer')
    return <ChatUnavailableDialog isProvider={session !== null} onClose={onClose} />
  return (
    <Dialog title={t('with', { name: provider.name })} closeLabel={tBar('close')} onClose={onClose}>
      <ChatBox accountId={session.id} provider={provider} initialText={initialText} />
    </Dialog>
  )
}

const ChatUnavailableDialog = ({ isProvider, onClose }: { isProvider: boolean; onClose: () => void }) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const { t: tBar } = useTranslation('Navbar')
  const { pathname, search } = useLocation()
  const alternative = isProvider
    ? { text: t('provider'), to: paths.dashboard(), label: t('dashboard') }
    : {
        text: t('loginFirst'),
        to: paths.loginCustomer(),
        label: t('login'),
        state: withReturn(pathname + search),
      }
  return (
    <Dialog
      size="small"
      title={t('title')}
      closeLabel={tBar('close')}
      onClose={onClose}
      actions={
        <ButtonLink to={alternative.to} state={alternative.state}>
          {alternative.label}
        </ButtonLink>
      }
    >
      <p>{alternative.text}</p>
    </Dialog>
  )
}
