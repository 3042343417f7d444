import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Link } from '../../../ui/Link.tsx'
import { withNewSearch } from './url-params.ts'
import styles from './NoResults.module.css'

export const DidYouMean = ({ text }: { text: string }) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const [query] = useSearchParams()
  return (
    <p className={styles.didYouMean}>
      <Link to={withNewSearch(query, { q: text })}>{t('didYouMean', { text })}</Link>
    </p>
  )
}
