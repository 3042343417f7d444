import { useTranslation } from 'react-i18next'
import { useAct } from '../../desk/useAct.ts'
import { markVerified, PEOPLE } from '../people.api.ts'

/** Gives a business the badge, or takes it back. */
export const useMarkVerified = () => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'acts' })
  const { act, isBusy } = useAct(PEOPLE)
  const mark = (id: number, verified: boolean) =>
    act({ work: () => markVerified(id, verified), done: t(verified ? 'verified' : 'unverified') })
  return { mark, isBusy }
}
