import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { showProviderToast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
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
  // The block may be gone from the page before the answer is told.
  const { t: tUnblock } = useTranslation('ViewComments', { keyPrefix: 'unblock' })
  const { write, isPending } = useWrite({
    mutationFn: unblock,
    onDone: () => {
      showProviderToast({ kind: 'success', text: tUnblock('done') })
      onUnblocked?.()
    },
    onFailed: () => showProviderToast({ kind: 'error', text: tUnblock('failed') }),
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={block ? 'check' : 'ban'}
        loading={isPending}
        loadingText={t('sending')}
        aria-label={t('this', { name: customer.name })}
        onClick={block ? () => write(block) : () => setAsking(true)}
      >
        {t('do')}
      </Button>
      {isAsking && <BlockCustomerDialog {...{ accountId, customer }} onClose={() => setAsking(false)} />}
    </>
  )
}
