import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { declineNeed, type Need, refreshNeeds } from '../needs.api.ts'

/** One press: the next business is asked, and the customer is not notified. */
export const DeclineButton = ({ need: { need_id: id, customer } }: { need: Need }) => {
  const { t: tNeeds } = useTranslation('Needs')
  const { t } = useTranslation('Needs', { keyPrefix: 'received' })
  const client = useQueryClient()
  const navigate = useNavigate()
  const { write, isPending } = useWrite({
    mutationFn: () => declineNeed(id),
    onDone: async () => {
      showProviderToast({ kind: 'success', text: t('declined') })
      await navigate(paths.receivedNeeds(), { replace: true })
      await refreshNeeds(client)
    },
    onFailed: async (error) => {
      showProviderToast({ kind: 'error', text: refusalText(tNeeds, error, t('declineFailed')) })
      await refreshNeeds(client)
    },
  })
  return (
    <Button
      variant="secondary"
      size="small"
      loading={isPending}
      aria-label={t('declineThis', { name: customer?.name ?? '' })}
      onClick={() => write()}
    >
      {t('decline')}
    </Button>
  )
}
