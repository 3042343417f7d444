import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import type { Need } from '../needs.api.ts'

const TONES = { chosen: 'leaf', closed: 'indigo', expired: 'beet' } as const

/** For the customer. */
export const StatusBadge = ({ need: { status, replies, is_hidden } }: { need: Need }) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'statuses' })
  if (is_hidden) return <Badge tone="beet">{t('hidden')}</Badge>
  if (status !== 'open') return <Badge tone={TONES[status]}>{t(status)}</Badge>
  const count = replies.length
  return count === 0 ? <Badge>{t('open')}</Badge> : <Badge tone="sindoor">{t('replied', { count })}</Badge>
}
