import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { call } from '../../../lib/http/call.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { homePageQuery } from '../site.api.ts'
import styles from './Counts.module.css'

export const Counts = () => {
  const { t } = useTranslation('Index', { keyPrefix: 'story' })
  const { data } = useQuery(homePageQuery(call, useLanguage()))
  if (!data || data.provider_count === 0) return null
  return (
    <ul className={styles.counts}>
      <Count number={data.provider_count} what={t('providers', { count: data.provider_count })} />
      <Count number={data.customer_count} what={t('customers', { count: data.customer_count })} />
    </ul>
  )
}

const Count = ({ number, what }: { number: number; what: string }) => (
  <li className={styles.count}>
    <strong className={styles.number}>{formatNumber(number)}</strong> {what}
  </li>
)
