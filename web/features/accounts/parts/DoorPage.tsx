import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PageMeta } from '../../../lib/PageMeta.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { UserType } from '../accounts.api.ts'
import { ConsentDialog } from '../ConsentDialog.tsx'
import { DoorAside } from './DoorAside.tsx'
import { DoorLayout } from './DoorLayout.tsx'
import styles from './DoorPage.module.css'
import { DOORS } from './doors.ts'
import { LoginForm } from './LoginForm.tsx'

/** The customer's and the shopkeeper's login: the same door, painted differently. */
export const DoorPage = ({ door }: { door: UserType }) => {
  const { t } = useTranslation(DOORS[door].namespace)
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <DoorLayout
        board={{ tone: DOORS[door].tone, title: t('board.title'), text: t('board.text') }}
        aside={<DoorAside door={door} />}
      >
        <LoginForm door={door} />
        <SignUp door={door} />
      </DoorLayout>
    </>
  )
}

/** Nobody signs up without having been told what they agree to. */
const SignUp = ({ door }: { door: UserType }) => {
  const { t } = useTranslation(DOORS[door].namespace, { keyPrefix: 'signUp' })
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.signUp}>
      <p>{t('ask')}</p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('button')}
      </Button>
      {isAsking && (
        <ConsentDialog
          role={door}
          onAccept={() => void navigate(DOORS[door].signUp())}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
