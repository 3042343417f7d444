import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { searchLimits } from '../../../../contract/display.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { DistrictProps } from './DistrictSuggestions.tsx'
import { useLazySuggestions } from './useLazySuggestions.ts'

const suggestions = async () => (await import('./DistrictSuggestions.tsx')).DistrictSuggestions

export const DistrictInput = ({ value, onChange }: DistrictProps) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const { Box, caret, plain, fetch } = useLazySuggestions<DistrictProps>(suggestions, onChange)
  if (Box) return <Box {...{ value, onChange, caret }} />
  return (
    <TextInput
      ref={plain}
      name="district"
      label={t('place')}
      placeholder={t('placePlaceholder')}
      before={<Icon name="pin" />}
      maxLength={searchLimits.text}
      autoComplete="off"
      enterKeyHint="search"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={fetch}
    />
  )
}
