import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../ui/Badge.tsx'

export const VerifiedBadge = () => {
  const { t } = useTranslation('Navbar')
  return (
    <Badge tone="leaf" icon="check">
      {t('verified')}
    </Badge>
  )
}
