import type { TFunction } from '../../lib/i18n/translate.ts'
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { Cluster, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Progress } from '../../ui/Progress.tsx'

type Props = {
  t: TFunction
  hasErrors: boolean
  icon: IconName
  isIdle: boolean
  /** An error that belongs to no field. */
  problem: string | undefined
  /** From 0 to 1 while the form is being sent. */
  progress: number | undefined
  cancel: () => void
}

export const SubmitRow = ({ t, hasErrors, icon, isIdle, problem, progress, cancel }: Props) => {
  const submit = useRef<HTMLButtonElement>(null)
  const isSending = progress !== undefined
  const stop = () => {
    cancel()
    submit.current?.focus()
  }
  return (
    <Stack>
      {problem && <Notice kind="error">{problem}</Notice>}
      {hasErrors && <p>{t('marked')}</p>}
      {isSending && <UploadProgress t={t} progress={progress} />}
      <Cluster>
        <Button
          ref={submit}
          type="submit"
          size="large"
          icon={icon}
          disabled={isIdle && !isSending}
          loading={isSending}
          loadingText={t('sending')}
        >
          {t('submit')}
        </Button>
        {/* After the last byte the server saves it: too late to cancel. */}
        {isSending && progress < 1 && (
          <Button variant="secondary" size="large" icon="close" onClick={stop}>
            {t('cancel')}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

// Hidden: the button has the same text.
const UploadProgress = ({ t, progress }: { t: TFunction; progress: number }) => (
  <Stack space="tight">
    <p aria-hidden="true">{t('sending')}</p>
    <Progress label={t('progress')} value={progress < 1 ? progress : undefined} />
  </Stack>
)
