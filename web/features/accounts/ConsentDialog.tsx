import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { UserType } from './accounts.api.ts'
import styles from './parts/ConsentDialog.module.css'

const SECTIONS = ['keep', 'why', 'seen', 'codes', 'rules', 'leave'] as const
// What one and the other kind of person must know differently.
const BY_ROLE: ReadonlySet<string> = new Set(['keep', 'why', 'seen', 'rules'])

type Props = {
  role: UserType
  /** Where whoever accepts goes. */
  signUp: string
  onClose: () => void
}

/** What opening an account means, before it is opened. Its words are those of the namespace ConsentForm. */
export const ConsentDialog = ({ role, signUp, onClose }: Props) => {
  const { t } = useTranslation('ConsentForm')
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <ButtonLink to={signUp}>{t('accept')}</ButtonLink>
        </>
      }
    >
      <div className={styles.text}>
        {/* The link stands here so that the focus, which goes to it, does not begin at the end. */}
        <p>
          {t(`intro.${role}`)} {t('more')} <Link to={paths.privacy()}>{t('privacy')}</Link>
        </p>
        {SECTIONS.map((section) => (
          <section key={section}>
            <h3 className={styles.title}>{t(`${section}.title`)}</h3>
            <p>{t(BY_ROLE.has(section) ? `${section}.${role}` : `${section}.text`)}</p>
          </section>
        ))}
        <p>
          <strong>{t('agree')}</strong>
        </p>
      </div>
    </Dialog>
  )
}
