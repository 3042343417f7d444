import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { Facts, Panel } from '../../desk/Panel.tsx'
import { useStaff } from '../../desk/useStaff.ts'
import { WhyDialog } from '../../desk/WhyDialog.tsx'
import { type Personal, type PersonInFull, showPersonal } from '../people.api.ts'

/** Masked until somebody says why. What was shown is kept by this page alone, and goes with it. */
export const PersonalPanel = ({ person }: { person: PersonInFull }) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'person' })
  const { t: why } = useTranslation('DeskPeople', { keyPrefix: 'why' })
  const { may } = useStaff()
  const [shown, setShown] = useState<Personal>()
  const [isAsking, setAsking] = useState(false)
  const facts = shown ?? { ...person.personal, zipcode: null }
  return (
    <Panel
      title={t('personal')}
      aside={
        may('see_personal') &&
        !shown && (
          <KeyButton shortcut="p" size="small" icon="eye" words={t('show')} onAct={() => setAsking(true)} />
        )
      }
    >
      <Facts
        facts={[
          [t('mobile'), facts.mobile_number],
          [t('email'), facts.email],
          [t('address'), facts.street_address],
          [t('zipcode'), facts.zipcode],
        ]}
      />
      {isAsking && (
        <WhyDialog
          t={why}
          act="personal"
          work={async (reason) => setShown(await showPersonal(person.id, reason))}
          onDone={async () => {}}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
