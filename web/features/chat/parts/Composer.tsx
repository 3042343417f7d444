import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { chatMessage, lengthOf } from '../../../../contract/rules.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { type DraftKey, useDraft } from '../../../lib/forms/useDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldMessages, describedBy } from '../../../ui/Field.tsx'
import { isNearLimit } from '../../../ui/forms/TextArea.tsx'
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx'
import { canRecord } from '../../media/can-record.ts'
import type { VoiceRecording } from '../../media/VoiceRecorder.tsx'
import type { ChatParticipant } from '../connection-pool.ts'
import styles from './Composer.module.css'

const VoiceRecorder = lazyOptional(async () => (await import('../../media/VoiceRecorder.tsx')).VoiceRecorder)

type Props = {
  participant: ChatParticipant
  onSend: (text: string) => void
  onSendVoice: (recording: VoiceRecording) => Promise<void>
  initialText?: string | undefined
}

/** Enter sends, Shift and Enter insert a line break. */
export const Composer = ({ participant: { accountId, chatId }, onSend, onSendVoice, initialText }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const id = useId()
  const draft = { accountId, name: `chat-${chatId}`, initialText }
  const { text, change, broken, box, send } = useComposer(draft, onSend)
  const [isRecording, setRecording] = useState(false)
  const [used, most] = [lengthOf(text), limits.chatMessage]
  const below = {
    error: broken && ruleText(t, broken),
    hint: isNearLimit(used, most) ? t('counter', { used, most }) : undefined,
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('label')}
      </label>
      <textarea
        hidden={isRecording}
        ref={box}
        id={id}
        name="message"
        rows={1}
        enterKeyHint="send"
        placeholder={t('placeholder')}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => sendOnEnter(event, send)}
        className={styles.area}
        {...describedBy(id, below)}
      />
      {text === '' && canRecord() ? (
        <VoiceRecorder onSend={onSendVoice} onActiveChange={setRecording} />
      ) : (
        <Button type="submit" icon="send" loading={false}>
          {t('send')}
        </Button>
      )}
      <div className={styles.messages}>
        <FieldMessages id={id} {...below} />
      </div>
    </form>
  )
}

const sendOnEnter = (event: KeyboardEvent, send: () => void) => {
  // During composition, Enter accepts a suggestion of the input method.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}

type ComposerDraft = DraftKey & Pick<Props, 'initialText'>

const useComposer = ({ initialText, ...draft }: ComposerDraft, onSend: Props['onSend']) => {
  const [text, setText] = useDraft(draft, initialText)
  const [broken, setBroken] = useState<string>()
  const box = useRef<HTMLTextAreaElement>(null)
  const change = (next: string) => {
    setText(next)
    if (broken) setBroken(next && chatMessage(next))
  }
  const send = () => {
    box.current?.focus()
    const message = chatMessage(text)
    if (text.trim() === '') return
    setBroken(message)
    if (message) return
    onSend(text)
    setText('')
  }
  return { text, change, broken, box, send }
}
