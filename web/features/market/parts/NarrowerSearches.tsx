import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { LinkChip, LinkChips } from '../../../ui/LinkChips.tsx'

/** Searches for a narrower meaning of the category, such as dentist among doctors. A search engine need not visit them. */
export const NarrowerSearches = ({ words, place }: { words: readonly string[]; place: string }) => {
  const { t } = useTranslation('Market')
  if (words.length === 0) return null
  return (
    <LinkChips label={t('narrower')} isLabelVisible>
      {words.map((word) => (
        <LinkChip key={word} isCurrent={false} rel="nofollow" to={paths.search({ q: word, district: place })}>
          {`${word.charAt(0).toUpperCase()}${word.slice(1)}`}
        </LinkChip>
      ))}
    </LinkChips>
  )
}
