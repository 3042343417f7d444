import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { Stack } from '../../../../ui/Layout.tsx'
import { Notice } from '../../../../ui/Notice.tsx'

type Props = {
  title: string
  isBusy: boolean
  problem: string | undefined
  onSave: (form: FormData) => void
  onClose: () => void
  other?: ReactNode
  children: ReactNode
}

export const FormDialog = ({ title, isBusy, problem, onSave, onClose, other, children }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave(new FormData(event.currentTarget))
  }
  return (
    <Dialog
      keepOnOutsideClick
      title={title}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          {other}
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} loading={isBusy} loadingText={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack>
          {children}
          {problem && <Notice kind="error">{problem}</Notice>}
        </Stack>
      </form>
    </Dialog>
  )
}
