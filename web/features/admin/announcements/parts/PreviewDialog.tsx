import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { showProviderToast as adminToast } from '../../../../lib/toast.ts'
import { ignoreAlreadyDone } from '../../../../lib/http/ignore-already-done.ts'
import { useWrite } from '../../../../lib/forms/useWrite.ts'
import { useIdempotencyKey } from '../../../../lib/http/useIdempotencyKey.ts'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { announce, ANNOUNCEMENTS, type NewAnnouncement } from '../announcements.api.ts'
import styles from './PreviewDialog.module.css'

type Props = { announcement: NewAnnouncement; onSent: () => void; onClose: () => void }

export const PreviewDialog = ({ announcement, onSent, onClose }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const { send, isBusy, problem } = useAnnounce(announcement, () => {
    onSent()
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('preview.title')}
      confirmText={t('preview.send')}
      cancelText={t('preview.back')}
      loading={isBusy}
      error={problem}
      onConfirm={send}
      onCancel={onClose}
    >
      <p>{t(`preview.to.${announcement.audience}`)}</p>
      <ul className={styles.entries}>
        {(['en', 'hi'] as const).map((language) => (
          <li key={language} lang={language} className={styles.entry}>
            <Icon name="bell" />
            <span>{announcement[`text_${language}`]}</span>
          </li>
        ))}
      </ul>
      <p className={styles.path}>{t('preview.leadsTo', { path: announcement.path.trim() || '/' })}</p>
    </ConfirmDialog>
  )
}

const useAnnounce = (announcement: NewAnnouncement, onSent: () => void) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const { invalidate, errorText } = useStaffAction(ANNOUNCEMENTS)
  const keyFor = useIdempotencyKey()
  const { write, isPending, error } = useWrite({
    mutationFn: () => ignoreAlreadyDone(announce(announcement, keyFor([announcement]))),
    onDone: () => {
      adminToast({ kind: 'success', text: t('sent') })
      onSent()
      return invalidate()
    },
  })
  return { send: () => write(), isBusy: isPending, problem: error ? errorText(error) : undefined }
}
