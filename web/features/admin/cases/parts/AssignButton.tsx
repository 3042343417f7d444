import { useTranslation } from 'react-i18next'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { useAct } from '../../desk/useAct.ts'
import { useStaff } from '../../desk/useStaff.ts'
import { assignCase, type CaseInFull, CASES } from '../cases.api.ts'

/** Take the case in hand, or give it back. Also from somebody else, who may be away. */
export const AssignButton = ({ theCase: { id, status, assigned_to } }: { theCase: CaseInFull }) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'case' })
  const staff = useStaff()
  const { act, isBusy } = useAct(CASES)
  if (status === 'decided' || !staff.may('judge_cases')) return null
  const isMine = assigned_to === staff.id
  const deed = isMine
    ? { work: () => assignCase(id, null), done: t('released') }
    : { work: () => assignCase(id, staff.id), done: t('assigned') }
  return (
    <KeyButton
      shortcut="a"
      size="small"
      words={t(isMine ? 'release' : 'assign')}
      loading={isBusy}
      onAct={() => act(deed)}
    />
  )
}
