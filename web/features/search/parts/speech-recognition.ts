// The DOM library of TypeScript has the types of the results only.
// https://webaudio.github.io/web-speech-api/#speechreco-section
type Events = {
  start: Event
  result: Event & { results: SpeechRecognitionResultList }
  error: Event & { error: SpeechRecognitionErrorCode }
  end: Event
}

type SpeechRecognition = {
  lang: string
  interimResults: boolean
  start: () => void
  stop: () => void
  abort: () => void
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
    options: { signal: AbortSignal },
  ) => void
}

type SpeechRecognitionClass = new () => SpeechRecognition

declare global {
  interface Window {
    SpeechRecognition?: SpeechRecognitionClass
    webkitSpeechRecognition?: SpeechRecognitionClass
  }
}

/** Undefined in a browser without speech recognition. */
export const speechRecognition = () => window.SpeechRecognition ?? window.webkitSpeechRecognition
