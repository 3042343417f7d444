import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import type { ListChoices } from '../list-choices.ts'
import type { ResultKind } from '../results.api.ts'
import { ListChoiceLinks } from './ListChoices.tsx'
import { withNewSearch } from './url-params.ts'
import styles from './SearchFilters.module.css'
import { Link } from '../../../ui/Link.tsx'

const TYPES: (ResultKind | undefined)[] = [undefined, 'providers', 'posts']

type Props = { type: ResultKind | undefined; choices: ListChoices; onNear: () => void }

export const SearchFilters = ({ type, choices, onNear }: Props) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const [query] = useSearchParams()
  return (
    <div className={styles.filters}>
      <nav aria-label={t('types.label')} className={styles.tabs}>
        {TYPES.map((each) => (
          <Link
            key={each ?? 'all'}
            to={withNewSearch(query, { type: each })}
            preventScrollReset
            aria-current={each === type ? 'page' : undefined}
            className={styles.tab}
          >
            {t(`types.${each ?? 'all'}`)}
          </Link>
        ))}
      </nav>
      {type !== 'posts' && <ListChoiceLinks {...{ choices, onNear }} />}
    </div>
  )
}
