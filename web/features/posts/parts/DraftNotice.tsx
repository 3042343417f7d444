import type { TFunction } from '../../../lib/i18n/translate.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'

type Props = { t: TFunction; onDiscard: () => void }

export const DraftNotice = ({ t, onDiscard }: Props) => {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Notice kind="info" title={t('draft.title')}>
        <Stack space="tight">
          <p>{t('draft.text')}</p>
          <div>
            <Button variant="secondary" size="small" icon="trash" onClick={() => setConfirming(true)}>
              {t('draft.discard')}
            </Button>
          </div>
        </Stack>
      </Notice>
      {isConfirming && (
        <ConfirmDialog
          danger
          title={t('draft.question')}
          confirmText={t('draft.discard')}
          cancelText={t('draft.keep')}
          onConfirm={onDiscard}
          onCancel={() => setConfirming(false)}
        >
          <p>{t('draft.lost')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
