import { useTranslation } from 'react-i18next'
import { limits } from '../../../../../contract/limits.ts'
import { staffReason } from '../../../../../contract/rules.ts'
import { providerToast } from '../../../../lib/toast.ts'
import { WordsDialog } from '../../../../lib/WordsDialog.tsx'
import { useAct } from '../../desk/useAct.ts'
import { CASES, reopenCase } from '../cases.api.ts'

export const ReopenDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'reopening' })
  const { anew, problemOf } = useAct(CASES)
  const send = async (reason: string) => {
    try {
      await reopenCase(id, reason)
    } catch (error) {
      return problemOf(error)
    }
    providerToast({ kind: 'success', text: t('done') })
    await anew()
    onClose()
  }
  return (
    <WordsDialog
      t={t}
      name="reason"
      rule={staffReason}
      most={limits.staffReason}
      send={send}
      onClose={onClose}
    >
      <p>{t('means')}</p>
    </WordsDialog>
  )
}
