import type { ComponentProps, ToggleEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SearchBar } from '../SearchBar.tsx'
import styles from './CollapsedSearch.module.css'
import { chosenCategory } from './CategoryChoice.tsx'

const focusText = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
  if (currentTarget.open) currentTarget.querySelector('input')?.focus()
}

/** On a phone one row with what is searched, which opens the search bar. A wide screen has the bar. */
export const CollapsedSearch = (props: ComponentProps<typeof SearchBar>) => {
  const { kind, criteria, categories } = props
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const category = chosenCategory(categories, criteria.category)
  const searched = [criteria.q, category?.title, criteria.district].filter(Boolean).join(' · ')
  return (
    // With the key, another search closes it.
    <details key={searched} onToggle={focusText} className={styles.search}>
      <summary className={styles.summary}>
        <Icon name="search" />
        <span className="visually-hidden">{t(`label.${kind}`)}</span>
        <span className={styles.searched}>{searched || t(`wordsPlaceholder.${kind}`)}</span>
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      <SearchBar {...props} />
    </details>
  )
}
