import type { TFunction } from '../i18n/translate.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts'

/** The form's `t`: texts are under `leave`. */
type Props = { t: TFunction; hasUnsavedChanges: () => boolean }

export const UnsavedChangesDialog = ({ t, hasUnsavedChanges }: Props) => {
  const blocker = useUnsavedChangesGuard(hasUnsavedChanges)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      danger
      title={t('leave.title')}
      confirmText={t('leave.confirm')}
      cancelText={t('leave.stay')}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  )
}
