import { useTranslation } from 'react-i18next'
import { useAct } from '../../desk/useAct.ts'
import { useStaff } from '../../desk/useStaff.ts'
import { closeMessage, INBOX, reopenMessage } from '../inbox.api.ts'

/** Lays messages aside and takes them up again. */
export const useSettle = () => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox' })
  const { may } = useStaff()
  const { act, isBusy } = useAct(INBOX)
  return {
    mayAnswer: may('answer_inbox'),
    isBusy,
    close: (id: number) => act({ work: () => closeMessage(id), done: t('closed') }),
    reopen: (id: number) => act({ work: () => reopenMessage(id), done: t('reopened') }),
  }
}
