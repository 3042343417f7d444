import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { chooseReply, type Need, type NeedReply, refreshNeeds } from '../needs.api.ts'

type Props = { need: Need; reply: NeedReply }

/** Choosing opens the chat, and can't be undone. */
export const ChooseButton = ({ need, reply }: Props) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'one' })
  const [isAsking, setAsking] = useState(false)
  const { name } = reply.provider
  return (
    <>
      <Button wide aria-label={t('chooseThis', { name })} onClick={() => setAsking(true)}>
        {t('choose')}
      </Button>
      {isAsking && <ChooseDialog {...{ need, reply }} onClose={() => setAsking(false)} />}
    </>
  )
}

const ChooseDialog = ({ need, reply, onClose }: Props & { onClose: () => void }) => {
  const { t: tNeeds } = useTranslation('Needs')
  const { t } = useTranslation('Needs', { keyPrefix: 'one.confirm' })
  const navigate = useNavigate()
  const client = useQueryClient()
  const { write, isPending, error } = useWrite({
    mutationFn: () => chooseReply(need.need_id, reply.reply_id),
    onDone: async ({ chat_id }) => {
      void refreshNeeds(client)
      await navigate(`${paths.customerChats()}?chat=${chat_id}`)
    },
    // The need may have been closed elsewhere.
    onFailed: () => refreshNeeds(client),
  })
  return (
    <ConfirmDialog
      title={t('title', { name: reply.provider.name })}
      confirmText={t('do')}
      cancelText={t('cancel')}
      loading={isPending}
      error={error ? refusalText(tNeeds, error, t('failed')) : undefined}
      onConfirm={() => write()}
      onCancel={onClose}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  )
}
