import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { CallError } from '../../../lib/http/call.ts'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { useSession } from '../../../lib/session/session.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import {
  blockOfProviderQuery,
  blockProvider,
  type CustomerBlock,
  resetAfterBlockChange,
  unblockProvider,
} from '../blocks.api.ts'

export type Business = { id: number; name: string }

// In another window.
const isAlreadyBlocked = (error: unknown) =>
  error instanceof CallError && error.code === 'provider_already_blocked'

/** Both functions resolve to an error text, or to undefined on success. */
export const useBlocking = (provider: Business, onDone: () => void) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'block' })
  const client = useQueryClient()
  const query = blockOfProviderQuery(useSession()?.id ?? 0, provider.id)

  const applyBlock = (block: CustomerBlock | null) => {
    client.setQueryData(query.queryKey, block)
    onDone()
    showProviderToast({ kind: 'success', text: t(block ? 'done' : 'undone') })
    void resetAfterBlockChange(client)
  }
  const problem = (what: 'failed' | 'unblockFailed', error: unknown) => {
    const reason = refusalText(t, error, error instanceof TypeError ? t('offline') : '')
    return reason ? `${t(what)}: ${reason}` : t(what)
  }
  const block = async (reason: string) => {
    try {
      const body = { provider: provider.id, ...(reason.trim() && { blocked_reason: reason }) }
      applyBlock(await blockProvider(body))
    } catch (error) {
      if (!isAlreadyBlocked(error)) return problem('failed', error)
      applyBlock(await client.fetchQuery({ ...query, staleTime: 0 }))
    }
    return undefined
  }
  const unblock = async (id: number) => {
    try {
      await ignoreGone(unblockProvider(id))
    } catch (error) {
      return problem('unblockFailed', error)
    }
    applyBlock(null)
    return undefined
  }
  return { block, unblock }
}
