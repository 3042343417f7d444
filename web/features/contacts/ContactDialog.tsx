import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { contactFormCloseDelay } from '../../../contract/display.ts'
import { offerPush } from '../../lib/push/push-offer.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueuedNotice } from '../waiting/QueuedNotice.tsx'
import { ContactForm } from './parts/ContactForm.tsx'

type Props = { provider: { id: number; name: string }; onClose: () => void }

/** Pages that open it list Contact, which has its texts, in their handle. */
export const ContactDialog = ({ provider, onClose }: Props) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'ask' })
  const { t: tBar } = useTranslation('Navbar')
  const [outcome, setOutcome] = useState<'sent' | 'queued'>()
  const finish = (isQueued: boolean) => {
    setOutcome(isQueued ? 'queued' : 'sent')
    if (!isQueued) offerPush({ about: 'answer', name: provider.name })
  }
  return (
    <Dialog title={t('title')} closeLabel={tBar('close')} onClose={onClose} keepOnOutsideClick={!outcome}>
      {outcome === 'sent' && <RequestSent name={provider.name} onClose={onClose} />}
      {outcome === 'queued' && <QueuedNotice onClose={onClose} />}
      {!outcome && <ContactForm provider={provider} onSent={finish} />}
    </Dialog>
  )
}

const RequestSent = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'ask' })
  const { t: tBar } = useTranslation('Navbar')
  const done = useRef<HTMLButtonElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // The form was removed, and the focus with it.
    done.current?.focus()
    const timer = setTimeout(() => close(), contactFormCloseDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Stack>
      <Notice kind="success" title={t('sent')}>
        {t('sentText', { name })}
      </Notice>
      <Button ref={done} wide onClick={onClose}>
        {tBar('close')}
      </Button>
    </Stack>
  )
}
