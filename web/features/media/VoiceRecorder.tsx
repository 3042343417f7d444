import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { minutesText } from '../../../contract/display.ts'
import { media } from '../../../contract/media-limits.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { logWarning } from '../../lib/log.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { VoiceRecording } from './parts/record-voice.ts'
import { type Recorder, type RecorderState, useRecorder } from './parts/useRecorder.ts'
import { useVoiceTexts } from './parts/useVoiceTexts.ts'
import { VoicePlayer } from './VoicePlayer.tsx'
import styles from './VoiceRecorder.module.css'

export type { VoiceRecording } from './parts/record-voice.ts'

type Props = {
  /** Rejects when it could neither be sent nor stored. Without it the form around it sends the recording. */
  onSend?: (recording: VoiceRecording) => Promise<void>
  onRecordingChange?: (recording: VoiceRecording | null) => void
  /** While it records or has a recording that is not sent. */
  onActiveChange?: (isActive: boolean) => void
}

/** Hold the button, or tap it to record without holding. Nothing is sent before the person has confirmed it. */
export const VoiceRecorder = ({ onSend, onRecordingChange, onActiveChange }: Props) => {
  const { t } = useVoiceTexts()
  const recorder = useRecorder()
  const { state } = recorder
  const isActive = state.is !== 'idle'
  const recording = state.is === 'recorded' ? state.recording : null
  const notify = useEffectEvent((now: { isActive: boolean; recording: VoiceRecording | null }) => {
    onActiveChange?.(now.isActive)
    onRecordingChange?.(now.recording)
  })
  useEffect(() => notify({ isActive, recording }), [isActive, recording])
  if (recording) return <Recorded recording={recording} onSend={onSend} onDiscard={recorder.discard} />
  return (
    <div className={styles.recorder} data-active={isActive || undefined}>
      <Running recorder={recorder} />
      {state.is === 'idle' && state.problem && (
        <div className={styles.problem}>
          <Notice kind="warning">{t(`problems.${state.problem}`)}</Notice>
        </div>
      )}
    </div>
  )
}

// Released earlier, the press was a tap.
const HOLD_MS = 400
const CANCEL_DISTANCE = 80

type Hold = { x: number; at: number; isCancelling: boolean }

/** While it is held, releasing the pointer ends the recording. */
const useHold = ({ state, isRunning, start, stop, discard }: Recorder) => {
  const [hold, setHold] = useState<Hold | null>(null)
  // The click that follows belongs to the press. Keys and screen readers only click.
  const hasStarted = useRef(false)
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    hasStarted.current = false
    if (isRunning || event.button !== 0) return
    hasStarted.current = true
    event.currentTarget.setPointerCapture(event.pointerId)
    setHold({ x: event.clientX, at: performance.now(), isCancelling: false })
    start()
  }
  const release = () => {
    setHold(null)
    if (hold?.isCancelling) discard()
    else if (hold && state.is === 'recording' && performance.now() - hold.at > HOLD_MS) stop()
  }
  const click = () => {
    if (hasStarted.current) hasStarted.current = false
    else if (isRunning) stop()
    else start()
  }
  return {
    hold,
    handlers: {
      onPointerDown: press,
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (hold) setHold({ ...hold, isCancelling: Math.abs(clientX - hold.x) > CANCEL_DISTANCE })
      },
      onPointerUp: release,
      // The browser took the pointer, as for its question about the microphone: it goes on as after a tap.
      onPointerCancel: () => {
        hasStarted.current = false
        setHold(null)
      },
      // Of a long press.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onClick: click,
    },
  }
}

const Running = ({ recorder }: { recorder: Recorder }) => {
  const { t } = useVoiceTexts()
  const { state, isRunning } = recorder
  const { hold, handlers } = useHold(recorder)
  const isFree = isRunning && !hold
  return (
    <>
      {isFree && <IconButton icon="trash" label={t('discard')} onClick={recorder.discard} />}
      {isRunning && <Level state={state} />}
      {isRunning && hold && (
        <span className={styles.hint} data-cancelling={hold.isCancelling || undefined}>
          {hold.isCancelling ? t('releaseToCancel') : t('slideToCancel')}
        </span>
      )}
      <output className="visually-hidden">{isFree && t(state.is)}</output>
      <IconButton
        {...handlers}
        icon={isRunning ? 'stop' : 'mic'}
        label={isRunning ? t('stop') : t('record')}
        className={styles.mic}
        data-recording={isRunning || undefined}
      />
    </>
  )
}

const Level = ({ state }: { state: RecorderState }) => {
  const { t } = useVoiceTexts()
  if (state.is !== 'recording') return <span className={styles.hint}>{t('asking')}</span>
  return (
    <>
      <span role="timer" className={styles.time}>
        {t('position', {
          at: minutesText(Math.floor(state.seconds)),
          length: minutesText(media.voice.seconds),
        })}
      </span>
      <span className={styles.level} aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(Math.sqrt(state.level) * 100)}%` }} />
      </span>
    </>
  )
}

type RecordedProps = {
  recording: VoiceRecording
  onSend: Props['onSend'] | undefined
  onDiscard: () => void
}

const Recorded = ({ recording, onSend, onDiscard }: RecordedProps) => {
  const { t } = useVoiceTexts()
  const { write, isPending, error } = useWrite({
    mutationFn: async () => onSend?.(recording),
    onDone: onDiscard,
    onFailed: (failure) => logWarning('a voice message could not be sent', failure),
  })
  const box = useRef<HTMLFieldSetElement>(null)
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus(), [])
  const { cause } = recording
  return (
    <fieldset ref={box} tabIndex={-1} aria-label={t('recorded')} className={styles.recorded}>
      {cause !== 'person' && <Notice kind="info">{t(`causes.${cause}`)}</Notice>}
      <VoicePlayer
        track={{ key: recording.id, source: recording.file, seconds: recording.seconds }}
        peaks={recording.peaks}
      />
      {error && <Notice kind="error">{t('notSent')}</Notice>}
      <div className={styles.buttons}>
        <Button variant="quiet" icon="trash" disabled={isPending} onClick={onDiscard}>
          {t('discard')}
        </Button>
        {onSend && (
          <Button icon="send" loading={isPending} loadingText={t('sending')} onClick={() => write()}>
            {t('send')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
