// Chromium and Firefox record Opus, Safari AAC.
const FORMATS = [
  { type: 'audio/webm;codecs=opus', ending: 'webm' },
  { type: 'audio/ogg;codecs=opus', ending: 'ogg' },
  { type: 'audio/mp4', ending: 'm4a' },
]

export const recordingFormat = () => FORMATS.find(({ type }) => MediaRecorder.isTypeSupported(type))

/** Without HTTPS a browser has no `mediaDevices`. */
export const canRecord = () =>
  typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator && recordingFormat() !== undefined
