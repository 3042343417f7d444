import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { formatNumber } from '../../../../lib/format/format.ts'
import { useWrite } from '../../../../lib/forms/useWrite.ts'
import { ignoreAlreadyDone } from '../../../../lib/http/ignore-already-done.ts'
import { useIdempotencyKey } from '../../../../lib/http/useIdempotencyKey.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { showProviderToast as adminToast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { adminPaths } from '../../shell/admin-paths.ts'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { announce, ANNOUNCEMENTS, type BreachNotice, recipientsQuery } from '../announcements.api.ts'
import styles from './PreviewDialog.module.css'

type Props = { notice: BreachNotice; onClose: () => void }

export const BreachPreviewDialog = ({ notice, onClose }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const recipients = useQuery(recipientsQuery(notice.audience))
  const { send, isBusy, error } = useSendNotice(notice)
  const { errorText } = useStaffAction(ANNOUNCEMENTS)
  const problem = error ?? recipients.error
  const { data } = recipients
  return (
    <ConfirmDialog
      danger
      title={t('preview.title')}
      confirmText={t('preview.send')}
      cancelText={t('preview.back')}
      loading={isBusy || recipients.isFetching}
      error={problem ? errorText(problem) : undefined}
      onConfirm={data ? send : () => void recipients.refetch()}
      onCancel={onClose}
    >
      <p aria-live="polite">
        {data
          ? t('preview.reaches', {
              count: data.accounts,
              accounts: formatNumber(data.accounts),
              email: formatNumber(data.email),
              sms: formatNumber(data.sms),
            })
          : recipients.isFetching && t('preview.counting')}
      </p>
      <ul className={styles.entries}>
        {(['en', 'hi'] as const).map((language) => (
          <li key={language} lang={language} className={styles.notice}>
            {notice[`text_${language}`]}
          </li>
        ))}
      </ul>
      <p className={styles.path}>{t('preview.final')}</p>
    </ConfirmDialog>
  )
}

const useSendNotice = (notice: BreachNotice) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const navigate = useNavigate()
  const { invalidate } = useStaffAction(ANNOUNCEMENTS)
  const keyFor = useIdempotencyKey()
  const { write, isPending, error } = useWrite({
    // Sent before, and the response was lost: the list has it.
    mutationFn: () => ignoreAlreadyDone(announce(notice, keyFor([notice]))),
    onDone: async (announced) => {
      adminToast({ kind: 'success', text: t('sent') })
      await invalidate()
      await navigate(announced ? adminPaths.announcement(announced.id) : adminPaths.announcements())
    },
  })
  return { send: () => write(), isBusy: isPending, error }
}
