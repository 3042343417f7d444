import { useEffect } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './AppNote.module.css'

export const AppNote = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'app' })
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [onClose])
  return (
    <aside aria-labelledby="app-note" className={styles.note}>
      <svg viewBox="0 0 40 64" aria-hidden="true" className={styles.phone}>
        <rect x="2" y="2" width="36" height="60" rx="6" className={styles.body} />
        <path
          d="M9 20h22l3 8a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0z"
          className={styles.cloth}
        />
        <path
          d="M9 20h5.500l-1 8a3.500 3.500 0 0 1-7 0zM20 20h5.500l1.500 8a3.500 3.500 0 0 1-7 0z"
          className={styles.stripe}
        />
        <path d="M9 40h22v8H9z" className={styles.counter} />
        <path d="M17 57h6" className={styles.line} />
      </svg>
      <div className={styles.words}>
        <h2 id="app-note" className={styles.title}>
          {t('title')}
        </h2>
        <p>{t('text')}</p>
      </div>
      <IconButton icon="close" label={t('close')} onClick={onClose} className={styles.close} />
    </aside>
  )
}
