import { searchLimits } from '../../../../contract/display.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Combobox } from '../../../ui/forms/Combobox.tsx'
import type { SearchKind } from '../search-criteria.ts'
import type { CaretProps } from './useLazySuggestions.ts'
import { type SearchChange, useSuggestionGroups } from './useSuggestionGroups.ts'

export type SearchTextProps = {
  kind: SearchKind
  value: string
  onType: (text: string) => void
  /** Starts a search with these criteria; others stay. */
  onSearch: (change: SearchChange) => void
}

/** A suggested business or post is opened; the others start a search. */
export const SearchTextSuggestions = (props: SearchTextProps & CaretProps) => {
  const { kind, value, onType, onSearch, caret } = props
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const { groups, isLoading, hasFailed } = useSuggestionGroups({ kind, typed: value.trim(), onSearch })
  return (
    <Combobox
      name="q"
      caret={caret}
      label={t(`words.${kind}`)}
      placeholder={t(`wordsPlaceholder.${kind}`)}
      icon="search"
      maxLength={searchLimits.text}
      value={value}
      onType={onType}
      onPick={({ key }) =>
        groups
          .flatMap(({ items }) => items)
          .find((item) => item.key === key)
          ?.choose()
      }
      groups={groups}
      loading={isLoading}
      loadingText={t('loadingWords')}
      emptyText={t(hasFailed ? 'noAnswer' : 'noSuggestion')}
      countText={(count) => t('countWords', { count })}
    />
  )
}
