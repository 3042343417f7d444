import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx'
import { districtSuggestionsQuery } from '../../places/places.api.ts'
import type { SearchOverview } from '../results.api.ts'
import type { SearchCriteria } from '../search-criteria.ts'
import { useIsSecondSearch } from './useIsSecondSearch.ts'

const SaveDistrictOffer = lazyOptional(
  async () => (await import('../../offline-districts/SaveDistrictOffer.tsx')).SaveDistrictOffer,
)

type Props = { criteria: SearchCriteria; understood: SearchOverview['understood'] }

/** The district is a part of the text, or chosen by its name. */
export const OfflineOffer = ({ criteria, understood: { district } }: Props) => {
  const { q, category, district: chosen } = criteria
  const isSecond = useIsSecondSearch(chosen || (district?.name ?? ''), `${q} ${category}`)
  if (!isSecond) return null
  return district ? <SaveDistrictOffer district={district} /> : <ChosenDistrict name={chosen} />
}

const ChosenDistrict = ({ name }: { name: string }) => {
  const language = useLanguage()
  const { data: districts } = useQuery(districtSuggestionsQuery(call, name, language))
  const district = districts?.[0]
  return district && <SaveDistrictOffer district={district} />
}
