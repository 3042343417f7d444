import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffDecision } from '../../../../../contract/limits.ts'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { useAct } from '../../desk/useAct.ts'
import { useStaff } from '../../desk/useStaff.ts'
import { WhyDialog } from '../../desk/WhyDialog.tsx'
import { endSessions, PEOPLE, type PersonInFull, restorePerson } from '../people.api.ts'
import { DecideDialog } from './DecideDialog.tsx'
import { useMarkVerified } from './useMarkVerified.ts'

type Props = { person: PersonInFull }

/** What may be done about somebody, each by its letter. */
export const PersonActs = ({ person }: Props) => {
  const { may } = useStaff()
  const isGone = person.standing === 'deleted'
  if (isGone || !may('judge_people')) return null
  return (
    <>
      {person.business && <VerifiedButton person={person} />}
      <Decisions person={person} />
      {person.decisions.some(isAboutAccount) && <RestoreButton person={person} />}
      {person.counts.sessions > 0 && <SessionsButton person={person} />}
    </>
  )
}

/** Of what holds: a hidden post is restored where it stands. */
const isAboutAccount = ({ holds, decision }: PersonInFull['decisions'][number]) =>
  holds && ['limit', 'suspend', 'ban'].includes(decision)

const VerifiedButton = ({ person: { id, verified } }: Props) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'acts' })
  const { mark, isBusy } = useMarkVerified()
  return (
    <KeyButton
      shortcut="v"
      size="small"
      words={t(verified ? 'unverify' : 'verify')}
      loading={isBusy}
      onAct={() => mark(id, !verified)}
    />
  )
}

const SessionsButton = ({ person: { id } }: Props) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'acts' })
  const { act, isBusy } = useAct(PEOPLE)
  return (
    <KeyButton
      shortcut="e"
      size="small"
      words={t('endSessions')}
      loading={isBusy}
      onAct={() => act({ work: () => endSessions(id), done: t('sessionsEnded') })}
    />
  )
}

const LETTERS: Readonly<Partial<Record<StaffDecision, string>>> = {
  warn: 'w',
  limit: 'l',
  suspend: 's',
  ban: 'b',
}

const Decisions = ({ person }: Props) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'acts' })
  const [asked, ask] = useState<StaffDecision>()
  return (
    <>
      {person.choices.map((decision) => (
        <KeyButton
          key={decision}
          shortcut={LETTERS[decision] ?? ''}
          size="small"
          words={t(decision)}
          onAct={() => ask(decision)}
        />
      ))}
      {asked && <DecideDialog person={person} decision={asked} onClose={() => ask(undefined)} />}
    </>
  )
}

const RestoreButton = ({ person: { id } }: Props) => {
  const { t } = useTranslation('DeskPeople')
  const { t: why } = useTranslation('DeskPeople', { keyPrefix: 'why' })
  const { anew } = useAct(PEOPLE)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <KeyButton
        shortcut="r"
        size="small"
        look="primary"
        words={t('acts.restore')}
        onAct={() => setAsking(true)}
      />
      {isAsking && (
        <WhyDialog
          t={why}
          act="restorePerson"
          work={(reason, keyFor) => restorePerson(id, reason, keyFor([reason]))}
          onDone={anew}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
