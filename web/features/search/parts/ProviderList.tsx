import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ProviderCard } from '../../providers/ProviderCard.tsx'
import type { SearchCriteria } from '../search-criteria.ts'
import { isEmptySearch, type FoundProvider } from '../results.api.ts'
import { withNewSearch } from './url-params.ts'
import { ListPlaceholder, listTexts } from './ListPlaceholder.tsx'
import { type ListPosition, PROVIDER_PAGE_SIZES } from './load-more.ts'
import { LoadMoreList } from './LoadMoreList.tsx'
import type { LoadMoreState } from './useLoadMore.ts'

type Props = { list: LoadMoreState<FoundProvider>; position: ListPosition; criteria: SearchCriteria }

// One column on a phone, then as many as fit: never much wider than this.
const SIZES = '(min-width: 600px) 24rem, 100vw'

export const ProviderList = ({ list, position, criteria }: Props) => {
  const { t } = useTranslation('Home')
  const words = listTexts(t)
  if (!list.data) return <ListPlaceholder {...{ list, words }} count={PROVIDER_PAGE_SIZES.first} isDense />
  if (list.data.refused) return <RefusedSearch code={list.data.refused} />
  if (list.data.rows.length === 0) return <EmptyList isAsked={!isEmptySearch(criteria)} />
  return (
    <LoadMoreList {...{ list, position, words }} pageSizes={PROVIDER_PAGE_SIZES} isDense>
      {(provider, at) => (
        <ProviderCard
          key={provider.id}
          {...{ provider, at }}
          sizes={SIZES}
          visitText={t('visit')}
          level={2}
        />
      )}
    </LoadMoreList>
  )
}

const ShowAllLink = () => {
  const { t } = useTranslation('Home')
  return (
    <ButtonLink look="secondary" to={paths.providerResults()}>
      {t('all')}
    </ButtonLink>
  )
}

const EmptyList = ({ isAsked }: { isAsked: boolean }) => {
  const { t } = useTranslation('Home')
  return (
    <EmptyState title={t('empty')} text={isAsked && t('emptyText')} action={isAsked && <ShowAllLink />} />
  )
}

/** The address asks for what can't be looked for: mostly a district that is none. */
const RefusedSearch = ({ code }: { code: string }) => {
  const { t } = useTranslation('Home')
  const [query] = useSearchParams()
  if (code !== 'location_unknown') return <EmptyState title={t('failed')} action={<ShowAllLink />} />
  return (
    <EmptyState
      title={t('refusals.location_unknown')}
      action={
        <ButtonLink look="secondary" to={withNewSearch(query, { district: '' })}>
          {t('bar.allDistricts')}
        </ButtonLink>
      }
    />
  )
}
