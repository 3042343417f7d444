import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { deleteAccount } from '../../features/accounts/accounts.api.ts'
import { CallError } from '../../lib/http/call.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { LostEntries } from '../../features/waiting/LostEntries.tsx'
import { hasWaiting } from '../../lib/outbox/waiting-accounts.ts'
import { accessToken, useSession } from '../../lib/session/session.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'

class NotSignedInError extends Error {}

const deleteOwnAccount = async () => {
  if (!accessToken()) throw new NotSignedInError()
  return deleteAccount()
}

type Props = {
  onDeleted: (text: string) => void
  onClose: () => void
}

export const DeleteAccount = ({ onDeleted, onClose }: Props) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'deletion' })
  const { t: tBar } = useTranslation('Navbar')
  const language = useLanguage()
  const session = useSession()
  const { write, isPending, error } = useWrite({
    mutationFn: deleteOwnAccount,
    onDone: ({ detail }) => {
      onClose()
      // The server's text is English.
      onDeleted((language === 'en' && detail) || t('done'))
    },
  })

  const errorText = (failure: Error) => {
    if (failure instanceof NotSignedInError) return t('notAuthenticated')
    return refusalText(t, failure, t(failure instanceof CallError ? 'refused' : 'failed'))
  }

  return (
    <ConfirmDialog
      danger
      title={t('heading')}
      confirmText={t('confirm')}
      cancelText={t('cancel')}
      closeLabel={tBar('close')}
      loading={isPending}
      error={error ? errorText(error) : undefined}
      onConfirm={() => write()}
      onCancel={onClose}
    >
      <p>{t('text')}</p>
      {session && hasWaiting(session.id) && <LostEntries />}
    </ConfirmDialog>
  )
}
