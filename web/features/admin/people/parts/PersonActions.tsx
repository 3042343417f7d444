import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import type { StaffDecision } from '../../../../../contract/limits.ts'
import { ShortcutButton } from '../../shell/ShortcutButton.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { useStaff } from '../../shell/useStaff.ts'
import { ReasonDialog } from '../../shell/ReasonDialog.tsx'
import { endSessions, PEOPLE, type PersonDetails, removeSecondFactor, restorePerson } from '../people.api.ts'
import { PersonDecisionDialog } from './PersonDecisionDialog.tsx'
import { useMarkVerified } from './useMarkVerified.ts'
import { usePersonName } from './usePersonName.ts'

type Props = { person: PersonDetails }

export const PersonActions = ({ person }: Props) => {
  const { may } = useStaff()
  const isDeleted = person.standing === 'deleted'
  if (isDeleted) return null
  return (
    <>
      {may('judge_people') && <JudgeButtons person={person} />}
      {may('remove_second_factor') && person.has_second_factor && <SecondFactorButton person={person} />}
    </>
  )
}

const JudgeButtons = ({ person }: Props) => (
  <>
    {person.business && <VerifiedButton person={person} />}
    <DecisionButtons person={person} />
    {person.decisions.some(isAboutAccount) && <RestoreButton person={person} />}
    {person.counts.sessions > 0 && <SessionsButton person={person} />}
  </>
)

/** In force, and about the account itself: a hidden post is restored on its own page. */
const isAboutAccount = ({ holds, decision }: PersonDetails['decisions'][number]) =>
  holds && ['limit', 'suspend', 'ban'].includes(decision)

const VerifiedButton = ({ person: { id, verified } }: Props) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'acts' })
  const { mark, isBusy } = useMarkVerified()
  return (
    <ShortcutButton
      shortcut="v"
      size="small"
      label={t(verified ? 'unverify' : 'verify')}
      loading={isBusy}
      onPress={() => mark(id, !verified)}
    />
  )
}

const SessionsButton = ({ person: { id } }: Props) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'acts' })
  const { act, isBusy } = useStaffAction(PEOPLE)
  return (
    <ShortcutButton
      shortcut="e"
      size="small"
      label={t('endSessions')}
      loading={isBusy}
      onPress={() => act({ work: () => endSessions(id), done: t('sessionsEnded') })}
    />
  )
}

const SHORTCUT_KEYS: Readonly<Partial<Record<StaffDecision, string>>> = {
  warn: 'w',
  limit: 'l',
  suspend: 's',
  ban: 'b',
}

const DecisionButtons = ({ person }: Props) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'acts' })
  const [chosen, setChosen] = useState<StaffDecision>()
  return (
    <>
      {person.choices.map((decision) => (
        <ShortcutButton
          key={decision}
          shortcut={SHORTCUT_KEYS[decision] ?? ''}
          size="small"
          label={t(decision)}
          onPress={() => setChosen(decision)}
        />
      ))}
      {chosen && (
        <PersonDecisionDialog person={person} decision={chosen} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}

const RestoreButton = ({ person }: Props) => (
  <ReasonButton
    person={person}
    shortcut="r"
    variant="primary"
    label="restore"
    act="restorePerson"
    work={restorePerson}
  />
)

/** For an owner who lost phone and recovery codes. */
const SecondFactorButton = ({ person }: Props) => (
  <ReasonButton
    person={person}
    shortcut="t"
    variant="secondary"
    label="removeSecondFactor"
    act="removeSecondFactor"
    work={removeSecondFactor}
  />
)

type ReasonButtonProps = Props & {
  shortcut: string
  variant: 'primary' | 'secondary'
  label: 'restore' | 'removeSecondFactor'
  act: 'restorePerson' | 'removeSecondFactor'
  work: (id: number, reason: string, key: string) => Promise<unknown>
}

const ReasonButton = ({ person, shortcut, variant, label, act, work }: ReasonButtonProps) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'acts' })
  const { t: why } = useTranslation('AdminPeople', { keyPrefix: 'why' })
  const { invalidate } = useStaffAction(PEOPLE)
  const [isAsking, setAsking] = useState(false)
  const about = usePersonName(person)
  return (
    <>
      <ShortcutButton
        shortcut={shortcut}
        size="small"
        variant={variant}
        label={t(label)}
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <ReasonDialog
          t={why}
          act={act}
          about={about}
          work={(reason, keyFor) => work(person.id, reason, keyFor([reason]))}
          onDone={invalidate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
