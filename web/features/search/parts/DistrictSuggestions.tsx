import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { debounce, searchLimits } from '../../../../contract/display.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useDebounced } from '../../../lib/time/useDebounced.ts'
import { Combobox } from '../../../ui/forms/Combobox.tsx'
import type { ComboboxItem } from '../../../ui/forms/ComboboxList.tsx'
import { saveLocation } from '../../places/saved-location.ts'
import { districtSuggestionsQuery } from '../../places/places.api.ts'
import type { CaretProps } from './useLazySuggestions.ts'

export type DistrictProps = { value: string; onChange: (district: string) => void }

const EVERYWHERE = 'everywhere'

/** District names repeat between states, so a chosen one includes its state. */
export const DistrictSuggestions = ({ value, onChange, caret }: DistrictProps & CaretProps) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const { districts, loading, problem } = useSuggestions(value.trim())
  const everywhere = { key: EVERYWHERE, text: t('allDistricts'), icon: 'globe' as const }
  const pick = ({ key, text, detail }: ComboboxItem) => {
    const district = key === EVERYWHERE ? '' : `${text}, ${detail}`
    saveLocation(district)
    onChange(district)
  }

  return (
    <Combobox
      name="district"
      caret={caret}
      label={t('place')}
      placeholder={t('placePlaceholder')}
      icon="pin"
      maxLength={searchLimits.text}
      value={value}
      onType={onChange}
      onPick={pick}
      groups={[
        ...(districts.length > 0 ? [{ items: districts }] : []),
        { heading: problem && t(problem), items: [everywhere] },
      ]}
      loading={loading}
      loadingText={t('loadingDistricts')}
      emptyText={t('countDistricts', { count: 0 })}
      // One option is 'all districts'.
      countText={(count) => (problem ? t(problem) : t('countDistricts', { count: count - 1 }))}
    />
  )
}

const useSuggestions = (typed: string) => {
  const text = useDebounced(typed, debounce.suggestions)
  const { data = [], isFetching, isError } = useQuery(districtSuggestionsQuery(call, text, useLanguage()))
  if (typed === '') return { districts: [], loading: false, problem: undefined }
  const districts = data.map(({ id, name, state }): ComboboxItem => ({
    key: String(id),
    text: name,
    detail: state,
  }))
  // During the debounce the request has not started yet.
  const loading = isFetching || text !== typed
  const problem = isError ? ('noAnswer' as const) : ('noDistrict' as const)
  return { districts, loading, problem: loading || districts.length > 0 ? undefined : problem }
}
