import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { currentSession, useSession } from '../../../lib/session.ts'
import { providerToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import type { PublicProvider } from '../providers.api.ts'
import { ChatDialog } from './ChatDialog.tsx'
import styles from './ProviderActions.module.css'
import { SoonDialog } from './SoonDialog.tsx'

type Action = 'contact' | 'report' | 'block' | 'chat'

export const ProviderActions = ({ provider }: { provider: PublicProvider }) => {
  const { t } = useTranslation('ProviderProfile')
  const [open, setOpen] = useState<Action>()
  const isCustomer = useSession()?.role === 'customer'
  const close = () => setOpen(undefined)
  const block = () => {
    // The session may have ended since the button came.
    if (currentSession()?.role === 'customer') setOpen('block')
    else providerToast({ kind: 'error', text: t('block.loginFirst') })
  }
  return (
    <>
      <div className={styles.actions}>
        <Button icon="mail" wide onClick={() => setOpen('contact')}>
          {t('contact.title')}
        </Button>
        <Button look="secondary" icon="chat" wide onClick={() => setOpen('chat')}>
          {t('chat.title')}
        </Button>
        <div className={styles.quiet}>
          <Button look="quiet" size="small" icon="flag" onClick={() => setOpen('report')}>
            {t('report.title')}
          </Button>
          {isCustomer && (
            <Button look="quiet" size="small" icon="ban" onClick={block}>
              {t('block.title')}
            </Button>
          )}
        </div>
      </div>
      <noscript>
        <Link to={paths.contact()}>{t('report.title')}</Link>
      </noscript>
      {open === 'chat' && <ChatDialog provider={provider} onClose={close} />}
      {open && open !== 'chat' && <SoonDialog action={open} provider={provider} onClose={close} />}
    </>
  )
}
