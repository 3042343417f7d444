import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import type { PersonSummary } from '../people.api.ts'

const TONES = { active: 'leaf', limited: 'marigold', suspended: 'beet', deleted: 'indigo' } as const

export const AccountStatusBadge = ({ person: { standing: status, until } }: { person: PersonSummary }) => {
  const { t } = useTranslation('AdminPeople')
  const language = useLanguage()
  return (
    <Badge tone={TONES[status]}>
      {until
        ? t('standingUntil', {
            standing: t(`accountStatuses.${status}`),
            when: formatDateTime(until, language),
          })
        : t(`accountStatuses.${status}`)}
    </Badge>
  )
}
