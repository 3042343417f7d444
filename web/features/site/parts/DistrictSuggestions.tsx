import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { debounce } from '../../../../contract/limits.ts'
import { call } from '../../../lib/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useDebounced } from '../../../lib/useDebounced.ts'
import { Combobox } from '../../../ui/Combobox.tsx'
import type { ComboboxItem } from '../../../ui/ComboboxList.tsx'
import { districtSuggestionsQuery } from '../../places/places.api.ts'

export type DistrictProps = { value: string; onChange: (district: string) => void }

const EVERYWHERE = 'everywhere'

/** A text box with suggestions. District names repeat between states, so a chosen one carries its state. */
export const DistrictSuggestions = ({ value, onChange }: DistrictProps) => {
  const { t } = useTranslation('Index')
  const { districts, loading, problem } = useSuggestions(value.trim())
  const everywhere = { key: EVERYWHERE, text: t('search.allDistricts'), icon: 'globe' as const }
  const pick = ({ key, text, detail }: ComboboxItem) =>
    onChange(key === EVERYWHERE ? '' : `${text}, ${detail}`)

  return (
    <Combobox
      name="district"
      takeFocus
      label={t('search.place')}
      placeholder={t('search.placePlaceholder')}
      icon="pin"
      value={value}
      onType={onChange}
      onPick={pick}
      groups={[
        ...(districts.length > 0 ? [{ items: districts }] : []),
        { heading: problem && t(`search.${problem}`), items: [everywhere] },
      ]}
      loading={loading}
      loadingText={t('search.loading')}
      emptyText={t('search.count', { count: 0 })}
      // The choice of all districts is no find.
      countText={(count) => (problem ? t(`search.${problem}`) : t('search.count', { count: count - 1 }))}
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
  // While the text still rests, the answer for it is not even asked for.
  const loading = isFetching || text !== typed
  const problem = isError ? ('noAnswer' as const) : ('noDistrict' as const)
  return { districts, loading, problem: loading || districts.length > 0 ? undefined : problem }
}
