import type { TFunction } from 'i18next'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Stack } from '../ui/Layout.tsx'
import { Notice } from '../ui/Notice.tsx'
import { refusalText } from './refusal-text.ts'
import { useOneAtATime } from './useOneAtATime.ts'

type Props = {
  /** The form's `t`: texts are under `conflict`. */
  t: TFunction
  /** Fills the form with what was saved last. */
  onLoad: () => Promise<void>
}

/** Somebody saved before: nothing is overwritten, and what was typed here goes only when its owner says so. */
export const EditConflictNotice = ({ t, onLoad }: Props) => {
  const { isBusy, run } = useOneAtATime()
  const [isAsking, setAsking] = useState(true)
  const [problem, setProblem] = useState<string>()

  const load = async () => {
    setProblem(undefined)
    try {
      await onLoad()
    } catch (error) {
      setProblem(refusalText(t, error, t('noAnswer')))
    }
  }
  // What is being loaded will take the place of what was typed: too late to go back.
  const closeDialog = () => !isBusy && setAsking(false)

  return (
    <>
      <Notice kind="warning" title={t('conflict.title')}>
        <Stack space="tight">
          <p>{t('conflict.notSaved')}</p>
          <div>
            <Button look="secondary" size="small" icon="refresh" onClick={() => setAsking(true)}>
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
          closeLabel={t('conflict.stay')}
          loading={isBusy}
          error={problem}
          onConfirm={() => void run(load)}
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
