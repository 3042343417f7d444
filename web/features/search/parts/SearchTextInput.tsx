import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { searchLimits } from '../../../../contract/display.ts'
import { useHydrated } from '../../../lib/browser/useHydrated.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { logWarning } from '../../../lib/log.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { speechRecognition } from './speech-recognition.ts'
import styles from './SearchTextInput.module.css'
import { useLazySuggestions } from './useLazySuggestions.ts'
import type { SearchTextProps } from './SearchTextSuggestions.tsx'
import { VoiceSearchButton } from './VoiceSearchButton.tsx'

const suggestions = async () => (await import('./SearchTextSuggestions.tsx')).SearchTextSuggestions

export const rememberSearch = async (text: string) => {
  try {
    ;(await import('./recent-searches.ts')).saveRecentSearch(text)
  } catch (error) {
    logWarning('a recent search could not be stored', error)
  }
}

/** The microphone is outside of the box, which is replaced while the button may be in use. */
export const SearchTextInput = (props: SearchTextProps) => {
  // Not during hydration: the server does not know the browser.
  const hasVoice = useHydrated() && speechRecognition() !== undefined
  return (
    <div className={styles.field} data-voice={hasVoice || undefined}>
      <SearchTextBox {...props} />
      {hasVoice && <VoiceSearchButton onText={(q) => props.onSearch({ q })} />}
    </div>
  )
}

const SearchTextBox = (props: SearchTextProps) => {
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
