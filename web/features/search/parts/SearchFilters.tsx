import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import type { ListChoices } from '../list-choices.ts'
import type { ResultKind } from '../results.api.ts'
import { ChoiceLink, LinkRow, ListChoiceLinks } from './ListChoices.tsx'
import { withNewSearch } from './url-params.ts'

const TYPES: (ResultKind | undefined)[] = [undefined, 'providers', 'posts']

type Props = { type: ResultKind | undefined; choices: ListChoices; onNear: () => void }

export const SearchFilters = ({ type, choices, onNear }: Props) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const [query] = useSearchParams()
  return (
    <>
      <LinkRow label={t('types.label')}>
        {TYPES.map((each) => (
          <ChoiceLink
            key={each ?? 'all'}
            to={withNewSearch(query, { type: each })}
            aria-current={each === type ? 'page' : undefined}
          >
            {t(`types.${each ?? 'all'}`)}
          </ChoiceLink>
        ))}
      </LinkRow>
      {type !== 'posts' && <ListChoiceLinks {...{ choices, onNear }} />}
    </>
  )
}
