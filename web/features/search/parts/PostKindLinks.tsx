import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { type PostKind, postKinds } from '../../../../contract/post-kinds.ts'
import { Link } from '../../../ui/Link.tsx'
import styles from './PostKindLinks.module.css'
import { withNewSearch } from './url-params.ts'

export const PostKindLinks = ({ kind }: { kind: PostKind | undefined }) => {
  const { t } = useTranslation('Posts', { keyPrefix: 'kinds' })
  const [query] = useSearchParams()
  return (
    <nav aria-label={t('label')} className={styles.tabs}>
      {[undefined, ...postKinds].map((each) => (
        <Link
          key={each ?? 'all'}
          to={withNewSearch(query, { kind: each })}
          preventScrollReset
          aria-current={each === kind ? 'page' : undefined}
          className={styles.tab}
        >
          {t(each ?? 'all')}
        </Link>
      ))}
    </nav>
  )
}
