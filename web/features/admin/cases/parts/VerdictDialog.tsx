import { useTranslation } from 'react-i18next'
import { limits, type StaffDecision } from '../../../../../contract/limits.ts'
import { staffReason } from '../../../../../contract/rules.ts'
import { providerToast } from '../../../../lib/toast.ts'
import { unlessDone } from '../../../../lib/unless-done.ts'
import { useSendKey } from '../../../../lib/useSendKey.ts'
import { WordsDialog } from '../../../../lib/WordsDialog.tsx'
import { useAct } from '../../desk/useAct.ts'
import { useEnd } from '../../desk/useEnd.tsx'
import { type CaseInFull, CASES, decideCase } from '../cases.api.ts'

type Props = {
  theCase: CaseInFull
  decision: StaffDecision
  onClose: () => void
  onDecided: () => Promise<void>
}

/** Says what a decision does, asks for its reason, and is where it is confirmed. */
export const VerdictDialog = ({ theCase, decision, onClose, onDecided }: Props) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'verdict' })
  const { t: tDesk } = useTranslation('Desk')
  const { end, daysBox } = useEnd(decision)
  const { anew, problemOf } = useAct(CASES)
  const keyFor = useSendKey()

  const send = async (reason: string) => {
    const verdict = { decision, reason, ...end }
    try {
      await unlessDone(decideCase(theCase.id, verdict, keyFor([theCase.id, verdict])))
    } catch (error) {
      return problemOf(error)
    }
    providerToast({ kind: 'success', text: t('done', { decision: tDesk(`decided.${decision}`) }) })
    onClose()
    await onDecided()
    void anew()
  }
  return (
    <WordsDialog
      t={t}
      name="reason"
      title={t(`title.${decision}`)}
      submitText={tDesk(`decisions.${decision}`)}
      rule={staffReason}
      most={limits.staffReason}
      danger={decision !== 'dismiss'}
      send={send}
      onClose={onClose}
    >
      <p>
        {t(`means.${decision}`)} {t('closes', { count: theCase.waiting_count })}
      </p>
      {daysBox}
    </WordsDialog>
  )
}
