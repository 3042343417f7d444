import type { Static } from 'typebox'
import type { Clock } from '../../../../contract/grievance-schemas.ts'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../../ui/Badge.tsx'

const TONES = { half: 'marigold', overdue: 'beet' } as const

/** The next deadline of a case or message; nothing when it is settled. */
export const Deadline = ({ clock: { urgency, deadline } }: { clock: Static<typeof Clock> }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'clock' })
  const language = useLanguage()
  if (!deadline) return null
  const { step, at, time_left: left } = deadline
  return (
    <>
      {urgency !== 'normal' && <Badge tone="beet">{t(`urgencies.${urgency}`)}</Badge>}
      {left !== 'enough' && (
        <Badge tone={TONES[left]} icon="clock">
          {t(left)}
        </Badge>
      )}
      <time dateTime={at}>{t(step, { when: formatDateTime(at, language) })}</time>
    </>
  )
}
