import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import styles from './OfflineStatus.module.css'

const KEY = 'install_hint'

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

export const canHint = () => window.localStorage.getItem(KEY) === null && !isInstalled()
const noteHinted = () => window.localStorage.setItem(KEY, 'seen')

const isIos = () => /iPhone|iPad/.test(navigator.userAgent)

/** Missing in the types of TypeScript. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> }

/** iOS has no install prompt: a text explains how. */
export const InstallHint = ({ prompt }: { prompt: InstallPrompt | undefined }) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'install' })
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    noteHinted()
    setOpen(false)
  }
  const install = () => {
    close()
    void prompt?.prompt()
  }
  if (!isOpen || (!prompt && !isIos())) return null
  return (
    <aside aria-labelledby="install-hint" className={styles.hint}>
      <img src="/icon-192.png" alt="" width={48} height={48} />
      <div className={styles.text}>
        <h2 id="install-hint" className={styles.title}>
          {t('title')}
        </h2>
        <p>{prompt ? t('text') : t('ios')}</p>
        <Cluster space="tight">
          {prompt && (
            <Button size="small" onClick={install}>
              {t('yes')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={close}>
            {t('no')}
          </Button>
        </Cluster>
      </div>
    </aside>
  )
}
