import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { debounce, searchLimits } from '../../../../contract/display.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useDebounced } from '../../../lib/time/useDebounced.ts'
import { Combobox } from '../../../ui/forms/Combobox.tsx'
import type { ComboboxItem } from '../../../ui/forms/ComboboxList.tsx'
import type { SearchKind } from '../search-criteria.ts'
import { businessSuggestionsQuery, postSuggestionsQuery } from '../search.api.ts'
import type { Category } from './CategoryChoice.tsx'
import type { CaretProps } from './useLazySuggestions.ts'

export type SearchTextProps = {
  kind: SearchKind
  value: string
  onType: (text: string) => void
  onCategory: (id: number) => void
}

/** A suggested category starts a search; a suggested business or post is opened. */
export const SearchTextSuggestions = ({
  kind,
  value,
  onType,
  onCategory,
  caret,
}: SearchTextProps & CaretProps) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const navigate = useNavigate()
  const { categories, matches, isLoading, hasFailed } = useSuggestions(kind, value.trim())
  const pick = ({ key }: ComboboxItem) => {
    const category = categories.find(({ id }) => key === keyOf(id))
    if (category) onCategory(category.id)
    else void navigate(key)
  }
  const found = matches.map(({ name, url }): ComboboxItem => ({ key: url, text: name, icon: ICONS[kind] }))

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
      onPick={pick}
      groups={[
        { heading: t('categories'), items: categories.map(categoryItem) },
        { heading: t(`found.${kind}`), items: found },
      ].filter(({ items }) => items.length > 0)}
      loading={isLoading}
      loadingText={t('loadingWords')}
      emptyText={t(hasFailed ? 'noAnswer' : 'noSuggestion')}
      countText={(count) => t('countWords', { count })}
    />
  )
}

const ICONS = { providers: 'store', posts: 'chat' } as const
// The key of a business or post is its path; this is never one.
const keyOf = (categoryId: number) => `category ${categoryId}`
const categoryItem = ({ id, title }: Category): ComboboxItem => ({
  key: keyOf(id),
  text: title,
  icon: 'search',
})

const DEBOUNCE_MS = { providers: debounce.suggestions, posts: debounce.postSuggestions }
const NONE: { categories: Category[]; matches: { name: string; url: string }[] } = {
  categories: [],
  matches: [],
}

const useSuggestions = (kind: SearchKind, typed: string) => {
  const text = useDebounced(typed, DEBOUNCE_MS[kind])
  const language = useLanguage()
  const textFor = (which: SearchKind) => (which === kind ? text : '')
  const businesses = useQuery(businessSuggestionsQuery(call, textFor('providers'), language))
  const posts = useQuery(postSuggestionsQuery(call, textFor('posts'), language))
  const { data, isFetching, isError } = kind === 'posts' ? posts : businesses
  if (typed === '' || !data) return { ...NONE, isLoading: typed !== '' && !isError, hasFailed: isError }
  const matches = 'blog' in data ? data.blog : data.businesses
  // During the debounce the request has not started yet.
  return { categories: data.categories, matches, isLoading: isFetching || text !== typed, hasFailed: isError }
}
