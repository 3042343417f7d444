import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { formatNumber } from '../../../../lib/format/format.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import type { Announcement } from '../announcements.api.ts'

export const useAudienceText = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const { t: tBreach } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const language = useLanguage()
  return ({ audience }: Announcement) => {
    if (typeof audience === 'string') return t(`audiences.${audience}`)
    const { account_ids: ids, since } = audience
    if (ids) return tBreach('toChosen', { count: ids.length, accounts: formatNumber(ids.length) })
    return since ? tBreach('toSince', { when: formatDateTime(since, language) }) : t('audiences.all')
  }
}
