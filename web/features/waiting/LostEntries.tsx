import { useWholeOutbox } from '../../lib/outbox/useOutbox.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'

/** Before the account is deleted: entries that were not sent are lost with it. */
export const LostEntries = () => {
  const { t } = useWaitingTexts('lostWithAccount')
  const count = useWholeOutbox().filter(({ state }) => state !== 'sent').length
  return count > 0 && <Notice kind="warning">{t('text', { count })}</Notice>
}
