import { minutesText } from '../../../../contract/display.ts'
import type { Entry } from '../../../lib/outbox/entry.ts'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EntryActions } from '../EntryActions.tsx'
import { pictureCountOf, starsOf, textsOf, voiceSecondsOf } from './entry-fields.ts'
import { stateText } from './state-text.ts'
import { useDiscard } from './useDiscard.ts'
import { useWaitingTexts } from './useWaitingTexts.ts'
import styles from './WaitingItem.module.css'

type Props = {
  entry: Entry
  /** On /waiting, where the item also names its target. */
  isApart: boolean
}

const BADGES = {
  waiting: { tone: 'marigold', icon: 'clock' },
  sending: { tone: 'marigold', icon: 'send' },
  refused: { tone: 'beet', icon: 'alert' },
  sent: { tone: 'leaf', icon: 'check' },
} as const

export const WaitingItem = ({ entry, isApart }: Props) => {
  const { t } = useWaitingTexts()
  const { kind, state, about } = entry
  const [stars, pictures, seconds] = [starsOf(entry), pictureCountOf(entry), voiceSecondsOf(entry)]
  return (
    <li className={styles.item} data-kind={kind} data-state={state}>
      <p className={styles.head}>
        <Badge {...BADGES[state]}>{stateText(t, entry)}</Badge>
        {isApart && (
          <span>
            <b>{t(`kinds.${kind}`)}</b> · <Link to={about.to}>{about.title || t('open')}</Link>
          </span>
        )}
      </p>
      {stars > 0 && <p>{t('form.stars', { count: stars })}</p>}
      {textsOf(entry).map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the texts of one entry, always in this order
        <p key={at} className={styles.text}>
          {text}
        </p>
      ))}
      {seconds > 0 && <p className={styles.small}>{t('voice', { time: minutesText(seconds) })}</p>}
      {pictures > 0 && <p className={styles.small}>{t('pictures', { count: pictures })}</p>}
      {state === 'sent' ? <SentReport entry={entry} /> : <EntryActions entry={entry} />}
    </li>
  )
}

const codeOf = ({ reply }: Entry) => {
  const { tracking_code: code } = JSON.parse(reply?.text ?? '{}') as { tracking_code?: string }
  return code ?? ''
}

/** The tracking code of a report that was sent in the background, until the user dismisses it. */
const SentReport = ({ entry }: { entry: Entry }) => {
  const { t } = useWaitingTexts()
  const discard = useDiscard(entry.id)
  const code = codeOf(entry)
  return (
    <>
      <p>{t('code', { code })}</p>
      <Cluster space="tight">
        <ButtonLink variant="secondary" size="small" icon="eye" to={paths.report(code)}>
          {t('track')}
        </ButtonLink>
        <Button variant="quiet" size="small" onClick={() => discard.write()}>
          {t('done')}
        </Button>
      </Cluster>
    </>
  )
}
