import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { NO_CHOICES } from '../list-choices.ts'
import { isEmptySearch, NO_RESULTS, searchOverviewQuery } from '../results.api.ts'
import { criteriaParams, type SearchCriteria } from '../search-criteria.ts'
import { DidYouMean } from './DidYouMean.tsx'
import { NoResults } from './NoResults.tsx'
import { ShowAllLink } from './ShowAllLink.tsx'
import { SimilarProviders } from './SimilarProviders.tsx'
import styles from './NoResults.module.css'

/** Suggests what /search suggests: the browser loads it, and without scripts a link leads there. */
export const NoProviders = ({ criteria }: { criteria: SearchCriteria }) => {
  const { t } = useTranslation('Home')
  const found = useSuggestions(criteria)
  if (isEmptySearch(criteria)) return <EmptyState title={t('empty')} />
  const { did_you_mean, providers, similar, dropped } = found ?? NO_RESULTS
  return (
    <>
      {did_you_mean && <DidYouMean text={did_you_mean} />}
      <NoResults title={t('empty')} found={found ?? NO_RESULTS} kind="providers">
        <div className={styles.links}>
          {!found && (
            <ButtonLink variant="secondary" to={paths.search(criteriaParams(criteria))}>
              {t('search.nothing.similar')}
            </ButtonLink>
          )}
          <ShowAllLink />
        </div>
      </NoResults>
      <SimilarProviders found={{ similar: [...providers, ...similar], dropped }} />
    </>
  )
}

const useSuggestions = (criteria: SearchCriteria) => {
  const searchQuery = {
    criteria,
    choices: NO_CHOICES,
    type: undefined,
    language: useLanguage(),
    viewer: useSession()?.id ?? null,
    userLocation: null,
    after: '',
  }
  return useQuery(searchOverviewQuery(call, searchQuery)).data
}
