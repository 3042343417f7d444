import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '../../../lib/call.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { type EverythingFound, everythingQuery, type SearchWanted } from '../results.api.ts'
import { changedSearch } from './address.ts'
import { FoundPosts, FoundProviders } from './FoundLists.tsx'
import { FoundTogether } from './FoundTogether.tsx'
import { FOUND, type Place } from './growing.ts'
import { LoadingList } from './GrowingList.tsx'
import { DidYouMean, WayOn } from './WayOn.tsx'

type Props = { wanted: SearchWanted; place: Place }

export const SearchResults = ({ wanted, place }: Props) => {
  const { t } = useTranslation('Home')
  const everything = useQuery(everythingQuery(call, wanted))
  const { data: found } = everything
  if (!found)
    return everything.isError ? (
      <ErrorState
        title={t('failed')}
        retryText={t('retry')}
        onRetry={() => void everything.refetch()}
        retrying={everything.isFetching}
      />
    ) : (
      <LoadingList label={t('search.loading')} count={FOUND.first} />
    )
  if (found.refused) return <Refused code={found.refused} />
  return (
    <>
      {found.did_you_mean && <DidYouMean text={found.did_you_mean} />}
      <Found {...{ found, wanted, place }} />
    </>
  )
}

const Found = ({ found, wanted, place }: Props & { found: EverythingFound }) => {
  const { type } = wanted
  if (type === undefined) return <FoundTogether found={found} />
  if (found[type].length === 0) return <WayOn found={found} kind={type} />
  const List = type === 'providers' ? FoundProviders : FoundPosts
  return <List wanted={wanted} place={place} />
}

/** The address asks for what can't be looked for: mostly a district that is none. */
const Refused = ({ code }: { code: string }) => {
  const { t } = useTranslation('Home')
  const [query] = useSearchParams()
  const isPlace = code === 'location_unknown'
  return (
    <EmptyState
      title={isPlace ? t('refusals.location_unknown') : t('failed')}
      action={
        <ButtonLink look="secondary" to={isPlace ? changedSearch(query, { district: '' }) : paths.search()}>
          {isPlace ? t('bar.allDistricts') : t('search.start.title')}
        </ButtonLink>
      }
    />
  )
}
