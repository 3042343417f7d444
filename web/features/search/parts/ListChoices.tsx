import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { FILTER_NAMES, type FilterName, type ListChoices, OFFERED_RATING, ORDERS } from '../list-choices.ts'
import styles from './ListChoices.module.css'
import { withNewSearch } from './url-params.ts'

type Props = {
  choices: ListChoices
  onNear: () => void
}

export const ListChoiceLinks = ({ choices, onNear }: Props) => (
  <>
    <FilterLinks choices={choices} />
    <OrderLinks {...{ choices, onNear }} />
  </>
)

/** How the order by rating treats businesses with few of them. */
export const RatingOrderNote = ({ choices }: Pick<Props, 'choices'>) => {
  const { t } = useTranslation('Home', { keyPrefix: 'choices' })
  return choices.order === 'rating' && <p className={styles.note}>{t('ratingOrder')}</p>
}

export const LinkRow = ({ label, children }: { label: string; children: ReactNode }) => {
  const labelId = useId()
  return (
    <nav aria-labelledby={labelId} className={styles.row}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {children}
    </nav>
  )
}

export const ChoiceLink = (props: ComponentProps<typeof Link>) => (
  <Link preventScrollReset {...props} className={styles.link} />
)

export const useFilterTexts = ({ filters }: ListChoices) => {
  const { t } = useTranslation('Home', { keyPrefix: 'choices.filters' })
  return (name: FilterName) => t(name, { stars: filters.min_rating ?? OFFERED_RATING })
}

const VALUES = { open_now: '1', verified: '1', min_rating: OFFERED_RATING }

const FilterLinks = ({ choices }: Pick<Props, 'choices'>) => {
  const { t } = useTranslation('Home', { keyPrefix: 'choices.filters' })
  const textOf = useFilterTexts(choices)
  const [query] = useSearchParams()
  return (
    <LinkRow label={t('label')}>
      {FILTER_NAMES.map((name) => {
        const isChosen = choices.filters[name] !== undefined
        return (
          <ChoiceLink
            key={name}
            to={withNewSearch(query, { [name]: isChosen ? '' : VALUES[name] })}
            aria-current={isChosen ? 'true' : undefined}
          >
            {isChosen && <Icon name="check" />}
            {name === 'min_rating' && <Icon name="star" className={styles.star} />}
            {textOf(name)}
            {isChosen && <span className="visually-hidden">{t('chosen')}</span>}
          </ChoiceLink>
        )
      })}
    </LinkRow>
  )
}

const OrderLinks = ({ choices, onNear }: Props) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search.order' })
  const [query] = useSearchParams()
  return (
    <LinkRow label={t('label')}>
      {ORDERS.map((each) => (
        <ChoiceLink
          key={each}
          to={withNewSearch(query, { sort: each === 'best' ? '' : each })}
          aria-current={each === choices.order ? 'true' : undefined}
          onClick={each === 'near' ? onNear : undefined}
        >
          {t(each)}
        </ChoiceLink>
      ))}
    </LinkRow>
  )
}
