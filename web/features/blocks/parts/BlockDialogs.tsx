import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { optionalBlockReason } from '../../../../contract/rules.ts'
import { CallError } from '../../../lib/http/call.ts'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import { logWarning } from '../../../lib/log.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { TextDialog } from '../../../lib/forms/TextDialog.tsx'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useSession } from '../../../lib/session/session.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
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
const useBlocking = (provider: Business, onDone: () => void) => {
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

type BlockDialogProps = { provider: Business; onClose: () => void }

/** The reason is optional: the server has a default. */
export const BlockDialog = ({ provider, onClose }: BlockDialogProps) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'block' })
  const { block } = useBlocking(provider, onClose)
  return (
    <TextDialog
      danger
      t={t}
      name="blocked_reason"
      rule={optionalBlockReason}
      most={limits.blockReason}
      send={block}
      onClose={onClose}
    >
      <p>{t('text', { name: provider.name })}</p>
    </TextDialog>
  )
}

type UnblockDialogProps = BlockDialogProps & { block: CustomerBlock }

export const UnblockDialog = ({ provider, block, onClose }: UnblockDialogProps) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'block' })
  const { unblock } = useBlocking(provider, onClose)
  const [problem, setProblem] = useState<string>()
  const { write, isPending } = useWrite({
    mutationFn: () => {
      setProblem(undefined)
      return unblock(block.id)
    },
    onDone: setProblem,
    onFailed: (error) => logWarning('the end of a block could not be shown', error),
  })
  return (
    <ConfirmDialog
      title={t('unblock')}
      confirmText={t('unblockConfirm')}
      cancelText={t('cancel')}
      loading={isPending}
      error={problem}
      onConfirm={() => write()}
      onCancel={onClose}
    >
      <p>{t('unblockText', { name: provider.name })}</p>
    </ConfirmDialog>
  )
}
