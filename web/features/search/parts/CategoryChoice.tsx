import type { MouseEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './CategoryChoice.module.css'

export type Category = { id: number; title: string }

type Props = {
  categories: readonly Category[]
  chosen: string
  onChoose: (category: string) => void
}

/** `chosen` is an id or a title. */
const isCategory =
  (chosen: string) =>
  ({ id, title }: Category) =>
    chosen === String(id) || chosen === title

export const chosenCategory = (categories: readonly Category[], chosen: string) =>
  categories.find(isCategory(chosen))

// Every seventh category shows the variety; the first seven would all be food.
const EVERY = 7

export const CategoryChoice = ({ categories, chosen, onChoose }: Props) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar' })
  const first = categories.filter((_, at) => at % EVERY === 0)
  const rest = categories.filter((_, at) => at % EVERY !== 0)
  const isChosen = isCategory(chosen)
  // No component for each of them: there are as many as categories.
  const tagsOf = (some: Category[]) =>
    some.map((category) => {
      const isPressed = isChosen(category)
      const next = isPressed ? '' : String(category.id)
      const toggle = (event: MouseEvent) => {
        event.preventDefault()
        onChoose(next)
      }
      return (
        // Without scripts the button sends the form with its category; with them it only toggles.
        <button
          key={category.id}
          type="submit"
          name="category"
          value={next}
          aria-pressed={isPressed}
          onClick={toggle}
        >
          {isPressed && <Icon name="check" />}
          {category.title}
        </button>
      )
    })
  const hidden = rest.find(isChosen)

  return (
    <fieldset className={styles.tags}>
      <legend className={styles.legend}>{t('category')}</legend>
      <div className={styles.first}>{tagsOf(first)}</div>
      <details className={styles.all}>
        <summary className={styles.summary}>
          {t('allCategories', { total: categories.length })}
          <Icon name="chevron-down" />
          {hidden && <span className={styles.hidden}>{t('chosen', { title: hidden.title })}</span>}
        </summary>
        <div className={styles.tags}>{tagsOf(rest)}</div>
      </details>
      {chosen && <input type="hidden" name="category" value={chosen} />}
    </fieldset>
  )
}
