import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { blockReason } from '../../../../contract/rules.ts'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import { CallError } from '../../../lib/http/call.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { TextDialog } from '../../../lib/forms/TextDialog.tsx'
import {
  blockCustomer,
  blockedCustomersQuery,
  blocksKey,
  type ProviderBlock,
  unblockCustomer,
} from '../blocks.api.ts'

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

export const useCustomerBlocking = (accountId: number) => {
  const client = useQueryClient()
  const queryKey = blocksKey(accountId)

  const change = async (to: (blocks: readonly ProviderBlock[]) => readonly ProviderBlock[]) => {
    // A running fetch would restore the old data.
    await client.cancelQueries({ queryKey })
    client.setQueriesData<readonly ProviderBlock[]>({ queryKey }, (blocks = []) => to(blocks))
    // Blocks change other pages too. The visible list is not fetched again: it would shrink to its first page.
    client.removeQueries({ type: 'inactive' })
    await client.invalidateQueries(blockedCustomersQuery(accountId))
  }
  return {
    block: async (customer: number, reason: string) => {
      const made = await blockCustomer(customer, reason)
      await change((blocks) => [...blocks, made])
    },
    unblock: async ({ id }: ProviderBlock) => {
      await ignoreGone(unblockCustomer(id))
      await change((blocks) => blocks.filter((each) => each.id !== id))
    },
    invalidate: () => client.invalidateQueries({ queryKey }),
  }
}
