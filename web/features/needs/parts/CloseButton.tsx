import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { needCloseReasons } from '../../../../contract/limits.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { showCustomerToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioCards } from '../../../ui/forms/RadioCards.tsx'
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx'
import { closeNeed, type CloseReason, type Need, refreshNeeds } from '../needs.api.ts'

export const CloseButton = ({ need }: { need: Need }) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'close' })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" icon="close" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <CloseDialog need={need} onClose={() => setOpen(false)} />}
    </>
  )
}

const CloseDialog = ({ need, onClose }: { need: Need; onClose: () => void }) => {
  const { t: tNeeds } = useTranslation('Needs')
  const { t } = useTranslation('Needs', { keyPrefix: 'close' })
  const client = useQueryClient()
  const [reason, setReason] = useState<CloseReason>()
  const [isMissing, setMissing] = useState(false)
  const { write, isPending, error } = useWrite({
    mutationFn: (chosen: CloseReason) => closeNeed(need.need_id, chosen),
    onDone: async () => {
      await refreshNeeds(client)
      showCustomerToast({ kind: 'success', text: t('done') })
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(reason === undefined)
    if (reason) write(reason)
  }
  return (
    <FormDialog
      title={t('title')}
      cancelText={t('cancel')}
      submitText={t('submit')}
      loadingText={t('sending')}
      loading={isPending}
      error={error ? refusalText(tNeeds, error, t('failed')) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioCards
        name="reason"
        label={t('label')}
        hint={t('text')}
        required
        options={needCloseReasons.map((value) => ({ value, title: t(`reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
        error={isMissing && !reason ? t('missing') : undefined}
      />
    </FormDialog>
  )
}
