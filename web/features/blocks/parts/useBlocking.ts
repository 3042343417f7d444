// What becomes of a block and of its end: the page knows at once, and everything else is asked for again.
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../../lib/call.ts'
import { refusalText } from '../../../lib/refusal-text.ts'
import { useSession } from '../../../lib/session.ts'
import { providerToast } from '../../../lib/toast.ts'
import { blockOfQuery, blockProvider, type CustomerBlock, meetAnew, unblockProvider } from '../blocks.api.ts'

export type Business = { id: number; name: string }

// From another window: that is what was asked for.
const isBlockedBefore = (error: unknown) =>
  error instanceof CallError && error.code === 'provider_already_blocked'
const isUnblockedBefore = (error: unknown) => error instanceof CallError && error.status === 404

/** Both answer what went wrong in words, or nothing when it is done. */
export const useBlocking = (provider: Business, onDone: () => void) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'block' })
  const client = useQueryClient()
  const query = blockOfQuery(useSession()?.id ?? 0, provider.id)

  const settle = (block: CustomerBlock | null) => {
    client.setQueryData(query.queryKey, block)
    onDone()
    providerToast({ kind: 'success', text: t(block ? 'done' : 'undone') })
    void meetAnew(client)
  }
  const problem = (what: 'failed' | 'unblockFailed', error: unknown) => {
    const otherwise = error instanceof TypeError ? t('offline') : t('retry')
    return `${t(what)}: ${refusalText(t, error, otherwise)}`
  }
  const block = async (reason: string) => {
    try {
      const body = { provider: provider.id, ...(reason.trim() && { blocked_reason: reason }) }
      settle(await blockProvider(body))
    } catch (error) {
      if (!isBlockedBefore(error)) return problem('failed', error)
      settle(await client.fetchQuery({ ...query, staleTime: 0 }))
    }
    return undefined
  }
  const unblock = async (id: number) => {
    try {
      await unblockProvider(id)
    } catch (error) {
      if (!isUnblockedBefore(error)) return problem('unblockFailed', error)
    }
    settle(null)
    return undefined
  }
  return { block, unblock }
}
