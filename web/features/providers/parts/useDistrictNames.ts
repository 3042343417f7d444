import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { countriesQuery, type District, districtQuery } from '../../places/places.api.ts'

/** Names of the chosen district, its state and its country, in the reader's language. Empty while none is chosen. */
export const useDistrictNames = (chosen: District | undefined) => {
  const language = useLanguage()
  // The suggested name, until the answer comes: the page may have another language by now.
  const { data: district = chosen } = useQuery(districtQuery(call, chosen?.id, language))
  const { data: countries = [] } = useQuery(countriesQuery(call, language))
  const country = countries.find(({ id }) => id === district?.country_id)
  return { district: district?.name ?? '', state: district?.state ?? '', country: country?.name ?? '' }
}
