import { CopyButton } from '../../../lib/browser/CopyButton.tsx'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLazyDialog } from '../../../lib/loading/useLazyDialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { MessageView } from './message-views.ts'

const load = async () => (await import('../../reports/ReportDialog.tsx')).ReportDialog

type Props = { message: MessageView & { id: number }; onClose: () => void }

/** What the reader can do with a message of the other side. One dialog for the whole list: a popover for each message is slow. */
export const MessageActions = ({ message: { id, content }, onClose }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const { t: tBar } = useTranslation('Navbar')
  const { Dialog: ReportDialog, isOpening, open } = useLazyDialog(load)
  if (ReportDialog) return <ReportDialog target={{ kind: 'message', id }} onClose={onClose} />
  return (
    <Dialog size="small" title={t('actions')} closeLabel={tBar('close')} onClose={onClose}>
      <Stack>
        {content && <CopyButton wide text={content} copyText={t('copy')} copiedText={t('copied')} />}
        <Button variant="secondary" wide icon="flag" loading={isOpening} onClick={open}>
          {t('report')}
        </Button>
      </Stack>
    </Dialog>
  )
}
