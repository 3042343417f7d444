import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useLazyDialog } from '../../lib/loading/useLazyDialog.ts'
import { LazyWaitingEntries } from '../waiting/LazyWaitingEntries.tsx'
import { Button } from '../../ui/Button.tsx'

import { contactTarget } from './contact-target.ts'

const load = async () => (await import('./ContactDialog.tsx')).ContactDialog

/** The texts are in Contact. */
export const ContactButton = ({ provider }: { provider: { id: number; name: string } }) => {
  const { t } = useTranslation('Contact')
  const { Dialog, isOpening, open, close } = useLazyDialog(load)
  return (
    <>
      <Button icon="mail" wide loading={isOpening} onClick={open}>
        {t('ask.title')}
      </Button>
      <LazyWaitingEntries kind="contact" target={contactTarget(provider.id)} onSent={() => {}} />
      {Dialog && <Dialog provider={provider} onClose={close} />}
    </>
  )
}
