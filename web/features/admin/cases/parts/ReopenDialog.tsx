import { useTranslation } from 'react-i18next'
import { useAct } from '../../desk/useAct.ts'
import { WhyDialog } from '../../desk/WhyDialog.tsx'
import { CASES, reopenCase } from '../cases.api.ts'

export const ReopenDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { t } = useTranslation('Desk')
  const { anew } = useAct(CASES)
  return (
    <WhyDialog
      t={t}
      act="reopening"
      work={(reason, keyFor) => reopenCase(id, reason, keyFor([reason]))}
      onDone={anew}
      onClose={onClose}
    />
  )
}
