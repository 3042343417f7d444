// One voice note of the page plays at a time, in one audio element. The position of each note is stored when it stops.
import { logWarning } from '../../lib/log.ts'
import { readVoicePosition, saveVoicePosition } from './parts/voice-positions.ts'

export type VoiceTrack = {
  /** Of the note: its source changes when it is sent. */
  key: string
  source: string | File
  seconds: number
  /** A signed URL is valid for less than an hour. */
  renewUrl?: (() => Promise<string | undefined>) | undefined
  onPlay?: (() => void) | undefined
  onEnded?: (() => void) | undefined
}

type NoteState = Readonly<{ is: 'paused' | 'loading' | 'playing' | 'failed'; position: number }>

export const INITIAL_VOICE_STATE: NoteState = { is: 'paused', position: 0 }
const RATES = [1, 1.5, 2] as const
type Rate = (typeof RATES)[number]

const notes = new Map<string, NoteState>()
const listeners = new Set<() => void>()
let rate: Rate = 1
let current: VoiceTrack | undefined
let element: HTMLAudioElement | undefined
let isRenewed = false
let objectUrl: string | undefined

export const subscribeToVoices = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const voiceState = (key: string): NoteState => {
  const known = notes.get(key)
  if (known) return known
  const stored = { ...INITIAL_VOICE_STATE, position: readVoicePosition(key) }
  notes.set(key, stored)
  return stored
}
export const voiceRate = () => rate

const notify = () => {
  for (const listener of listeners) listener()
}

const update = (key: string, changes: Partial<NoteState>) => {
  notes.set(key, { ...voiceState(key), ...changes })
  notify()
}

const updateCurrent = (changes: Partial<NoteState>) => {
  if (current) update(current.key, changes)
}

const savePosition = () => {
  if (current) saveVoicePosition(current.key, voiceState(current.key).position)
}

const onEnded = () => {
  updateCurrent({ is: 'paused', position: 0 })
  savePosition()
  current?.onEnded?.()
}

const urlOf = (source: string | File) => {
  if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl)
  objectUrl = undefined
  if (typeof source === 'string') return source
  objectUrl = URL.createObjectURL(source)
  return objectUrl
}

const start = async (audio: HTMLAudioElement, track: VoiceTrack, source = track.source) => {
  if (!audio.hasAttribute('src')) {
    audio.src = urlOf(source)
    audio.currentTime = voiceState(track.key).position
  }
  audio.playbackRate = rate
  update(track.key, { is: 'loading' })
  try {
    await audio.play()
  } catch (error) {
    // A file that can't be loaded fires 'error' as well.
    if (error instanceof DOMException && error.name === 'NotAllowedError') update(track.key, { is: 'paused' })
  }
}

/** The URL may have expired: once it is requested again. */
const onError = async (audio: HTMLAudioElement) => {
  const track = current
  if (!track) return
  const url = isRenewed ? undefined : await track.renewUrl?.().catch(() => undefined)
  isRenewed = true
  if (track !== current) return
  const isNew = url !== undefined && url !== audio.getAttribute('src')
  audio.removeAttribute('src')
  if (isNew) return start(audio, track, url)
  update(track.key, { is: 'failed' })
}

const createAudio = () => {
  const audio = new Audio()
  audio.preload = 'none'
  audio.addEventListener('playing', () => updateCurrent({ is: 'playing' }))
  audio.addEventListener('pause', () => {
    // Not when it was paused to play another note.
    if (audio.paused) updateCurrent({ is: 'paused' })
    savePosition()
  })
  audio.addEventListener('timeupdate', () => {
    if (!audio.paused) updateCurrent({ position: audio.currentTime })
  })
  audio.addEventListener('ended', onEnded)
  audio.addEventListener('error', () => {
    onError(audio).catch((error: unknown) => logWarning('a voice note could not be played', error))
  })
  // A page that is left does not fire 'pause'.
  window.addEventListener('pagehide', savePosition)
  return audio
}

export const pauseVoice = () => element?.pause()

export const playVoice = (track: VoiceTrack) => {
  element ??= createAudio()
  if (current?.key !== track.key) {
    pauseVoice()
    savePosition()
    updateCurrent({ is: 'paused' })
  }
  if (current?.key !== track.key || current.source !== track.source) element.removeAttribute('src')
  current = track
  isRenewed = false
  track.onPlay?.()
  void start(element, track)
}

export const seekVoice = ({ key, seconds }: VoiceTrack, position: number) => {
  const reached = Math.min(Math.max(position, 0), seconds)
  update(key, { position: reached })
  saveVoicePosition(key, reached)
  if (current?.key === key && element?.hasAttribute('src')) element.currentTime = reached
}

export const changeVoiceRate = () => {
  rate = RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1
  if (element) element.playbackRate = rate
  notify()
}

/** When its player is removed. */
export const leaveVoice = (key: string) => {
  if (current?.key !== key) return
  pauseVoice()
  savePosition()
  current = undefined
}
