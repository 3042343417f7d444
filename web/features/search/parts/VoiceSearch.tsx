import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { logWarning } from '../../../lib/log.ts'
import { showCustomerToast } from '../../../lib/toast.ts'
import { recogniseSpeech, type SpeechOutcome } from './recognise-speech.ts'
import styles from './VoiceSearch.module.css'

const SPEECH_LANGUAGES = { en: 'en-IN', hi: 'hi-IN' }

export type VoiceSearchProps = {
  /** Ends it; what was said so far is searched. */
  isStopping: boolean
  onText: (text: string) => void
  onClose: () => void
}

/** Listens while it is rendered. */
export const VoiceSearch = ({ isStopping, onText, onClose }: VoiceSearchProps) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar.voice' })
  const lang = SPEECH_LANGUAGES[useLanguage()]
  const [{ isListening, interim }, setState] = useState({ isListening: false, interim: '' })
  const recognition = useRef<ReturnType<typeof recogniseSpeech>>(undefined)
  const end = useEffectEvent(({ text, problem }: SpeechOutcome) => {
    onClose()
    if (problem) showCustomerToast({ kind: 'error', text: t(`problems.${problem}`) })
    else if (text) onText(text)
  })
  useEffect(() => {
    try {
      recognition.current = recogniseSpeech({
        lang,
        onStart: () => setState({ isListening: true, interim: '' }),
        onInterim: (text) => setState({ isListening: true, interim: text }),
        onEnd: (outcome) => end(outcome),
      })
    } catch (error) {
      logWarning('speech could not be recognised', error)
      end({ text: '', problem: 'failed' })
    }
    return () => recognition.current?.abort()
  }, [lang])
  useEffect(() => {
    if (isStopping) recognition.current?.stop()
  }, [isStopping])
  return (
    <div className={styles.panel}>
      {/* The browser asks for the permission before it listens. */}
      <output>{t(isListening ? 'listening' : 'asking')}</output>
      {interim && <p className={styles.interim}>{interim}</p>}
    </div>
  )
}
