import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { activeShortcuts } from '../shortcuts.ts'
import { setShortcutsOn, useShortcutsOn } from '../shortcuts-setting.ts'
import { sectionsFor } from '../sections.ts'
import { useStaff } from '../useStaff.ts'
import styles from './ShortcutsDialog.module.css'

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('Admin')
  const { t: tBar } = useTranslation('Navbar')
  const { rights } = useStaff()
  const isOn = useShortcutsOn()
  // Read once: the page behind the dialog does not change.
  const [pageShortcuts] = useState(() =>
    activeShortcuts().flatMap(({ key, label }) => (label ? [{ key, label }] : [])),
  )
  const sectionShortcuts = sectionsFor(rights).map(({ name, letter }) => ({
    key: `g ${letter}`,
    label: t(`nav.${name}`),
  }))
  return (
    <Dialog title={t('keys.title')} closeLabel={tBar('close')} onClose={onClose}>
      <div className={styles.lists}>
        <ShortcutList
          title={t('keys.here')}
          keys={[...pageShortcuts, { key: 'Enter', label: t('keys.open') }]}
        />
        <ShortcutList title={t('keys.go')} keys={sectionShortcuts} />
        <Checkbox
          label={t('keys.on')}
          checked={isOn}
          onChange={(event) => setShortcutsOn(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}

type ListProps = { title: string; keys: readonly { key: string; label: string }[] }

const ShortcutList = ({ title, keys }: ListProps) => (
  <section>
    <h3>{title}</h3>
    <dl className={styles.keys}>
      {keys.map(({ key, label }) => (
        <div key={key}>
          <dt>
            {key.split(' ').map((part) => (
              <kbd key={part}>{part}</kbd>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  </section>
)
