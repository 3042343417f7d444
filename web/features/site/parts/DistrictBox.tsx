import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../../contract/language.ts'
import { debounce } from '../../../../contract/limits.ts'
import { call } from '../../../lib/call.ts'
import { useDebounced } from '../../../lib/useDebounced.ts'
import { Combobox } from '../../../ui/Combobox.tsx'
import type { ComboboxItem } from '../../../ui/ComboboxList.tsx'
import { districtSuggestionsQuery } from '../../places/places.api.ts'

type Props = { value: string; onChange: (district: string) => void }

const EVERYWHERE = 'everywhere'

/** A text box with suggestions. District names repeat between states, so a chosen one carries its state. */
export const DistrictBox = ({ value, onChange }: Props) => {
  const { t } = useTranslation('Index')
  const { districts, loading } = useSuggestions(value.trim())
  const everywhere = { key: EVERYWHERE, text: t('search.allDistricts'), icon: 'globe' as const }
  const nothing = value.trim() !== '' && !loading && districts.length === 0
  const pick = ({ key, text, detail }: ComboboxItem) =>
    onChange(key === EVERYWHERE ? '' : `${text}, ${detail}`)

  return (
    <Combobox
      name="district"
      label={t('search.place')}
      placeholder={t('search.placePlaceholder')}
      icon="pin"
      value={value}
      onType={onChange}
      onPick={pick}
      groups={[
        ...(districts.length > 0 ? [{ items: districts }] : []),
        { heading: nothing ? t('search.noDistrict') : undefined, items: [everywhere] },
      ]}
      loading={loading}
      loadingText={t('search.loading')}
      emptyText={t('search.count', { count: 0 })}
      countText={(count) => t('search.count', { count: count - 1 })}
    />
  )
}

const useSuggestions = (typed: string) => {
  const { i18n } = useTranslation()
  const text = useDebounced(typed, debounce.suggestions)
  const { data, isFetching, isError } = useQuery(
    districtSuggestionsQuery(call, text, languageOf(i18n.language)),
  )
  const found = typed === '' ? [] : (data ?? [])
  const districts = found.map(({ id, name, state }): ComboboxItem => ({
    key: String(id),
    text: name,
    detail: state,
  }))
  // While the text still rests, the answer for it is not even asked for.
  return { districts, loading: typed !== '' && !isError && (isFetching || text !== typed) }
}
