import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { logWarning } from '../../../lib/log.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import type { CustomerBlock } from '../blocks.api.ts'
import { type Business, useBlocking } from './useBlocking.ts'

type Props = { provider: Business; block: CustomerBlock; onClose: () => void }

export const UnblockDialog = ({ provider, block, onClose }: Props) => {
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
