import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { redirectDelay } from '../../../../contract/limits.ts'
import { paths } from '../../../lib/paths.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Time to read it, then home. */
export const ResetDone = () => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword' })
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home()), redirectDelay)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Notice kind="success" title={t('done')}>
      {t('goingHome')} <Link to={paths.home()}>{t('homeNow')}</Link>
    </Notice>
  )
}
