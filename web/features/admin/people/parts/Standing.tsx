import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import type { ListedPerson } from '../people.api.ts'

const TONES = { active: 'leaf', limited: 'marigold', suspended: 'beet', deleted: 'indigo' } as const

/** How an account stands, and for how long. */
export const Standing = ({ person: { standing, until } }: { person: ListedPerson }) => {
  const { t } = useTranslation('DeskPeople')
  const language = useLanguage()
  return (
    <Badge tone={TONES[standing]}>
      {until
        ? t('standingUntil', { standing: t(`standings.${standing}`), when: formatMoment(until, language) })
        : t(`standings.${standing}`)}
    </Badge>
  )
}
