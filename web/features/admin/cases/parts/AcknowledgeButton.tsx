import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { ShortcutButton } from '../../shell/ShortcutButton.tsx'
import { useStaff } from '../../shell/useStaff.ts'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { acknowledgeCase, type CaseDetails, CASES } from '../cases.api.ts'

export const AcknowledgeButton = ({ theCase: { id, deadline } }: { theCase: CaseDetails }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const { may } = useStaff()
  const { act, isBusy } = useStaffAction(CASES)
  if (deadline?.step !== 'acknowledge' || !may('judge_cases')) return null
  return (
    <ShortcutButton
      shortcut="c"
      size="small"
      label={t('acknowledge')}
      loading={isBusy}
      onPress={() => act({ work: () => acknowledgeCase(id), done: t('acknowledged') })}
    />
  )
}
