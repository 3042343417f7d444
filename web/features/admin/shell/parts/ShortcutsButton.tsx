import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ShortcutKey } from '../ShortcutKey.tsx'
import { useShortcuts } from '../shortcuts.ts'
import styles from './ShortcutsButton.module.css'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'

export const ShortcutsButton = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'keys' })
  const [isOpen, setOpen] = useState(false)
  useShortcuts([{ key: '?', label: t('title'), act: () => setOpen(true) }])
  return (
    <span className={styles.button}>
      <Button variant="quiet" size="small" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        {t('title')}
        <ShortcutKey>?</ShortcutKey>
      </Button>
      {isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </span>
  )
}
