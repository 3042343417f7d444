import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { formatNumber } from '../../lib/format/format.ts'
import { ownFollowersQuery } from './follows.api.ts'

// A minus sign, not a hyphen.
const signed = (change: number) => `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`

/** The followers of the own business and the change in seven days. The texts are in Traderdashboard. */
export const OwnFollowers = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'followers' })
  const { data } = useQuery(ownFollowersQuery(accountId))
  // Reserves its line.
  if (!data) return '\u00A0'
  const { followers, change_7_days: change } = data
  return (
    <>
      {t('count', { count: followers })} ·{' '}
      {change === 0 ? t('unchanged') : t('change', { change: signed(change) })}
    </>
  )
}
