import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { SearchOverview } from '../results.api.ts'
import { ChoiceLink, LinkRow } from './ListChoices.tsx'
import { withNewSearch } from './url-params.ts'

type Understood = SearchOverview['understood']
type Chip = { text: string; label: string }

/** The parts of the text. Without a place or a condition, the text itself says everything. */
const chipsOf = (understood: Understood, t: (key: string) => string): Chip[] => {
  const { what, category, district, state } = understood
  const others = [
    ...(district ? [{ text: district.name, label: district.name }] : []),
    ...(state && !district ? [{ text: state, label: state }] : []),
    ...(['open_now', 'verified', 'near'] as const)
      .filter((condition) => understood[condition])
      .map((condition) => ({ text: t(`understood.${condition}`), label: t(`understood.${condition}`) })),
  ]
  if (!category && others.length === 0) return []
  return [...(what ? [{ text: what, label: category?.title ?? what }] : []), ...others]
}

/** What the search understood; each part can be removed. */
export const UnderstoodChips = ({ understood }: { understood: Understood }) => {
  const { t } = useTranslation('Home', { keyPrefix: 'search' })
  const [query] = useSearchParams()
  const chips = chipsOf(understood, t)
  if (chips.length === 0) return null
  const textWithout = (removed: Chip) =>
    chips
      .filter((chip) => chip !== removed)
      .map(({ text }) => text)
      .join(' ')
  return (
    <LinkRow label={t('understood.label')}>
      {chips.map((chip) => (
        <ChoiceLink
          key={chip.label}
          to={withNewSearch(query, { q: textWithout(chip) })}
          aria-label={t('understood.remove', { part: chip.label })}
        >
          {chip.label} <span aria-hidden="true">✕</span>
        </ChoiceLink>
      ))}
    </LinkRow>
  )
}
