import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/Icon.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { DistrictProps } from './DistrictSuggestions.tsx'

/** A plain box at first. The suggestions weigh a tenth of the page: they come when a person turns to it. */
export const DistrictBox = ({ value, onChange }: DistrictProps) => {
  const { t } = useTranslation('Index')
  const [Suggestions, setSuggestions] = useState<ComponentType<DistrictProps>>()
  if (Suggestions) return <Suggestions {...{ value, onChange }} />

  const suggest = async () => {
    const { DistrictSuggestions } = await import('./DistrictSuggestions.tsx')
    setSuggestions(() => DistrictSuggestions)
  }
  return (
    <TextInput
      name="district"
      label={t('search.place')}
      placeholder={t('search.placePlaceholder')}
      before={<Icon name="pin" />}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={suggest}
    />
  )
}
