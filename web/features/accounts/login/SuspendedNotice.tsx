// The password was right, and the account is shut: why, and how to object.
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { LOGIN_SETTINGS } from './login-settings.ts'

type Props = {
  namespace: (typeof LOGIN_SETTINGS)[keyof typeof LOGIN_SETTINGS]['namespace']
  appealCode: string | null
}

export const SuspendedNotice = ({ namespace, appealCode }: Props) => {
  const { t } = useTranslation(namespace, { keyPrefix: 'suspended' })
  return (
    <Notice kind="error">
      {t('text')}{' '}
      {appealCode ? (
        <Link to={paths.appeal(appealCode)}>{t('appeal')}</Link>
      ) : (
        <Link to={paths.contact()}>{t('contact')}</Link>
      )}
    </Notice>
  )
}
