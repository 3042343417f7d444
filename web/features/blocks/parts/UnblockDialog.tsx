import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOneAtATime } from '../../../lib/useOneAtATime.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import type { CustomerBlock } from '../blocks.api.ts'
import { type Business, useBlocking } from './useBlocking.ts'

type Props = { provider: Business; block: CustomerBlock; onClose: () => void }

export const UnblockDialog = ({ provider, block, onClose }: Props) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'block' })
  const { unblock } = useBlocking(provider, onClose)
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  const confirm = async () => {
    setProblem(undefined)
    setProblem(await unblock(block.id))
  }
  return (
    <ConfirmDialog
      title={t('unblock')}
      confirmText={t('unblockConfirm')}
      cancelText={t('cancel')}
      closeLabel={t('cancel')}
      loading={isBusy}
      error={problem}
      onConfirm={() => void run(confirm)}
      onCancel={onClose}
    >
      <p>{t('unblockText', { name: provider.name })}</p>
    </ConfirmDialog>
  )
}
