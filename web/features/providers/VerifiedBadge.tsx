import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/Badge.tsx'

/** The administrators have seen that the business is what it says. */
export const VerifiedBadge = () => {
  const { t } = useTranslation('Navbar')
  return (
    <Badge tone="leaf" icon="check">
      {t('verified')}
    </Badge>
  )
}
