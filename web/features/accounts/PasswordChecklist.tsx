import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../contract/limits.ts'
import { passwordNeeds } from '../../../contract/rules.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PasswordChecklist.module.css'

const NEEDS = Object.entries(passwordNeeds)
const { min, max } = limits.password

/** Phrasing content only, so that it can be the hint of a field. */
export const PasswordChecklist = ({ password }: { password: string }) => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'passwordNeeds' })
  return (
    <>
      {t('lead')}
      <span className={styles.needs}>
        {NEEDS.map(([need, isMet]) => {
          const isDone = password !== '' && isMet(password)
          return (
            <span key={need} className={classes(styles.need, isDone && styles.done)}>
              <span className={styles.mark}>{isDone && <Icon name="check" />}</span>
              {t(need, { min, max })}
              {isDone && <span className="visually-hidden"> {t('done')}</span>}
            </span>
          )
        })}
      </span>
    </>
  )
}
