import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { currentSession } from '../../lib/session/session.ts'
import { showProviderToast } from '../../lib/toast.ts'
import { useLazyDialog } from '../../lib/loading/useLazyDialog.ts'
import { Button } from '../../ui/Button.tsx'
import type { CustomerBlock } from './blocks.api.ts'
import type { Business } from './parts/BlockDialogs.tsx'

const loadBlock = async () => (await import('./parts/BlockDialogs.tsx')).BlockDialog
const loadUnblock = async () => (await import('./parts/BlockDialogs.tsx')).UnblockDialog

type Props = { provider: Business; block: CustomerBlock | null }

/** One button for both actions, so that the focus can return to it. The texts are in Contact. */
export const BlockToggle = ({ provider, block }: Props) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'block' })
  const blocking = useLazyDialog(loadBlock)
  const unblocking = useLazyDialog(loadUnblock)
  const openDialog = () => {
    // The session may have ended since the button was rendered.
    if (currentSession()?.role !== 'customer') showProviderToast({ kind: 'error', text: t('loginFirst') })
    else if (block) unblocking.open()
    else blocking.open()
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="ban"
        loading={blocking.isOpening || unblocking.isOpening}
        onClick={openDialog}
      >
        {t(block ? 'unblock' : 'title')}
      </Button>
      {blocking.Dialog && <blocking.Dialog provider={provider} onClose={blocking.close} />}
      {unblocking.Dialog && block && (
        <unblocking.Dialog provider={provider} block={block} onClose={unblocking.close} />
      )}
    </>
  )
}
