import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { onConfirmNeeded } from '../../lib/session/confirm-identity.ts'
import { logWarning } from '../../lib/log.ts'
import { showCustomerToast } from '../../lib/toast.ts'

type Question = {
  Dialog: ComponentType<{ onDone: (isConfirmed: boolean) => void }>
  answer: (isConfirmed: boolean) => void
}

// Most visits never need it.
const loadDialog = async () => (await import('../../features/accounts/IdentityDialog.tsx')).IdentityDialog

/** Asks a person to confirm who they are, whichever write needs it. */
export const IdentityConfirmation = () => {
  const { t } = useTranslation('Navbar')
  const [question, setQuestion] = useState<Question>()

  const ask = useEffectEvent(async () => {
    try {
      const Dialog = await loadDialog()
      return await new Promise<boolean>((answer) => setQuestion({ Dialog, answer }))
    } catch (error) {
      logWarning('a dialog could not be loaded', error)
      showCustomerToast({ kind: 'error', text: t('notLoaded') })
      return false
    }
  })
  useEffect(() => onConfirmNeeded(() => ask()), [])

  if (!question) return null
  const done = (isConfirmed: boolean) => {
    setQuestion(undefined)
    question.answer(isConfirmed)
  }
  return (
    <Suspense>
      <question.Dialog onDone={done} />
    </Suspense>
  )
}
