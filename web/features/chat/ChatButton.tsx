import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useLazyDialog } from '../../lib/loading/useLazyDialog.ts'
import { Button } from '../../ui/Button.tsx'

const load = async () => (await import('./ChatDialog.tsx')).ChatDialog

/** The texts are in ProviderProfile. */
export const ChatButton = ({ provider }: { provider: { id: number; name: string } }) => {
  const { t } = useTranslation('ProviderProfile')
  const { Dialog, isOpening, open, close } = useLazyDialog(load)
  return (
    <>
      <Button variant="secondary" icon="chat" wide loading={isOpening} onClick={open}>
        {t('chat.title')}
      </Button>
      {Dialog && <Dialog provider={provider} onClose={close} />}
    </>
  )
}
