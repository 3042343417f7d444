import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../../contract/limits.ts'
import { appeal as appealRule } from '../../../../../contract/rules.ts'
import { showProviderToast } from '../../../../lib/toast.ts'
import { ignoreAlreadyDone } from '../../../../lib/http/ignore-already-done.ts'
import { useIdempotencyKey } from '../../../../lib/http/useIdempotencyKey.ts'
import { TextDialog } from '../../../../lib/forms/TextDialog.tsx'
import { DialogSubject } from '../../shell/DialogSubject.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { type AppealAnswer, APPEALS, answerAppeal, type WaitingAppeal } from '../appeals.api.ts'

type Props = {
  appeal: WaitingAppeal
  outcome: AppealAnswer['outcome']
  onClose: () => void
  onAnswered: () => void
}

export const AnswerDialog = ({ appeal: { id, title }, outcome, onClose, onAnswered }: Props) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'appeals' })
  const { t: tAnswer } = useTranslation('Admin', { keyPrefix: 'appeals.answer' })
  const { invalidate, errorText } = useStaffAction(APPEALS)
  const keyFor = useIdempotencyKey()
  const send = async (answer: string) => {
    try {
      await ignoreAlreadyDone(answerAppeal(id, { outcome, answer }, keyFor([id, outcome, answer])))
    } catch (error) {
      return errorText(error)
    }
    showProviderToast({ kind: 'success', text: t('answered') })
    onClose()
    onAnswered()
    void invalidate()
  }
  return (
    <TextDialog
      t={tAnswer}
      name="answer"
      title={t(`${outcome}.title`)}
      submitText={t(`${outcome}.submit`)}
      rule={appealRule}
      most={limits.appeal}
      send={send}
      onClose={onClose}
    >
      {title && <DialogSubject>{title}</DialogSubject>}
      <p>{t(`${outcome}.means`)}</p>
    </TextDialog>
  )
}
