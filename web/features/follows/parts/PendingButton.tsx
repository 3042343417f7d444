import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'

export const PendingButton = ({ text, icon }: { text: 'follow' | 'save'; icon: 'plus' | 'bookmark' }) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'following' })
  return (
    <Button variant="secondary" icon={icon} loading>
      {t(text)}
    </Button>
  )
}
