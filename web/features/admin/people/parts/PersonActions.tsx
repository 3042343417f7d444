import { type ComponentProps, useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import type { StaffDecision } from '../../../../../contract/limits.ts'
import { ShortcutButton } from '../../shell/ShortcutButton.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { useStaff } from '../../shell/useStaff.ts'
import { ReasonButton } from '../../shell/ReasonDialog.tsx'
import { endSessions, PEOPLE, type PersonDetails, removeSecondFactor, restorePerson } from '../people.api.ts'
import { PersonDecisionDialog } from './PersonDecisionDialog.tsx'
import { useMarkVerified } from './useMarkVerified.ts'
import { usePersonName } from './usePersonName.ts'

type Props = { person: PersonDetails }

export const PersonActions = ({ person }: Props) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'acts' })
  const { may } = useStaff()
  if (person.standing === 'deleted') return null
  return (
    <>
      {may('judge_people') && <JudgeButtons person={person} />}
      {/* For an owner who lost phone and recovery codes. */}
      {may('remove_second_factor') && person.has_second_factor && (
        <PersonReasonButton
          person={person}
          button={{ shortcut: 't', label: t('removeSecondFactor') }}
          act="removeSecondFactor"
          work={removeSecondFactor}
        />
      )}
    </>
  )
}

const JudgeButtons = ({ person }: Props) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'acts' })
  return (
    <>
      {person.business && <VerifiedButton person={person} />}
      <DecisionButtons person={person} />
      {person.decisions.some(isAboutAccount) && (
        <PersonReasonButton
          person={person}
          button={{ shortcut: 'r', variant: 'primary', label: t('restore') }}
          act="restorePerson"
          work={restorePerson}
        />
      )}
      {person.counts.sessions > 0 && <SessionsButton person={person} />}
    </>
  )
}

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

type PersonReasonButtonProps = Props & {
  button: ComponentProps<typeof ReasonButton>['button']
  act: string
  work: (id: number, reason: string, key: string) => Promise<unknown>
}

const PersonReasonButton = ({ person, button, act, work }: PersonReasonButtonProps) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'why' })
  const { invalidate } = useStaffAction(PEOPLE)
  return (
    <ReasonButton
      button={button}
      t={t}
      act={act}
      about={usePersonName(person)}
      work={(reason, keyFor) => work(person.id, reason, keyFor([reason]))}
      onDone={invalidate}
    />
  )
}
