// A plain GET form, which works without scripts; with them there are suggestions, and the place can be detected.
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
import { SearchTextInput } from './parts/SearchTextInput.tsx'

const PAGES = { providers: paths.providerResults, posts: paths.posts }

type Props = {
  kind: SearchKind
  /** What the results on the page were found by; empty fields where nothing was asked. */
  criteria: SearchCriteria
  /** Everything that makes a search: the button, Enter, a suggested category. */
  onSearch: (criteria: SearchCriteria) => void
  isSearching: boolean
  /** What came of `asked`, where the page shows it: only a place that was not refused is kept. */
  answer?: { refused?: string | undefined } | undefined
  categories: readonly Category[]
  /** Why the last search led nowhere. */
  problem?: string | undefined
  /** Where the form leads, if it is not the page of its kind. */
  action?: string | undefined
}

/** Its words are those of Home, under `bar`: a page that uses it names that namespace. */
export const SearchBar = (props: Props) => {
  const { kind, criteria, onSearch, isSearching, answer, categories, problem, action = PAGES[kind]() } = props
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const [draft, setDraft] = useDraft(criteria)
  useSaveDistrict(answer && !answer.refused && criteria.district)
  const search = (next: SearchCriteria) => {
    // Suggestions that come late must not lie over the results, nor a phone's keyboard.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    setDraft(next)
    const [q, district] = [next.q.trim(), next.district.trim()]
    if (!district) saveLocation('')
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
            onCategory={(id) => search({ ...draft, q: '', category: String(id) })}
          />
          <div className={styles.place}>
            <DistrictInput value={draft.district} onChange={setDistrict} />
            <DetectButton onDetect={setDistrict} />
          </div>
          <Button type="submit" loading={isSearching} loadingText={t('searching')} icon="search">
            {t('submit')}
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

/** The place that somebody typed turned out to be one. */
const useSaveDistrict = (place: string | false | undefined) =>
  useEffect(() => {
    if (place) saveLocation(place)
  }, [place])

/**
 * What is typed and chosen but not yet asked. It begins with the place that was kept, unless it names another. Another search,
 * such as the back button's, brings its own words along.
 */
const useDraft = (criteria: SearchCriteria) => {
  const [draft, setDraft] = useState(criteria)
  const [shown, setShown] = useState(criteria)
  if (criteriaQueryString(shown) !== criteriaQueryString(criteria)) {
    setShown(criteria)
    setDraft(criteria)
  }
  // Not while the page hydrates: the server, which rendered the bar first, knows of no place.
  const isHydrated = useHydrated()
  const [isBegun, setBegun] = useState(false)
  if (isHydrated && !isBegun) {
    setBegun(true)
    setDraft((before) => ({ ...before, district: before.district || readSavedLocation() }))
  }
  return [draft, setDraft] as const
}
