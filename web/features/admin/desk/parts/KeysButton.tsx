import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/Button.tsx'
import { Key } from '../Key.tsx'
import { useKeys } from '../keys.ts'
import styles from './KeysButton.module.css'
import { KeysDialog } from './KeysDialog.tsx'

/** Where there is a keyboard: what its keys do here. */
export const KeysButton = () => {
  const { t } = useTranslation('Desk', { keyPrefix: 'keys' })
  const [isOpen, setOpen] = useState(false)
  useKeys([{ key: '?', words: t('title'), act: () => setOpen(true) }])
  return (
    <span className={styles.place}>
      <Button look="quiet" size="small" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        {t('title')}
        <Key>?</Key>
      </Button>
      {isOpen && <KeysDialog onClose={() => setOpen(false)} />}
    </span>
  )
}
