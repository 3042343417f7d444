import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLazyDialog } from '../../../lib/loading/useLazyDialog.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { VoiceSearchProps } from './VoiceSearch.tsx'
import styles from './SearchTextInput.module.css'

const loadVoiceSearch = async () => (await import('./VoiceSearch.tsx')).VoiceSearch

export const VoiceSearchButton = ({ onText }: Pick<VoiceSearchProps, 'onText'>) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar.voice' })
  const { Dialog: VoiceSearch, open, close, isOpening } = useLazyDialog(loadVoiceSearch)
  const [isStopping, setStopping] = useState(false)
  const press = () => {
    setStopping(VoiceSearch !== undefined)
    if (!VoiceSearch) open()
  }
  return (
    <>
      <IconButton
        icon={VoiceSearch ? 'stop' : 'mic'}
        label={t(VoiceSearch ? 'stop' : 'start')}
        className={styles.mic}
        data-listening={VoiceSearch ? true : undefined}
        aria-busy={isOpening}
        onClick={press}
      />
      {VoiceSearch && <VoiceSearch {...{ isStopping, onText, onClose: close }} />}
    </>
  )
}
