import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { refusalCodeText } from '../../../lib/forms/refusal-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { EntryActions } from '../../waiting/EntryActions.tsx'
import styles from './Message.module.css'
import type { MessageView } from './message-views.ts'
import { VoiceNote } from './VoiceNote.tsx'

type Props = { message: MessageView; onRetry: () => void; onRemove: () => void }

const ICONS: Partial<Record<MessageView['state'], IconName>> = {
  pending: 'clock',
  waiting: 'clock',
  refused: 'alert',
}

const isStuck = ({ state, entry }: MessageView) => state !== 'pending' || (entry?.tries ?? 0) > 1

export const Message = ({ message, onRetry, onRemove }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'chat' })
  const language = useLanguage()
  const { isOwn, sender, content, voice, at, state, code, entry } = message
  const icon = ICONS[state]
  return (
    <li className={styles.message} data-own={isOwn || undefined} data-state={state}>
      <p className={styles.bubble} dir="auto">
        <span className="visually-hidden">{isOwn ? t('you') : sender}: </span>
        {voice ? <VoiceNote voice={voice} /> : content}
      </p>
      <p className={styles.about}>
        {at && <time dateTime={at}>{formatTime(at, language)}</time>}
        {icon && <Icon name={icon} />}
        <span>{t(`states.${state}`)}</span>
      </p>
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
