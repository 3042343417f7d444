import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useSession } from '../../lib/session/session.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { CodeConfirmation } from './confirm/CodeConfirmation.tsx'
import { PasswordConfirmation } from './confirm/PasswordConfirmation.tsx'

type Props = { onDone: (isConfirmed: boolean) => void }

export const IdentityDialog = ({ onDone }: Props) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'confirm' })
  const session = useSession()
  const [method, setMethod] = useState<'password' | 'code'>('password')
  return (
    // Keyed, so that a new dialog focuses its first control.
    <Dialog
      key={method}
      size="small"
      title={t('title')}
      closeLabel={t('close')}
      onClose={() => onDone(false)}
      keepOnOutsideClick
    >
      {method === 'password' || !session ? (
        <PasswordConfirmation onConfirmed={() => onDone(true)} onUseCode={() => setMethod('code')} />
      ) : (
        <CodeConfirmation
          session={session}
          onConfirmed={() => onDone(true)}
          onUsePassword={() => setMethod('password')}
        />
      )}
    </Dialog>
  )
}
