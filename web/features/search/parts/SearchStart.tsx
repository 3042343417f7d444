import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import type { Category } from './CategoryChoice.tsx'
import styles from './SearchStart.module.css'
import { Link } from '../../../ui/Link.tsx'

export const SearchStart = ({ categories }: { categories: readonly Category[] }) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search.start' })
  return (
    <div className={styles.start}>
      <h1>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <h2>{t('categories')}</h2>
      <ul className={styles.categories}>
        {categories.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.search({ category: String(id) })} className={styles.category}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
