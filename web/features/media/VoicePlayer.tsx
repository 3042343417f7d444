import type { KeyboardEvent } from 'react'
import { minutesText } from '../../../contract/display.ts'
import { isSavingData } from '../../lib/browser/data-saver.ts'
import { formatBytes } from '../../lib/format/format-bytes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useVoicePlayer } from './parts/useVoicePlayer.ts'
import { useVoiceTexts } from './parts/useVoiceTexts.ts'
import type { VoiceTrack } from './voice-playback.ts'
import styles from './VoicePlayer.module.css'

type Props = {
  track: VoiceTrack
  peaks: readonly number[]
  /** Of a note that is not in this browser yet. */
  bytes?: number | undefined
  isUnheard?: boolean | undefined
}

/** Nothing is loaded until it is played. */
export const VoicePlayer = ({ track, peaks, bytes, isUnheard = false }: Props) => {
  const { t } = useVoiceTexts()
  const player = useVoicePlayer(track)
  const { is, isPlaying, position, rate } = player
  const length = minutesText(track.seconds)
  const size = bytes !== undefined && isSavingData() ? formatBytes(bytes) : undefined
  return (
    <fieldset aria-label={t('message', { time: length })} className={styles.player}>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t('pause') : t('play')}
        aria-busy={is === 'loading' || undefined}
        className={styles.play}
        onClick={player.toggle}
      />
      <Waveform peaks={peaks} seconds={track.seconds} position={position} onSeek={player.seek} />
      <button
        type="button"
        className={styles.rate}
        aria-label={t('rate', { rate })}
        onClick={player.changeRate}
      >
        {rate}×
      </button>
      <span className={styles.times}>
        {isUnheard && (
          <>
            <span className={styles.unheard} aria-hidden="true" />
            <span className="visually-hidden">{t('unheard')}</span>
          </>
        )}
        <span>
          {position > 0 ? t('position', { at: minutesText(Math.floor(position)), length }) : length}
        </span>
        {size && <span>{size}</span>}
      </span>
      {is === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('notPlayed')}
        </p>
      )}
    </fieldset>
  )
}

type WaveformProps = {
  peaks: readonly number[]
  seconds: number
  position: number
  onSeek: (seconds: number) => void
}

const BAR_SPACE = 4
const BAR_WIDTH = 2.5
const HEIGHT = 100
const MIN_HEIGHT = 6

const KEY_DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
}

const barOf = (peak: number, index: number) => {
  const height = Math.max(peak, MIN_HEIGHT)
  return `M${index * BAR_SPACE} ${(HEIGHT - height) / 2}h${BAR_WIDTH}v${height}h${-BAR_WIDTH}z`
}

/** The bars are decoration: a range input above them is the slider. */
const Waveform = ({ peaks, seconds, position, onSeek }: WaveformProps) => {
  const { t } = useVoiceTexts()
  // Smaller steps would be a long way for the keys, larger ones would jump when dragged.
  const seekByKey = (event: KeyboardEvent) => {
    const direction = KEY_DIRECTIONS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    onSeek(position + direction * Math.max(1, seconds / 12))
  }
  const bars = peaks.map(barOf)
  const played = Math.ceil((position / seconds) * bars.length)
  return (
    <div className={styles.wave}>
      <svg
        viewBox={`0 0 ${peaks.length * BAR_SPACE} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={bars.slice(0, played).join('')} className={styles.played} />
        <path d={bars.slice(played).join('')} />
      </svg>
      <input
        type="range"
        min={0}
        max={seconds}
        step={0.1}
        value={position}
        aria-label={t('at')}
        aria-valuetext={t('position', {
          at: minutesText(Math.floor(position)),
          length: minutesText(seconds),
        })}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        onKeyDown={seekByKey}
      />
    </div>
  )
}
