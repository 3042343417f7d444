import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { DEFAULT_BLOCK_REASON } from '../../../../contract/limits.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import type { CustomerBlock } from '../blocks.api.ts'
import styles from './BlockedProvider.module.css'

type Props = { block: CustomerBlock; onUnblock: () => void }

export const BlockedProvider = ({ block, onUnblock }: Props) => {
  const { t } = useTranslation('CustomerProfile', { keyPrefix: 'blockedProviders' })
  const { provider, provider_name: name, blocked_reason: reason, blocked_at: at } = block
  const date = formatDate(at, useLanguage())
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p>
          <span className={styles.soft}>{t('reason')}</span> {/* Only the server's default is translated. */}
          {reason === DEFAULT_BLOCK_REASON ? t('defaultReason') : reason}
        </p>
        <p className={styles.soft}>
          <time dateTime={at}>{t('since', { date })}</time>
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          variant="quiet"
          size="small"
          icon="store"
          to={paths.providerProfile(provider)}
          aria-label={t('viewThis', { name })}
        >
          {t('view')}
        </ButtonLink>
        <Button variant="secondary" size="small" aria-label={t('unblockThis', { name })} onClick={onUnblock}>
          {t('unblock')}
        </Button>
      </div>
    </li>
  )
}
