import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { blockReason } from '../../../../contract/rules.ts'
import { CallError } from '../../../lib/http/call.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { TextDialog } from '../../../lib/forms/TextDialog.tsx'
import { useCustomerBlocking } from './useCustomerBlocking.ts'

type Props = { accountId: number; customer: { id: number; name: string }; onClose: () => void }

const isBlockedAlready = (error: unknown) =>
  error instanceof CallError && error.code === 'customer_already_blocked'

export const BlockCustomerDialog = ({ accountId, customer, onClose }: Props) => {
  const { t } = useTranslation('ViewComments', { keyPrefix: 'block' })
  const { block, invalidate } = useCustomerBlocking(accountId)
  const send = async (reason: string) => {
    try {
      await block(customer.id, reason)
      showProviderToast({ kind: 'success', text: t('done') })
    } catch (error) {
      if (!isBlockedAlready(error)) return t('failed')
      showProviderToast({ kind: 'error', text: t('already') })
      await invalidate()
    }
    onClose()
    return undefined
  }
  return (
    <TextDialog
      danger
      t={t}
      name="reason"
      rule={blockReason}
      most={limits.blockReason}
      send={send}
      onClose={onClose}
    >
      <p>{t('about', { name: customer.name })}</p>
    </TextDialog>
  )
}
