import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { optionalBlockReason } from '../../../../contract/rules.ts'
import { TextDialog } from '../../../lib/forms/TextDialog.tsx'
import { type Business, useBlocking } from './useBlocking.ts'

type Props = { provider: Business; onClose: () => void }

/** The reason is optional: the server has a default. */
export const BlockDialog = ({ provider, onClose }: Props) => {
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
