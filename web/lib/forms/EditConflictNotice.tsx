import type { TFunction } from '../i18n/translate.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { reasonText } from './refusal-text.ts'
import { useWrite } from './useWrite.ts'

type Props = {
  /** The form's `t`: texts are under `conflict`. */
  t: TFunction
  /** Fills the form with what was saved last. */
  onLoad: () => Promise<void>
}

/** Another save came first. Nothing is overwritten; the user decides whether to discard the input. */
export const EditConflictNotice = ({ t, onLoad }: Props) => {
  const { write, isPending, error } = useWrite({ mutationFn: onLoad })
  const [isAsking, setAsking] = useState(true)
  // The loaded version will replace the input: closing would come too late.
  const closeDialog = () => !isPending && setAsking(false)

  return (
    <>
      <Notice kind="warning" title={t('conflict.title')}>
        <Stack space="tight">
          <p>{t('conflict.notSaved')}</p>
          <div>
            <Button variant="secondary" size="small" icon="refresh" onClick={() => setAsking(true)}>
              {t('conflict.load')}
            </Button>
          </div>
        </Stack>
      </Notice>
      {isAsking && (
        <ConfirmDialog
          danger
          title={t('conflict.title')}
          confirmText={t('conflict.load')}
          cancelText={t('conflict.stay')}
          loading={isPending}
          error={error ? reasonText(t, error, t('noAnswer')) : undefined}
          onConfirm={() => write()}
          onCancel={closeDialog}
        >
          <Stack space="tight">
            <p>{t('conflict.notSaved')}</p>
            <p>{t('conflict.choice')}</p>
          </Stack>
        </ConfirmDialog>
      )}
    </>
  )
}
