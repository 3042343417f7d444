import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { searchLimits } from '../../../../contract/display.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { logWarning } from '../../../lib/log.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useLazySuggestions } from './useLazySuggestions.ts'
import type { SearchTextProps } from './SearchTextSuggestions.tsx'

const suggestions = async () => (await import('./SearchTextSuggestions.tsx')).SearchTextSuggestions

export const rememberSearch = async (text: string) => {
  try {
    ;(await import('./recent-searches.ts')).saveRecentSearch(text)
  } catch (error) {
    logWarning('a recent search could not be stored', error)
  }
}

export const SearchTextInput = (props: SearchTextProps) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const { Box, caret, plain, fetch } = useLazySuggestions<SearchTextProps>(suggestions, props.onType)
  if (Box) return <Box {...props} caret={caret} />
  return (
    <TextInput
      ref={plain}
      name="q"
      label={t(`words.${props.kind}`)}
      placeholder={t(`wordsPlaceholder.${props.kind}`)}
      before={<Icon name="search" />}
      maxLength={searchLimits.text}
      autoComplete="off"
      enterKeyHint="search"
      value={props.value}
      onChange={(event) => props.onType(event.currentTarget.value)}
      onFocus={fetch}
    />
  )
}
