import { useTranslation } from '../../lib/i18n/useTranslation.tsx'

export const FollowerCount = ({ count }: { count: number }) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'following' })
  return count > 0 && <span>{t('followers', { count })}</span>
}
