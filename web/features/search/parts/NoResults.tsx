import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { searchLimits } from '../../../../contract/display.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { SearchOverview, ResultKind } from '../results.api.ts'
import { DistrictPageLink } from './DistrictPageLink.tsx'
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

type Props = {
  found: SearchOverview
  /** What was not found; undefined for both. */
  kind: ResultKind | undefined
}

export const NoResults = ({ found, kind }: Props) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search.nothing' })
  const isFound = found.nearby_districts.length > 0 || found.without_category > 0
  return (
    <EmptyState
      title={t(kind ?? 'title')}
      text={isFound ? t('text') : t('textAlone')}
      action={
        <div className={styles.suggestions}>
          <NearbyDistricts districts={found.nearby_districts} />
          <OtherSuggestions found={found} kind={kind} />
        </div>
      }
    />
  )
}

const NearbyDistricts = ({ districts }: { districts: SearchOverview['nearby_districts'] }) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search.nothing' })
  const [query] = useSearchParams()
  if (districts.length === 0) return null
  return (
    <>
      <p className={styles.label}>{t('nearby')}</p>
      <ul className={styles.links}>
        {districts.map(({ district_id, name, state, providers }) => {
          const place = `${name}, ${state}`
          return (
            <li key={district_id}>
              <ButtonLink variant="secondary" icon="pin" to={withNewSearch(query, { district: place })}>
                {t('district', { place, count: providers })}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const OtherSuggestions = ({ found: { without_category }, kind }: Props) => {
  const { t } = useTranslation('Home')
  const [query] = useSearchParams()
  // The count ends at one page.
  const isMany = without_category >= searchLimits.countedRows
  return (
    <div className={styles.links}>
      {without_category > 0 && (
        <ButtonLink variant="secondary" to={withNewSearch(query, { category: '' })}>
          {isMany
            ? t('search.nothing.withoutCategoryMany', { most: searchLimits.countedRows })
            : t('search.nothing.withoutCategory', { count: without_category })}
        </ButtonLink>
      )}
      <DistrictPageLink />
      {query.get('district') && (
        <ButtonLink variant="quiet" to={withNewSearch(query, { district: '' })}>
          {t('bar.allDistricts')}
        </ButtonLink>
      )}
      {kind === 'posts' && (
        <ButtonLink variant="quiet" to={withNewSearch(query, { type: '' })}>
          {t('search.nothing.everything')}
        </ButtonLink>
      )}
    </div>
  )
}
