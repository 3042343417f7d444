import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'

/** In the place of a dialog's form: what was written is kept, and goes out by itself. */
export const QueuedNotice = ({ onClose }: { onClose: () => void }) => {
  const { t } = useWaitingTexts()
  const done = useRef<HTMLButtonElement>(null)
  // The form's button is gone, and the focus with it.
  useEffect(() => done.current?.focus(), [])
  return (
    <Stack>
      <Notice kind="info" title={t('keptTitle')}>
        {t('keptText')}
      </Notice>
      <Button ref={done} wide onClick={onClose}>
        {t('done')}
      </Button>
    </Stack>
  )
}
