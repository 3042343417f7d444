import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { searchLimits } from '../../../../contract/display.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { SearchOverview, ResultKind } from '../results.api.ts'
import { AskBusinesses } from '../../needs/AskBusinesses.tsx'
import { DistrictPageLink } from './DistrictPageLink.tsx'
import { withNewSearch } from './url-params.ts'
import styles from './NoResults.module.css'

type Props = {
  found: SearchOverview
  /** What was not found; undefined for both. */
  kind: ResultKind | undefined
}

type NoResultsProps = Props & {
  title?: string
  /** Links of this page only. */
  children?: ReactNode
}

export const NoResults = ({ found, kind, title, children }: NoResultsProps) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search.nothing' })
  const { nearby_districts, category_providers, without_category } = found
  const isFound = nearby_districts.length > 0 || category_providers > 0 || without_category > 0
  return (
    <EmptyState
      title={title ?? t(kind ?? 'title')}
      text={isFound ? t('text') : t('textAlone')}
      action={
        <div className={styles.suggestions}>
          {kind !== 'posts' && <AskAboutSearch />}
          <NearbyDistricts found={found} />
          <OtherSuggestions found={found} kind={kind} />
          {children}
        </div>
      }
    />
  )
}

const AskAboutSearch = () => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'ask' })
  const [query] = useSearchParams()
  const about = Object.fromEntries(['q', 'district', 'category'].map((name) => [name, query.get(name) ?? '']))
  return (
    <>
      <p className={styles.label}>{t('question')}</p>
      <AskBusinesses about={about} />
    </>
  )
}

const NearbyDistricts = ({ found: { nearby_districts: districts, understood } }: Pick<Props, 'found'>) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search.nothing' })
  const [query] = useSearchParams()
  if (districts.length === 0) return null
  // The place that was typed would have to be in the names of businesses elsewhere.
  const text = understood.district ? { q: understood.what } : {}
  return (
    <>
      <p className={styles.label}>{t('nearby')}</p>
      <ul className={styles.links}>
        {districts.map(({ district_id, name, state, providers }) => {
          const place = `${name}, ${state}`
          return (
            <li key={district_id}>
              <ButtonLink
                variant="secondary"
                icon="pin"
                to={withNewSearch(query, { ...text, district: place })}
              >
                {t('district', { place, count: providers })}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const OtherSuggestions = ({ found, kind }: Props) => {
  const { t } = useTranslation('Home')
  const [query] = useSearchParams()
  const { without_category, category_providers, understood } = found
  // The counts end at one page.
  const counted = (key: string, count: number, options?: object) =>
    count >= searchLimits.countedRows
      ? t(`search.nothing.${key}Many`, { most: searchLimits.countedRows, ...options })
      : t(`search.nothing.${key}`, { count, ...options })
  return (
    <div className={styles.links}>
      {without_category > 0 && (
        <ButtonLink variant="secondary" to={withNewSearch(query, { category: '' })}>
          {counted('withoutCategory', without_category)}
        </ButtonLink>
      )}
      {understood.category && category_providers > 0 && (
        <ButtonLink variant="secondary" to={paths.search({ category: String(understood.category.id) })}>
          {counted('browse', category_providers, { category: understood.category.title })}
        </ButtonLink>
      )}
      <DistrictPageLink />
      {query.get('district') && (
        <ButtonLink variant="quiet" to={withNewSearch(query, { district: '' })}>
          {t('bar.allDistricts')}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" to={paths.search()}>
        {t('search.nothing.categories')}
      </ButtonLink>
      {kind === 'posts' && (
        <ButtonLink variant="quiet" to={withNewSearch(query, { type: '' })}>
          {t('search.nothing.everything')}
        </ButtonLink>
      )}
    </div>
  )
}
