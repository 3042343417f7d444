import { useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '../../../lib/session/return-to.ts'
import styles from './SecondFactorPage.module.css'
import { adminPaths } from './admin-paths.ts'
import { staffSessionQuery } from './staff-session.api.ts'
import { AdminPage } from './AdminPage.tsx'
import { EnrolForm } from './parts/EnrolForm.tsx'
import { ProveForm } from './parts/ProveForm.tsx'
import { StaffContext } from './useStaff.ts'

/** Staff with a second factor prove it here at every login. Others set one up, or replace it. */
const SecondFactorPage = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'secondFactor' })
  const session = useContext(StaffContext)
  const goBack = useContinue()
  if (!session) return null
  return (
    <AdminPage title={t('title')}>
      <div className={styles.page}>
        {session.second_factor === 'wanted' ? (
          <ProveForm onProved={goBack} />
        ) : (
          <EnrolForm session={session} onEnrolled={goBack} />
        )}
      </div>
    </AdminPage>
  )
}

/** Refetches the session, which has changed, then returns to the requested page. */
const useContinue = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const back = returnPath(useLocation().state) ?? adminPaths.overview()
  return async () => {
    await client.fetchQuery({ ...staffSessionQuery(), staleTime: 0 })
    await navigate(back, { replace: true })
  }
}

export default SecondFactorPage
