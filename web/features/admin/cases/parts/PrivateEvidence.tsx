import { useState } from 'react'
import { minutesText } from '../../../../../contract/display.ts'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { VoicePlayer } from '../../../media/VoicePlayer.tsx'
import { ReasonDialog } from '../../shell/ReasonDialog.tsx'
import { useStaff } from '../../shell/useStaff.ts'
import { type CaseDetails, openEvidence, type OpenedEvidence } from '../cases.api.ts'
import styles from './EvidenceList.module.css'

/** A chat message or a voice note: on request only, for a reason that the persons can read. */
export const PrivateEvidence = ({ theCase: { id, title, target_kind } }: { theCase: CaseDetails }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const { t: why } = useTranslation('Admin', { keyPrefix: 'case.why' })
  const { may } = useStaff()
  const [pieces, setPieces] = useState<readonly OpenedEvidence[]>()
  const [isOpen, setOpen] = useState(false)
  if (pieces)
    return pieces.map((piece, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces do not change
      <OpenedPiece key={at} piece={piece} player={`evidence-${id}-${at}`} />
    ))
  return (
    <div className={styles.piece}>
      <p>{t(target_kind === 'need' ? 'privateVoice' : 'private')}</p>
      {may('judge_cases') && (
        <Button variant="secondary" size="small" icon="eye" onClick={() => setOpen(true)}>
          {t('openEvidence')}
        </Button>
      )}
      {isOpen && (
        <ReasonDialog
          t={why}
          act="evidence"
          about={title}
          work={async (reason) => setPieces((await openEvidence(id, reason)).pieces)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

const OpenedPiece = ({ piece, player }: { piece: OpenedEvidence; player: string }) => {
  const { content, voice, sent_at: sentAt, context } = piece
  const language = useLanguage()
  return (
    <article className={styles.piece}>
      {context.length > 0 && <Context messages={context} />}
      {content && <blockquote className={styles.content}>{content}</blockquote>}
      {voice && (
        <VoicePlayer
          track={{ key: player, source: voice.url, seconds: voice.seconds }}
          peaks={voice.peaks}
          bytes={voice.bytes}
        />
      )}
      {sentAt && (
        <p className={styles.source}>
          <time dateTime={sentAt}>{formatDateTime(sentAt, language)}</time>
        </p>
      )}
    </article>
  )
}

const Context = ({ messages }: { messages: OpenedEvidence['context'] }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  return (
    <>
      <h3 className={styles.version}>{t('before')}</h3>
      <ol className={styles.context}>
        {messages.map((each) => (
          <li key={each.sent_at}>
            {t(each.is_by_writer ? 'writer' : 'otherSide')}:{' '}
            {each.voice_seconds === null
              ? each.content
              : t('voiceBefore', { time: minutesText(each.voice_seconds) })}
          </li>
        ))}
      </ol>
    </>
  )
}
