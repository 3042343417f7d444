import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** The texts are in Contact. */
export const BlockedNotice = ({ name }: { name: string }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'block' })
  return (
    <Notice kind="warning" title={t('blocked.title')}>
      {t('blocked.text', { name })}
    </Notice>
  )
}
