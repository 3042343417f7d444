import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Link } from '../../../ui/Link.tsx'
import styles from './NoResults.module.css'
import { withNewSearch } from './url-params.ts'

/** The words set right, where nobody uses them as they were typed. */
export const DidYouMean = ({ text }: { text: string }) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const [query] = useSearchParams()
  return (
    <p className={styles.didYouMean}>
      <Link to={withNewSearch(query, { q: text })}>{t('didYouMean', { text })}</Link>
    </p>
  )
}
