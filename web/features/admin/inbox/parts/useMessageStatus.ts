import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { useStaff } from '../../shell/useStaff.ts'
import { acknowledgeMessage, closeMessage, INBOX, reopenMessage } from '../inbox.api.ts'

export const useMessageStatus = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox' })
  const { may } = useStaff()
  const { act, isBusy } = useStaffAction(INBOX)
  return {
    mayAnswer: may('answer_inbox'),
    isBusy,
    acknowledge: (id: number) =>
      act({ about: id, work: () => acknowledgeMessage(id), done: t('acknowledged') }),
    close: (id: number) => act({ about: id, work: () => closeMessage(id), done: t('closed') }),
    reopen: (id: number) => act({ about: id, work: () => reopenMessage(id), done: t('reopened') }),
  }
}
