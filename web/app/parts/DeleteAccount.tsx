import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Detail } from '../../../contract/schemas.ts'
import { call, CallError } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { accessToken, forgetSession } from '../../lib/session.ts'
import { withToast } from '../../lib/toast.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

// The contract gets this endpoint with the accounts; until then the server answers that there is none, and we say so.
type DeleteAccountEndpoint = {
  method: 'DELETE'
  path: '/delete-account/'
  access: 'signed-in'
  summary: string
  reply: { 200: typeof Detail }
}

class NotSignedIn extends Error {}

const deleteAccount = async () => {
  if (!accessToken()) throw new NotSignedIn()
  return call<DeleteAccountEndpoint>('DELETE', '/delete-account/')
}

export const DeleteAccount = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'deletion' })
  const { t: tBar } = useTranslation('Navbar')
  const navigate = useNavigate()
  const deletion = useMutation({
    mutationFn: deleteAccount,
    onSuccess: ({ detail }) => {
      forgetSession()
      onClose()
      const state = withToast({ kind: 'success', text: detail || t('done') })
      return navigate(paths.home(), { state })
    },
  })

  const complaint = (error: Error) => {
    if (error instanceof NotSignedIn) return t('notAuthenticated')
    if (error instanceof CallError) return error.code ? error.message : t('refused')
    return t('failed')
  }

  return (
    <ConfirmDialog
      danger
      title={t('heading')}
      confirmText={t('confirm')}
      cancelText={t('cancel')}
      closeLabel={tBar('close')}
      loading={deletion.isPending}
      error={deletion.error ? complaint(deletion.error) : undefined}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  )
}
