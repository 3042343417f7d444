import type { MouseEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { refusalCodeText } from '../../../lib/forms/refusal-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { EntryActions } from '../../waiting/EntryActions.tsx'
import { VoicePlayer } from '../../media/VoicePlayer.tsx'
import type { VoiceTrack } from '../../media/voice-playback.ts'
import styles from './Message.module.css'
import type { MessageView } from './message-views.ts'

type Props = {
  message: MessageView
  track: VoiceTrack | null
  isUnheard: boolean
  onRetry: () => void
  onRemove: () => void
  /** Of a message of the other side. */
  onActions: () => void
}

const ICONS: Partial<Record<MessageView['state'], IconName>> = {
  pending: 'clock',
  waiting: 'clock',
  refused: 'alert',
}

const isStuck = ({ state, entry }: MessageView) => state !== 'pending' || (entry?.tries ?? 0) > 1

export const Message = ({ message, track, isUnheard, onRetry, onRemove, onActions }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const language = useLanguage()
  const { isOwn, sender, content, at, state, code, entry, id, isRemoved } = message
  const canReport = !isOwn && !isRemoved && id !== null
  // Selected text keeps the menu of the browser.
  const openByLongPress = (event: MouseEvent) => {
    if (window.getSelection()?.toString()) return
    event.preventDefault()
    onActions()
  }
  const icon = ICONS[state]
  const Bubble = content || isRemoved ? 'p' : 'div'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a long press is a shortcut; the button does the same
    <li
      className={styles.message}
      data-own={isOwn || undefined}
      data-state={state}
      data-removed={isRemoved || undefined}
      onContextMenu={canReport ? openByLongPress : undefined}
    >
      <Bubble className={styles.bubble} dir="auto">
        <span className="visually-hidden">{isOwn ? t('you') : sender}: </span>
        {isRemoved
          ? t('removed')
          : content || <Voice message={message} track={track} isUnheard={isUnheard} />}
      </Bubble>
      <div className={styles.about}>
        {at && <time dateTime={at}>{formatTime(at, language)}</time>}
        {icon && <Icon name={icon} />}
        <span>{t(`states.${state}`)}</span>
        {canReport && (
          <IconButton icon="more" label={t('actions')} className={styles.more} onClick={onActions} />
        )}
      </div>
      {entry && isStuck(message) && (
        <div className={styles.refused}>
          <EntryActions entry={entry} isQuiet />
        </div>
      )}
      {!entry && state === 'refused' && (
        <div className={styles.refused}>
          <p>{refusalCodeText(t, code ?? 'unexpected', refusalCodeText(t, 'unexpected', ''))}</p>
          {code !== 'account_limited' && (
            <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
              {t('again')}
            </Button>
          )}
          <Button variant="quiet" size="small" icon="trash" onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

const Voice = ({ message, track, isUnheard }: Pick<Props, 'message' | 'track' | 'isUnheard'>) => {
  const { key, voice, recording } = message
  if (recording) {
    const { file: source, seconds, peaks } = recording
    return <VoicePlayer track={{ key, source, seconds }} peaks={peaks} />
  }
  if (!voice || !track) return null
  return <VoicePlayer track={track} peaks={voice.peaks} bytes={voice.bytes} isUnheard={isUnheard} />
}
