import { useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { UserType } from '../accounts.api.ts'
import styles from './ConsentDialog.module.css'

// Stored for the tab: users who agreed at the login are not asked again at the form.
const storageKey = (role: UserType) => `consent_${role}`

export const hasConsented = (role: UserType) => window.sessionStorage.getItem(storageKey(role)) !== null

const SECTIONS = ['keep', 'why', 'seen', 'codes', 'choice', 'rules', 'leave'] as const
// Texts that differ between customers and providers.
const BY_ROLE: ReadonlySet<string> = new Set(['keep', 'why', 'seen', 'rules'])

type Props = {
  role: UserType
  /** The account agreed to an earlier text. */
  isRenewal?: boolean
  onAccept: () => void
  onClose: () => void
}

export const ConsentDialog = ({ role, isRenewal = false, onAccept, onClose }: Props) => {
  const { t } = useTranslation('ConsentForm')
  const adult = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const accept = () => {
    setMissing(!adult.current?.checked)
    if (!adult.current?.checked) return adult.current?.focus()
    window.sessionStorage.setItem(storageKey(role), 'given')
    onAccept()
  }
  return (
    <Dialog
      title={t(isRenewal ? 'renewal.title' : 'title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(isRenewal ? 'renewal.decline' : 'cancel')}
          </Button>
          <Button onClick={accept}>{t('accept')}</Button>
        </>
      }
    >
      <div className={styles.text}>
        {/* The dialog focuses its first link: at the end it would scroll the text away. */}
        <p>
          {t(isRenewal ? 'renewal.text' : `intro.${role}`)} {t('more')}{' '}
          <Link to={paths.privacy()}>{t('privacy')}</Link>
        </p>
        {SECTIONS.map((section) => (
          <section key={section}>
            <h3 className={styles.title}>{t(`${section}.title`)}</h3>
            <p>{t(BY_ROLE.has(section) ? `${section}.${role}` : `${section}.text`)}</p>
          </section>
        ))}
        <Checkbox
          ref={adult}
          label={t('adult')}
          error={isMissing ? t('adultNeeded') : undefined}
          onChange={() => setMissing(false)}
          required
        />
        <p>
          <strong>{t('agree')}</strong>
        </p>
      </div>
    </Dialog>
  )
}
