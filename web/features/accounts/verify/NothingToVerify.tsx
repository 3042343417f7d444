import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import styles from './NothingToVerify.module.css'

/** Nothing was begun in this browser, or it took too long. */
export const NothingToVerify = () => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verifyCode.nothing' })
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      action={
        <div className={styles.ways}>
          <ButtonLink to={paths.loginCustomer()} icon="user">
            {t('customer')}
          </ButtonLink>
          <ButtonLink to={paths.loginProvider()} look="secondary" icon="store">
            {t('provider')}
          </ButtonLink>
          <ButtonLink to={paths.signupCustomer()} look="quiet">
            {t('signup')}
          </ButtonLink>
        </div>
      }
    />
  )
}
