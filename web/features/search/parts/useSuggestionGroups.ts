import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { debounce } from '../../../../contract/display.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { suggestBusinesses, suggestPosts } from '../../../../contract/search.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useDebounced } from '../../../lib/time/useDebounced.ts'
import type { ComboboxItem } from '../../../ui/forms/ComboboxList.tsx'
import type { SearchCriteria, SearchKind } from '../search-criteria.ts'
import { businessSuggestionsQuery, postSuggestionsQuery } from '../search.api.ts'
import { clearRecentSearches, removeRecentSearch, useRecentSearches } from './recent-searches.ts'

export type SearchChange = Partial<SearchCriteria>
type Choice = ComboboxItem & { choose: () => void }
type Query = { kind: SearchKind; typed: string; onSearch: (change: SearchChange) => void }

// A phone shows about seven; those below are reached by scrolling.
const MOST = { categories: 3, matches: 6 }
const DEBOUNCE_MS = { providers: debounce.suggestions, posts: debounce.postSuggestions }
const ICONS = { providers: 'store', posts: 'chat' } as const

/** What the box suggests, each with what choosing it does. */
export const useSuggestionGroups = ({ kind, typed, onSearch }: Query) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const recent = useRecentGroup({ kind, typed, onSearch })
  const { found: suggested, isLoading, hasFailed } = useSuggestions(kind, typed)
  const found = useFoundGroups(suggested, onSearch)
  const groups = [
    { heading: t('recent'), items: recent },
    { heading: t('categories'), items: found.categories },
    { heading: t('items'), items: found.items },
    { heading: t(`found.${kind}`), items: found.matches.map((each) => ({ ...each, icon: ICONS[kind] })) },
    { heading: t('places'), items: found.places },
  ].filter(({ items }) => items.length > 0)
  return { groups, isLoading, hasFailed }
}

/** All of them for an empty box, then those that begin as typed. */
const useRecentGroup = ({ kind, typed, onSearch }: Query): Choice[] => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const begun = useRecentSearches().filter((text) => text.toLowerCase().startsWith(typed.toLowerCase()))
  if (kind === 'posts' || begun.length === 0) return []
  const searches = begun.map((text) => ({
    key: `recent ${text}`,
    text,
    icon: 'clock' as const,
    onRemove: () => removeRecentSearch(text),
    choose: () => onSearch({ q: text }),
  }))
  const clear = {
    key: 'clear',
    text: t('clearRecent'),
    icon: 'trash' as const,
    choose: clearRecentSearches,
  }
  return typed === '' ? [...searches, clear] : searches
}

const useFoundGroups = ({ categories, items, matches, places }: Found, onSearch: Query['onSearch']) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const navigate = useNavigate()
  return {
    categories: categories.slice(0, MOST.categories).map(({ id, title, word, is_narrower }): Choice => ({
      key: `category ${id}`,
      text: title,
      detail: word ?? undefined,
      icon: 'search',
      choose: () => onSearch({ q: is_narrower && word ? word : '', category: String(id) }),
    })),
    items: items.map(({ name, count }): Choice => ({
      key: `item ${name}`,
      text: name,
      detail: t('sellers', { count }),
      icon: 'search',
      choose: () => onSearch({ q: name }),
    })),
    matches: matches
      .slice(0, MOST.matches)
      .map(({ name, url }): Choice => ({ key: url, text: name, choose: () => void navigate(url) })),
    places: places.map(({ district_id, name, state, alias }): Choice => ({
      key: `place ${district_id}`,
      text: alias ? `${alias}, ${name}` : name,
      detail: state,
      icon: 'pin',
      choose: () => onSearch({ q: '', district: `${name}, ${state}` }),
    })),
  }
}

type BusinessReply = Reply<typeof suggestBusinesses>
type PostReply = Reply<typeof suggestPosts>
type Found = Pick<BusinessReply, 'categories' | 'items' | 'places'> & {
  matches: readonly { name: string; url: string }[]
}

const NONE: Found = { categories: [], items: [], matches: [], places: [] }

const foundIn = (data: BusinessReply | PostReply): Found =>
  'blog' in data
    ? {
        ...NONE,
        categories: data.categories.map((each) => ({ ...each, word: null, is_narrower: false })),
        matches: data.blog,
      }
    : { ...data, matches: data.businesses }

const useSuggestions = (kind: SearchKind, typed: string) => {
  const text = useDebounced(typed, DEBOUNCE_MS[kind])
  const language = useLanguage()
  const textFor = (which: SearchKind) => (which === kind ? text : '')
  const businesses = useQuery(businessSuggestionsQuery(call, textFor('providers'), language))
  const posts = useQuery(postSuggestionsQuery(call, textFor('posts'), language))
  const { data, isFetching, isError } = kind === 'posts' ? posts : businesses
  if (typed === '' || !data) return { found: NONE, isLoading: typed !== '' && !isError, hasFailed: isError }
  // During the debounce the request has not started yet.
  return { found: foundIn(data), isLoading: isFetching || text !== typed, hasFailed: isError }
}
