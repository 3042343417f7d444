import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { showProviderToast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { Button } from '../../ui/Button.tsx'
import type { ProviderBlock } from './blocks.api.ts'
import { BlockCustomerDialog, useCustomerBlocking } from './parts/BlockCustomerDialog.tsx'

type Props = {
  accountId: number
  customer: { id: number; name: string }
  block: ProviderBlock | null
  onUnblocked?: () => void
}

/** One button for both actions, so that the focus stays on it. Pages list ViewComments, which has its texts, in their handle. */
export const CustomerBlockButton = ({ accountId, customer, block, onUnblocked }: Props) => {
  const { t } = useTranslation('ViewComments', { keyPrefix: block ? 'unblock' : 'block' })
  const [isAsking, setAsking] = useState(false)
  const { unblock } = useCustomerBlocking(accountId)
  // `block` may be null again when the response arrives.
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
