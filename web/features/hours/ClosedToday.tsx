import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { refusalText } from '../../lib/refusal-text.ts'
import { useWrite } from '../../lib/useWrite.ts'
import { Switch } from '../../ui/forms/Switch.tsx'
import styles from './ClosedToday.module.css'
import { ownHoursQuery, saveClosedToday } from './hours.api.ts'
import { OpenStatus } from './OpenStatus.tsx'

/** The switch on the dashboard. A shop without hours has none: there is nothing to close. */
export const ClosedToday = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'closedToday' })
  const client = useQueryClient()
  const { data } = useQuery(ownHoursQuery(accountId))
  const { write, isPending, error } = useWrite({
    mutationFn: saveClosedToday,
    onDone: (latest) => client.setQueryData(ownHoursQuery(accountId).queryKey, latest),
  })
  if (!data?.reply) return null
  const { closed_today: isClosed } = data.reply
  return (
    <div className={styles.panel}>
      <OpenStatus shop={data.reply} hours={data.reply} />
      <Switch
        label={t('label')}
        hint={t('hint')}
        error={error ? refusalText(t, error, t('failed')) : undefined}
        checked={isPending ? !isClosed : isClosed}
        onChange={() => write(!isClosed)}
      />
    </div>
  )
}
