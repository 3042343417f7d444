import { useTranslation } from 'react-i18next'
import { limits } from '../../../../../contract/limits.ts'
import { appeal as appealRule } from '../../../../../contract/rules.ts'
import { providerToast } from '../../../../lib/toast.ts'
import { unlessDone } from '../../../../lib/unless-done.ts'
import { useSendKey } from '../../../../lib/useSendKey.ts'
import { WordsDialog } from '../../../../lib/WordsDialog.tsx'
import { useAct } from '../../desk/useAct.ts'
import { type AppealAnswer, APPEALS, answerAppeal } from '../appeals.api.ts'

type Props = {
  id: number
  outcome: AppealAnswer['outcome']
  onClose: () => void
  onAnswered: () => void
}

export const AnswerDialog = ({ id, outcome, onClose, onAnswered }: Props) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'appeals' })
  const { t: tAnswer } = useTranslation('Desk', { keyPrefix: 'appeals.answer' })
  const { anew, problemOf } = useAct(APPEALS)
  const keyFor = useSendKey()
  const send = async (answer: string) => {
    try {
      await unlessDone(answerAppeal(id, { outcome, answer }, keyFor([id, outcome, answer])))
    } catch (error) {
      return problemOf(error)
    }
    providerToast({ kind: 'success', text: t('answered') })
    onClose()
    onAnswered()
    void anew()
  }
  return (
    <WordsDialog
      t={tAnswer}
      name="answer"
      title={t(`${outcome}.title`)}
      submitText={t(`${outcome}.submit`)}
      rule={appealRule}
      most={limits.appeal}
      send={send}
      onClose={onClose}
    >
      <p>{t(`${outcome}.means`)}</p>
    </WordsDialog>
  )
}
