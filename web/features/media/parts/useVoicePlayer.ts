import { useEffect, useSyncExternalStore } from 'react'
import {
  changeVoiceRate,
  INITIAL_VOICE_STATE,
  leaveVoice,
  pauseVoice,
  playVoice,
  seekVoice,
  subscribeToVoices,
  voiceRate,
  voiceState,
  type VoiceTrack,
} from '../voice-playback.ts'

export const useVoicePlayer = (track: VoiceTrack) => {
  const { key } = track
  const read = () => voiceState(key)
  const { is, position } = useSyncExternalStore(subscribeToVoices, read, () => INITIAL_VOICE_STATE)
  const rate = useSyncExternalStore(subscribeToVoices, voiceRate, voiceRate)
  useEffect(() => () => leaveVoice(key), [key])
  const isPlaying = is === 'playing' || is === 'loading'
  return {
    is,
    isPlaying,
    position,
    rate,
    toggle: () => (isPlaying ? pauseVoice() : playVoice(track)),
    seek: (seconds: number) => seekVoice(track, seconds),
    changeRate: changeVoiceRate,
  }
}
