import { useQuery } from '@tanstack/react-query'
import { lists } from '../../../contract/limits.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { dashboardQuery } from './dashboard.api.ts'

const FIELDS = {
  needs: 'open_needs',
  orders: 'new_orders',
  requests: 'new_requests',
  chats: 'unread_chats',
  comments: 'unanswered_comments',
  reviews: 'unanswered_reviews',
  posts: 'ending_offers',
} as const

export type WaitingCard = keyof typeof FIELDS
export const isWaitingCard = (name: string): name is WaitingCard => name in FIELDS

/** Number of entries that need an action; renders nothing for 0. Texts are in Traderdashboard. */
export const WaitingCount = ({ accountId, card }: { accountId: number; card: WaitingCard }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: card })
  const { data } = useQuery(dashboardQuery(accountId))
  const count = data?.[FIELDS[card]] ?? 0
  if (count === 0) return null
  const number = count < lists.dashboardCount ? count : `${lists.dashboardCount - 1}+`
  return <Badge tone="sindoor">{t('waiting', { number })}</Badge>
}
