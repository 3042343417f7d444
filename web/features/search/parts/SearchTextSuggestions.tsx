import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { debounce, limits } from '../../../../contract/limits.ts'
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

/** A suggested category searches by itself; a suggested business or post is opened. Text that stays text is the form's. */
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
      maxLength={limits.searchText}
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
// Never an address, as the key of a business or a post is.
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
  const isFor = (which: SearchKind) => (which === kind ? text : '')
  const businesses = useQuery(businessSuggestionsQuery(call, isFor('providers'), language))
  const posts = useQuery(postSuggestionsQuery(call, isFor('posts'), language))
  const { data, isFetching, isError } = kind === 'posts' ? posts : businesses
  if (typed === '' || !data) return { ...NONE, isLoading: typed !== '' && !isError, hasFailed: isError }
  const matches = 'blog' in data ? data.blog : data.businesses
  // While the text still rests, the answer for it is not even asked for.
  return { categories: data.categories, matches, isLoading: isFetching || text !== typed, hasFailed: isError }
}
