import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { useOptimisticMutation } from '../../lib/forms/useOptimisticMutation.ts'
import { Switch } from '../../ui/forms/Switch.tsx'
import styles from './ClosedToday.module.css'
import { ownHoursQuery, saveClosedToday } from './hours.api.ts'
import { OpenStatus } from './OpenStatus.tsx'

export const ClosedToday = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'closedToday' })
  const client = useQueryClient()
  const { data } = useQuery(ownHoursQuery(accountId))
  const { mutate, variables, error } = useOptimisticMutation({
    key: ['closed today', accountId],
    mutationFn: saveClosedToday,
    onDone: (latest) => client.setQueryData(ownHoursQuery(accountId).queryKey, latest),
  })
  if (!data?.reply) return null
  const isClosed = variables ?? data.reply.closed_today
  return (
    <div className={styles.panel}>
      <OpenStatus provider={data.reply} hours={data.reply} />
      <Switch
        label={t('label')}
        hint={t('hint')}
        error={error ? refusalText(t, error, t('failed')) : undefined}
        checked={isClosed}
        onChange={() => mutate(!isClosed)}
      />
    </div>
  )
}
