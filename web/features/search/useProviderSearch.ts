import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { call } from '../../lib/http/call.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { paths } from '../../lib/paths.ts'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { useSession } from '../../lib/session/session.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { type SearchCriteria, criteriaParams } from './search-criteria.ts'
import { toNavigationState } from './parts/search-navigation-state.ts'

/** A search from another page: navigates once the results are loaded; a refused search stays here with its reason. */
export const useProviderSearch = () => {
  const { t } = useTranslation('Home')
  const [problem, setProblem] = useState<string>()
  const find = useFetchResults()
  const navigate = useNavigate()

  const { write, isPending } = useWrite({
    mutationFn: (criteria: SearchCriteria) => {
      setProblem(undefined)
      return find(criteria)
    },
    onDone: (found, criteria) => {
      if (found.refused) return setProblem(t(`refusals.${found.refused}`, { defaultValue: t('failed') }))
      return navigate(paths.providerResults(criteriaParams(criteria)), {
        state: toNavigationState(criteria, found),
      })
    },
    onFailed: (error) => setProblem(refusalText(t, error, t('failed'))),
  })
  return { problem, isSearching: isPending, search: write }
}

const useFetchResults = () => {
  const client = useQueryClient()
  const language = useLanguage()
  const viewer = useSession()?.id ?? null
  return async (criteria: SearchCriteria) => {
    // Loaded on demand: the page is lighter without.
    const [{ providerResultsQuery }, { NO_CHOICES }] = await Promise.all([
      import('./results.api.ts'),
      import('./list-choices.ts'),
    ])
    const searchQuery = { criteria, choices: NO_CHOICES, language, viewer, userLocation: null, after: '' }
    const query = providerResultsQuery(call, searchQuery, 1)
    // 'always': offline it fails at once instead of pausing silently.
    return client.fetchQuery({ ...query, networkMode: 'always', retry: false })
  }
}
