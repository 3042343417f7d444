import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { redirectDelay } from '../../../../contract/limits.ts'
import { paths } from '../../../lib/paths.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Time to read it, then on to the posts. */
export const PublishedNotice = () => {
  const { t } = useTranslation('CreateNewPost')
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.olderPosts()), redirectDelay)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Notice kind="success" title={t('created')}>
      {t('goingOn')} <Link to={paths.olderPosts()}>{t('goOnNow')}</Link>
    </Notice>
  )
}
