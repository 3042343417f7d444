import { useEffect, useRef, useState } from 'react'
import { pauseVoice } from '../voice-playback.ts'
import {
  DISCARDED,
  RecordingError,
  type RecordingProblem,
  recordVoice,
  type VoiceRecording,
} from './record-voice.ts'

export type RecorderState =
  | { is: 'idle'; problem?: RecordingProblem }
  /** The browser asks for the permission. */
  | { is: 'asking' }
  | { is: 'recording'; seconds: number; level: number }
  /** Nothing is sent before the person has confirmed it. */
  | { is: 'recorded'; recording: VoiceRecording }

const IDLE: RecorderState = { is: 'idle' }

const isRunning = ({ is }: RecorderState) => is === 'asking' || is === 'recording'

export const useRecorder = () => {
  const [state, setState] = useState<RecorderState>(IDLE)
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(DISCARDED), [])

  const start = async () => {
    if (isRunning(state)) return
    pauseVoice()
    const { signal } = (control.current = new AbortController())
    setState({ is: 'asking' })
    try {
      const recording = await recordVoice({ signal, onTick: (now) => setState({ is: 'recording', ...now }) })
      setState(recording ? { is: 'recorded', recording } : IDLE)
    } catch (error) {
      const problem = error instanceof RecordingError ? error.problem : 'failed'
      setState(signal.reason === DISCARDED ? IDLE : { is: 'idle', problem })
    }
  }
  return {
    state,
    isRunning: isRunning(state),
    start: () => void start(),
    stop: () => control.current?.abort(),
    discard: () => {
      control.current?.abort(DISCARDED)
      if (!isRunning(state)) setState(IDLE)
    },
  }
}

export type Recorder = ReturnType<typeof useRecorder>
