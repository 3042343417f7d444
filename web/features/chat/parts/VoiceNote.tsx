import { minutesText } from '../../../../contract/display.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { StoredMessage } from '../chat-log.ts'
import styles from './VoiceNote.module.css'

type Props = { voice: NonNullable<StoredMessage['voice']> }

/** Nothing is loaded until it is played. */
export const VoiceNote = ({ voice: { url, seconds } }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const label = t('voice', { time: minutesText(seconds) })
  return (
    <span className={styles.voice}>
      {label}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice note has no captions */}
      <audio controls preload="none" src={url} aria-label={label} className={styles.player} />
    </span>
  )
}
