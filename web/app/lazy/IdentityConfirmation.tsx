import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { onConfirmNeeded } from '../../lib/session/confirm-identity.ts'
import { logWarning } from '../../lib/log.ts'
import { showCustomerToast } from '../../lib/toast.ts'

type Confirmation = {
  Dialog: ComponentType<{ onDone: (isConfirmed: boolean) => void }>
  resolve: (isConfirmed: boolean) => void
}

const loadDialog = async () => (await import('../../features/accounts/IdentityDialog.tsx')).IdentityDialog

export const IdentityConfirmation = () => {
  const { t } = useTranslation('Navbar')
  const [confirmation, setConfirmation] = useState<Confirmation>()

  const ask = useEffectEvent(async () => {
    try {
      const Dialog = await loadDialog()
      return await new Promise<boolean>((resolve) => setConfirmation({ Dialog, resolve }))
    } catch (error) {
      logWarning('a dialog could not be loaded', error)
      showCustomerToast({ kind: 'error', text: t('notLoaded') })
      return false
    }
  })
  useEffect(() => onConfirmNeeded(() => ask()), [])

  if (!confirmation) return null
  const done = (isConfirmed: boolean) => {
    setConfirmation(undefined)
    confirmation.resolve(isConfirmed)
  }
  return (
    <Suspense>
      <confirmation.Dialog onDone={done} />
    </Suspense>
  )
}
