import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { deedsNow } from '../keys.ts'
import { switchKeys, useKeysOn } from '../keys-switch.ts'
import { sectionsFor } from '../sections.ts'
import { useStaff } from '../useStaff.ts'
import styles from './KeysDialog.module.css'

export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('Desk')
  const { t: tBar } = useTranslation('Navbar')
  const { rights } = useStaff()
  const isOn = useKeysOn()
  // As they are when it opens: the page behind stays what it is.
  const [here] = useState(() => deedsNow().flatMap(({ key, words }) => (words ? [{ key, words }] : [])))
  const ways = sectionsFor(rights).map(({ name, letter }) => ({
    key: `g ${letter}`,
    words: t(`nav.${name}`),
  }))
  return (
    <Dialog title={t('keys.title')} closeLabel={tBar('close')} onClose={onClose}>
      <div className={styles.lists}>
        <KeyList title={t('keys.here')} keys={[...here, { key: 'Enter', words: t('keys.open') }]} />
        <KeyList title={t('keys.go')} keys={ways} />
        <Checkbox
          label={t('keys.on')}
          checked={isOn}
          onChange={(event) => switchKeys(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}

type ListProps = { title: string; keys: readonly { key: string; words: string }[] }

const KeyList = ({ title, keys }: ListProps) => (
  <section>
    <h3>{title}</h3>
    <dl className={styles.keys}>
      {keys.map(({ key, words }) => (
        <div key={key}>
          <dt>
            {key.split(' ').map((part) => (
              <kbd key={part}>{part}</kbd>
            ))}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </section>
)
