import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showProviderToast } from '../../lib/toast.ts'
import { useOneAtATime } from '../../lib/useOneAtATime.ts'
import { Button } from '../../ui/Button.tsx'
import type { ProviderBlock } from './blocks.api.ts'
import { BlockCustomerDialog } from './parts/BlockCustomerDialog.tsx'
import { useCustomerBlocking } from './parts/useCustomerBlocking.ts'

type Props = {
  accountId: number
  customer: { id: number; name: string }
  /** The provider's block of that customer; null for none. */
  block: ProviderBlock | null
  onUnblocked?: () => void
}

/**
 * One button for both, so that the focus stays on it when the one becomes the other. Its words are in the namespace ViewComments: a
 * page that has it lists that in its handle.
 */
export const CustomerBlockButton = ({ accountId, customer, block, onUnblocked }: Props) => {
  const { t } = useTranslation('ViewComments', { keyPrefix: block ? 'unblock' : 'block' })
  const [isAsking, setAsking] = useState(false)
  const { unblock } = useCustomerBlocking(accountId)
  const { isBusy, run } = useOneAtATime()
  const end = async (blocked: ProviderBlock) => {
    try {
      await unblock(blocked)
      showProviderToast({ kind: 'success', text: t('done') })
      onUnblocked?.()
    } catch {
      showProviderToast({ kind: 'error', text: t('failed') })
    }
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={block ? 'check' : 'ban'}
        loading={isBusy}
        loadingText={t('sending')}
        aria-label={t('this', { name: customer.name })}
        onClick={block ? () => void run(() => end(block)) : () => setAsking(true)}
      >
        {t('do')}
      </Button>
      {isAsking && <BlockCustomerDialog {...{ accountId, customer }} onClose={() => setAsking(false)} />}
    </>
  )
}
