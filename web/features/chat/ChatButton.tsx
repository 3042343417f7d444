import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useLazyDialog } from '../../lib/loading/useLazyDialog.ts'
import { Button, type ButtonStyle } from '../../ui/Button.tsx'

const load = async () => (await import('./ChatDialog.tsx')).ChatDialog

type Props = ButtonStyle & { provider: { id: number; name: string } }

/** The texts are in ProviderProfile. */
export const ChatButton = ({ provider, ...style }: Props) => {
  const { t } = useTranslation('ProviderProfile')
  const { Dialog, isOpening, open, close } = useLazyDialog(load)
  return (
    <>
      <Button variant="secondary" icon="chat" {...style} loading={isOpening} onClick={open}>
        {t('chat.title')}
      </Button>
      {Dialog && <Dialog provider={provider} onClose={close} />}
    </>
  )
}
