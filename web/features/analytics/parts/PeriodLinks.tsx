import { statsDays } from '../../../../contract/limits.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { LinkChip, LinkChips } from '../../../ui/LinkChips.tsx'
import { choicePath, type FiguresChoice } from './figures-choice.ts'

export const PeriodLinks = ({ choice }: { choice: FiguresChoice }) => {
  const { t } = useTranslation('Figures')
  return (
    <LinkChips label={t('period')}>
      {statsDays.map((days) => (
        <LinkChip
          key={days}
          to={choicePath({ ...choice, days })}
          isCurrent={days === choice.days}
          preventScrollReset
        >
          {t('days', { count: days })}
        </LinkChip>
      ))}
    </LinkChips>
  )
}
