// The browser recognises the speech, with a service of its maker. No audio is sent to Haat.
import { searchLimits } from '../../../../contract/display.ts'
import { speechRecognition } from './speech-recognition.ts'

type SpeechProblem = 'refused' | 'none' | 'silent' | 'network' | 'failed'
/** Without a problem and without a text when the person stopped it before saying anything. */
export type SpeechOutcome = { text: string; problem?: SpeechProblem }

const PROBLEMS: Partial<Record<SpeechRecognitionErrorCode, SpeechProblem>> = {
  'not-allowed': 'refused',
  'audio-capture': 'none',
  'no-speech': 'silent',
  // By the browser, as for a call.
  aborted: 'silent',
  network: 'network',
}

// Some browsers do not end after a final result, or after `stop`.
const END_MS = 2_000

/** The final result. Until then all parts, which some browsers divide. */
const transcriptOf = (results: readonly SpeechRecognitionResult[]) => {
  const last = results.findLast(({ isFinal }) => isFinal)
  return (last ? [last] : results).map((result) => result[0]?.transcript ?? '').join('')
}

/** Some recognisers end a sentence with a full stop. */
const toSearchText = (transcript: string) =>
  transcript
    .trim()
    .replace(/[.।?!]+$/, '')
    .slice(0, searchLimits.text)
    .trim()

type Options = {
  lang: string
  onStart: () => void
  onInterim: (text: string) => void
  /** Once, unless it is aborted. */
  onEnd: (outcome: SpeechOutcome) => void
}

export const recogniseSpeech = ({ lang, onStart, onInterim, onEnd }: Options) => {
  const Recognition = speechRecognition()
  if (!Recognition) throw new Error('this browser has no speech recognition')
  const recognition = Object.assign(new Recognition(), { lang, interimResults: true })
  const listening = new AbortController()
  let [text, isStopped] = ['', false]
  let problem: SpeechProblem | undefined

  const abort = () => {
    listening.abort()
    recognition.abort()
  }
  const end = () => {
    abort()
    onEnd(isStopped || (text && !problem) ? { text } : { text: '', problem: problem ?? 'silent' })
  }
  const endSoon = () => {
    recognition.stop()
    const timer = setTimeout(end, END_MS)
    listening.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  const { signal } = listening
  recognition.addEventListener('start', onStart, { signal })
  const readResults = (results: readonly SpeechRecognitionResult[]) => {
    const transcript = transcriptOf(results)
    text = toSearchText(transcript)
    onInterim(transcript)
    if (results.some(({ isFinal }) => isFinal)) endSoon()
  }
  recognition.addEventListener('result', (event) => readResults(Array.from(event.results)), { signal })
  recognition.addEventListener('error', ({ error }) => (problem = PROBLEMS[error] ?? 'failed'), { signal })
  recognition.addEventListener('end', end, { signal })
  recognition.start()
  return {
    /** What was said so far is the text. */
    stop: () => {
      isStopped = true
      endSoon()
    },
    abort,
  }
}
