import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { contactStatuses } from '../../../../contract/limits.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useOptimisticMutation } from '../../../lib/forms/useOptimisticMutation.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import type { ContactRequest, ContactStatus } from '../contacts.api.ts'
import styles from './request-cells.module.css'
import { useChangeRequest } from './useChangeRequest.ts'

export const StatusChoice = ({ accountId, request }: { accountId: number; request: ContactRequest }) => {
  const { t } = useTranslation('ViewRequests')
  const change = useChangeRequest(accountId, request.id)
  const { mutate, variables } = useOptimisticMutation({
    key: ['request status', request.id],
    mutationFn: (status: ContactStatus) => change({ status }),
    onFailed: (error) => showProviderToast({ kind: 'error', text: refusalText(t, error, t('changeFailed')) }),
  })
  return (
    <div className={styles.status}>
      <Select
        hideLabel
        isNarrow
        name="status"
        label={t('statusOf', { name: request.name })}
        value={variables ?? request.status}
        onChange={(event) => mutate(event.currentTarget.value as ContactStatus)}
      >
        {contactStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`statuses.${status}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
