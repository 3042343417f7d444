import { useQuery } from '@tanstack/react-query'
import { debounce } from '../../../contract/display.ts'
import { required } from '../../../contract/rules.ts'
import { call } from '../../lib/http/call.ts'
import type { TFunction } from '../../lib/i18n/translate.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useDebounced } from '../../lib/time/useDebounced.ts'
import { Combobox } from '../../ui/forms/Combobox.tsx'
import { type District, districtSuggestionsQuery } from './places.api.ts'

/** The typed text, and the district that was picked for it. */
export type DistrictChoice = { typed: string; chosen?: District | undefined }

export const districtRule = ({ typed, chosen }: DistrictChoice) => {
  if (chosen) return undefined
  return required(typed) ?? 'districtUnknown'
}

type Props = {
  /** The form's `t`: texts are `fields.district`, `hints.district` and under `districts`. */
  t: TFunction
  value: DistrictChoice
  /** Of the chosen district, translated. */
  name: string
  onChange: (value: DistrictChoice) => void
  onBlur: () => void
  error: string | undefined
}

/** Names repeat between states, so each suggestion has its state. */
export const DistrictField = ({ t, value: { typed, chosen }, name, onChange, onBlur, error }: Props) => {
  const { districts, isLoading } = useSuggestions(chosen ? '' : typed.trim())
  const pick = (district: District | undefined) =>
    district && onChange({ typed: district.name, chosen: district })

  return (
    <div onBlur={onBlur}>
      <Combobox
        name="district"
        label={t('fields.district')}
        hint={t('hints.district')}
        error={error}
        required
        icon="pin"
        value={chosen ? name : typed}
        onType={(text) => onChange({ typed: text })}
        onPick={({ key }) => pick(districts.find(({ id }) => String(id) === key))}
        onSubmitText={() => pick(districts[0])}
        groups={[
          {
            items: districts.map(({ id, ...each }) => ({
              key: String(id),
              text: each.name,
              detail: each.state,
            })),
          },
        ]}
        loading={isLoading}
        loadingText={t('districts.loading')}
        emptyText={chosen ? '' : t('districts.none')}
        countText={(count) => t('districts.count', { count })}
      />
    </div>
  )
}

const useSuggestions = (typed: string) => {
  const text = useDebounced(typed, debounce.suggestions)
  const { data = [], isFetching } = useQuery(districtSuggestionsQuery(call, text, useLanguage()))
  // While debouncing there is no request yet.
  return { districts: typed === '' ? [] : data, isLoading: typed !== '' && (isFetching || text !== typed) }
}
