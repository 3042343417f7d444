import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FILTER_NAMES, type ListChoices, WITHOUT_FILTERS } from '../list-choices.ts'
import { useFilterTexts } from './ListChoices.tsx'
import styles from './NoResults.module.css'
import { withNewSearch } from './url-params.ts'

export const NoFilteredResults = ({ choices }: { choices: ListChoices }) => {
  const { t } = useTranslation('Home', { keyPrefix: 'choices.none' })
  const textOf = useFilterTexts(choices)
  const [query] = useSearchParams()
  const chosen = FILTER_NAMES.filter((name) => choices.filters[name] !== undefined)
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      action={
        <div className={styles.links}>
          {chosen.map((name) => (
            <ButtonLink
              key={name}
              variant="secondary"
              icon="close"
              to={withNewSearch(query, { [name]: '' })}
              preventScrollReset
            >
              {t('remove', { filter: textOf(name) })}
            </ButtonLink>
          ))}
          {chosen.length > 1 && (
            <ButtonLink variant="quiet" to={withNewSearch(query, WITHOUT_FILTERS)} preventScrollReset>
              {t('removeAll')}
            </ButtonLink>
          )}
        </div>
      }
    />
  )
}
