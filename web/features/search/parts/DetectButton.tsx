import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { showCustomerToast } from '../../../lib/toast.ts'
import { useHydrated } from '../../../lib/browser/useHydrated.ts'
import { useLazyDialog } from '../../../lib/loading/useLazyDialog.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import type { DetectedDistrict } from '../../places/detected-district.ts'
import { hasDetectedLocation, saveDetectedLocation } from '../../places/saved-location.ts'
import styles from './DetectButton.module.css'

const loadDialog = async () => (await import('./DetectAgainDialog.tsx')).DetectAgainDialog

type Props = { onDetect: (district: string) => void }

/** Hidden without scripts, but takes its space: the layout must not shift. */
export const DetectButton = ({ onDetect }: Props) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar.detection' })
  const { Dialog, open, close, isOpening } = useLazyDialog(loadDialog)
  const isHydrated = useHydrated()
  const { isDetecting, detect } = useDetection(onDetect)
  const detectAgain = () => {
    close()
    detect()
  }
  return (
    <div className={isHydrated ? undefined : styles.waiting}>
      <Button
        variant="secondary"
        icon="target"
        loading={isDetecting || isOpening}
        loadingText={t('detecting')}
        onClick={() => (hasDetectedLocation() ? open() : detect())}
      >
        <span className={styles.word}>{t('detect')}</span>
      </Button>
      {Dialog && <Dialog onConfirm={detectAgain} onCancel={close} />}
    </div>
  )
}

const useDetection = (onDetect: Props['onDetect']) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar.detection' })
  const language = useLanguage()
  const { write, isPending } = useWrite({
    mutationFn: () => detected(language),
    onDone: (detection) => {
      if (detection.kind !== 'detected') return showCustomerToast({ kind: 'error', text: t(detection.kind) })
      const { name, state } = detection.place
      saveDetectedLocation(`${name}, ${state}`)
      onDetect(`${name}, ${state}`)
      showCustomerToast({ kind: 'success', text: t('detected', { district: name }) })
    },
  })
  return { isDetecting: isPending, detect: () => write() }
}

// Loaded on demand: only a few visitors press the button.
const detected = async (language: ReturnType<typeof useLanguage>): Promise<DetectedDistrict> => {
  try {
    const { detectDistrict } = await import('../../places/detected-district.ts')
    return await detectDistrict(language)
  } catch {
    return { kind: 'failed' } // the file could not be fetched
  }
}
