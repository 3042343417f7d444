// A plain GET form, which works without scripts. They add suggestions and the detection of the district.
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { paths } from '../../lib/paths.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { saveLocation, readSavedLocation } from '../places/saved-location.ts'
import { type SearchCriteria, criteriaQueryString, type SearchKind } from './search-criteria.ts'
import { type Category, CategoryChoice } from './parts/CategoryChoice.tsx'
import { DetectButton } from './parts/DetectButton.tsx'
import { DistrictInput } from './parts/DistrictInput.tsx'
import styles from './SearchBar.module.css'
import { rememberSearch, SearchTextInput } from './parts/SearchTextInput.tsx'

const PAGES = { providers: paths.providerResults, posts: paths.posts }

type Props = {
  kind: SearchKind
  criteria: SearchCriteria
  onSearch: (criteria: SearchCriteria) => void
  isSearching: boolean
  /** The results for `criteria`: a district is saved only when it was not refused. */
  results?: { refused?: string | undefined } | undefined
  categories: readonly Category[]
  problem?: string | undefined
  /** The path of the form, if it is not the page of its kind. */
  action?: string | undefined
}

/** Pages that use it must load the namespace Home. */
export const SearchBar = (props: Props) => {
  const {
    kind,
    criteria,
    onSearch,
    isSearching,
    results,
    categories,
    problem,
    action = PAGES[kind](),
  } = props
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const [draft, setDraft] = useDraft(criteria)
  useSaveDistrict(results && !results.refused && criteria.district)
  const search = (next: SearchCriteria) => {
    // Late suggestions and a phone's keyboard must not cover the results.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    setDraft(next)
    const [q, district] = [next.q.trim(), next.district.trim()]
    if (!district) saveLocation('')
    if (q && kind === 'providers') void rememberSearch(q)
    onSearch({ ...next, q, district })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSearching) search(draft)
  }
  const setDistrict = (district: string) => setDraft((before) => ({ ...before, district }))

  return (
    <search aria-label={t(`label.${kind}`)}>
      <form method="get" action={action} onSubmit={submit} className={styles.form}>
        <div className={styles.boxes}>
          <SearchTextInput
            kind={kind}
            value={draft.q}
            onType={(q) => setDraft((before) => ({ ...before, q }))}
            onSearch={(change) => search({ ...draft, ...change })}
          />
          <div className={styles.district}>
            <DistrictInput value={draft.district} onChange={setDistrict} />
            <DetectButton onDetect={setDistrict} />
          </div>
          <Button type="submit" loading={isSearching} loadingText={t('searching')} icon="search">
            <span className={styles.submitText}>{t('submit')}</span>
          </Button>
        </div>
        {problem && <Notice kind="error">{problem}</Notice>}
        <CategoryChoice
          categories={categories}
          chosen={draft.category}
          onChoose={(category) => setDraft((before) => ({ ...before, category }))}
        />
      </form>
    </search>
  )
}

const useSaveDistrict = (district: string | false | undefined) =>
  useEffect(() => {
    if (district) saveLocation(district)
  }, [district])

/** The form's values. They start with the saved district, and follow the criteria when those change. */
const useDraft = (criteria: SearchCriteria) => {
  const [draft, setDraft] = useState(criteria)
  const [lastCriteria, setLastCriteria] = useState(criteria)
  if (criteriaQueryString(lastCriteria) !== criteriaQueryString(criteria)) {
    setLastCriteria(criteria)
    setDraft(criteria)
  }
  // Not during hydration: the server's HTML has no saved district.
  const isHydrated = useHydrated()
  const [isInitialised, setInitialised] = useState(false)
  if (isHydrated && !isInitialised) {
    setInitialised(true)
    setDraft((before) => ({ ...before, district: before.district || readSavedLocation() }))
  }
  return [draft, setDraft] as const
}
