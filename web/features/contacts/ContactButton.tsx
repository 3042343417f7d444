import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useLazyDialog } from '../../lib/useLazyDialog.ts'
import { Button } from '../../ui/Button.tsx'

const load = async () => (await import('./ContactDialog.tsx')).ContactDialog

/** Its words are in the namespace Contact. */
export const ContactButton = ({ provider }: { provider: { id: number; name: string } }) => {
  const { t } = useTranslation('Contact')
  const { Dialog, isOpening, open, close } = useLazyDialog(load)
  return (
    <>
      <Button icon="mail" wide loading={isOpening} onClick={open}>
        {t('ask.title')}
      </Button>
      {Dialog && <Dialog provider={provider} onClose={close} />}
    </>
  )
}
