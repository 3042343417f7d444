import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { ShortcutButton } from '../../shell/ShortcutButton.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { useStaff } from '../../shell/useStaff.ts'
import { assignCase, type CaseDetails, CASES } from '../cases.api.ts'

/** A case can also be taken over from another staff member, who may be away. */
export const AssignButton = ({ theCase: { id, status, assigned_to } }: { theCase: CaseDetails }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const staff = useStaff()
  const { act, isBusy } = useStaffAction(CASES)
  if (status === 'decided' || !staff.may('judge_cases')) return null
  const isMine = assigned_to === staff.id
  const action = isMine
    ? { work: () => assignCase(id, null), done: t('released') }
    : { work: () => assignCase(id, staff.id), done: t('assigned') }
  return (
    <ShortcutButton
      shortcut="a"
      size="small"
      label={t(isMine ? 'release' : 'assign')}
      loading={isBusy}
      onPress={() => act(action)}
    />
  )
}
