import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { indexQuery } from '../site.api.ts'
import styles from './CategoryChoice.module.css'

type Category = { id: number; title: string }
type Props = { chosen: number | null; onChoose: (id: number | null) => void }

// The list runs trade by trade. Every seventh shows the breadth of the market; the first seven would all be food.
const EVERY = 7

/** Buttons that toggle, at most one at a time. */
export const CategoryChoice = ({ chosen, onChoose }: Props) => {
  const { t } = useTranslation('Index')
  const { data } = useQuery(indexQuery(call, useLanguage()))
  const categories = data?.categories ?? []
  const first = categories.filter((_, at) => at % EVERY === 0)
  const rest = categories.filter((_, at) => at % EVERY !== 0)
  const tagsOf = (some: Category[]) =>
    some.map(({ id, title }) => {
      const pressed = id === chosen
      return <Tag key={id} {...{ id, title, pressed }} onToggle={() => onChoose(pressed ? null : id)} />
    })
  const hidden = rest.find(({ id }) => id === chosen)

  return (
    <fieldset className={styles.tags}>
      <legend className={styles.legend}>{t('search.category')}</legend>
      {tagsOf(first)}
      <details className={styles.all}>
        <summary className={styles.summary}>
          {t('search.allCategories', { total: categories.length })}
          <Icon name="chevron-down" />
          {hidden && <span className={styles.hidden}>{t('search.chosen', { title: hidden.title })}</span>}
        </summary>
        <div className={styles.tags}>{tagsOf(rest)}</div>
      </details>
      {chosen !== null && <input type="hidden" name="category" value={chosen} />}
    </fieldset>
  )
}

type TagProps = Category & { pressed: boolean; onToggle: () => void }

const Tag = ({ id, title, pressed, onToggle }: TagProps) => {
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    onToggle()
  }
  return (
    // Without scripts the button sends the form with its category; with them it only toggles.
    <button
      type="submit"
      name="category"
      value={id}
      aria-pressed={pressed}
      onClick={toggle}
      className={styles.tag}
    >
      {pressed && <Icon name="check" />}
      {title}
    </button>
  )
}
