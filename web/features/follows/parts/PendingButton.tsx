import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'

/** Where the button will be, until its script is there. */
export const PendingButton = ({ text, icon }: { text: 'follow' | 'save'; icon: 'plus' | 'bookmark' }) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'following' })
  return (
    <Button variant="secondary" icon={icon} loading>
      {t(text)}
    </Button>
  )
}
