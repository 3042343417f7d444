import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { isEmptySearch } from '../results.api.ts'
import { criteriaParams, type SearchCriteria } from '../search-criteria.ts'
import { DistrictPageLink } from './DistrictPageLink.tsx'
import { ShowAllLink } from './ShowAllLink.tsx'

export const NoProviders = ({ criteria }: { criteria: SearchCriteria }) => {
  const { t } = useTranslation('Home')
  const isSearch = !isEmptySearch(criteria)
  return (
    <EmptyState
      title={t('empty')}
      text={isSearch && t('emptyText')}
      action={
        isSearch && (
          <>
            <ButtonLink variant="secondary" to={paths.search(criteriaParams(criteria))}>
              {t('search.nothing.similar')}
            </ButtonLink>
            <DistrictPageLink />
            <ShowAllLink />
          </>
        )
      }
    />
  )
}
