import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'

/** Replaces the form in a dialog when its write was queued. */
export const QueuedNotice = ({ onClose }: { onClose: () => void }) => {
  const { t } = useWaitingTexts()
  const done = useRef<HTMLButtonElement>(null)
  // The focused button was removed with the form.
  useEffect(() => done.current?.focus(), [])
  return (
    <Stack>
      <Notice kind="info" title={t('queuedTitle')}>
        {t('queuedText')}
      </Notice>
      <Button ref={done} wide onClick={onClose}>
        {t('done')}
      </Button>
    </Stack>
  )
}
