import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { markVerified, PEOPLE } from '../people.api.ts'

export const useMarkVerified = () => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'acts' })
  const { act, isBusy } = useStaffAction(PEOPLE)
  const mark = (id: number, verified: boolean) =>
    act({ about: id, work: () => markVerified(id, verified), done: t(verified ? 'verified' : 'unverified') })
  return { mark, isBusy }
}
