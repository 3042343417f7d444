import { useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '../../../lib/return-to.ts'
import { deskPaths } from './desk-paths.ts'
import { staffSessionQuery } from './desk-session.api.ts'
import { DeskPage } from './DeskPage.tsx'
import { EnrolForm } from './parts/EnrolForm.tsx'
import { ProveForm } from './parts/ProveForm.tsx'
import styles from './parts/SecondFactor.module.css'
import { StaffContext } from './useStaff.ts'

/** Proved at every sign-in by whoever has one; set up here by whoever has none, or wants another. */
const SecondFactorPage = () => {
  const { t } = useTranslation('Desk', { keyPrefix: 'secondFactor' })
  const session = useContext(StaffContext)
  const goOn = useGoOn()
  if (!session) return null
  return (
    <DeskPage title={t('title')}>
      <div className={styles.page}>
        {session.second_factor === 'wanted' ? (
          <ProveForm onProved={goOn} />
        ) : (
          <EnrolForm session={session} onEnrolled={goOn} />
        )}
      </div>
    </DeskPage>
  )
}

/** The session is another one now: asked for anew, then on to where the person wanted to go. */
const useGoOn = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const back = returnPath(useLocation().state) ?? deskPaths.overview()
  return async () => {
    await client.fetchQuery({ ...staffSessionQuery(), staleTime: 0 })
    await navigate(back, { replace: true })
  }
}

export default SecondFactorPage
