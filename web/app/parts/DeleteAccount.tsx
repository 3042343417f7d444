import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deleteAccount } from '../../features/accounts/accounts.api.ts'
import { CallError } from '../../lib/call.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { refusalText } from '../../lib/refusal-text.ts'
import { accessToken } from '../../lib/session.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'

class NotSignedInError extends Error {}

const deleteOwnAccount = async () => {
  if (!accessToken()) throw new NotSignedInError()
  return deleteAccount()
}

type Props = {
  /** It is gone; `text` is what to tell. */
  onDeleted: (text: string) => void
  onClose: () => void
}

export const DeleteAccount = ({ onDeleted, onClose }: Props) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'deletion' })
  const { t: tBar } = useTranslation('Navbar')
  const language = useLanguage()
  const deletion = useMutation({
    mutationFn: deleteOwnAccount,
    // Offline it fails and says so, instead of deleting when the connection is back.
    networkMode: 'always',
    onSuccess: ({ detail }) => {
      onClose()
      // The server's own words are English.
      onDeleted((language === 'en' && detail) || t('done'))
    },
  })

  const errorText = (error: Error) => {
    if (error instanceof NotSignedInError) return t('notAuthenticated')
    return refusalText(t, error, t(error instanceof CallError ? 'refused' : 'failed'))
  }

  return (
    <ConfirmDialog
      danger
      title={t('heading')}
      confirmText={t('confirm')}
      cancelText={t('cancel')}
      closeLabel={tBar('close')}
      loading={deletion.isPending}
      error={deletion.error ? errorText(deletion.error) : undefined}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  )
}
