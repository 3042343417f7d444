import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatContact } from '../../../../lib/format/contact-links.ts'
import { Facts, Panel } from '../../shell/Panel.tsx'
import { useStaff } from '../../shell/useStaff.ts'
import { ReasonButton } from '../../shell/ReasonDialog.tsx'
import { type PersonalDetails, type PersonDetails, showPersonal } from '../people.api.ts'
import { usePersonName } from './usePersonName.ts'

/** Masked until a reason is given. The details are only in the state of this page. */
export const PersonalPanel = ({ person }: { person: PersonDetails }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'person' })
  const { t: why } = useTranslation('AdminPeople', { keyPrefix: 'why' })
  const { may } = useStaff()
  const [revealed, setRevealed] = useState<PersonalDetails>()
  const about = usePersonName(person)
  const facts = revealed ?? { ...person.personal, zipcode: null }
  return (
    <Panel
      title={t('personal')}
      aside={
        may('see_personal') &&
        !revealed && (
          <ReasonButton
            button={{ shortcut: 'p', icon: 'eye', label: t('show') }}
            t={why}
            act="personal"
            about={about}
            work={async (reason) => setRevealed(await showPersonal(person.id, reason))}
          />
        )
      }
    >
      <Facts
        facts={[
          [t('mobile'), facts.mobile_number && formatContact(facts.mobile_number)],
          [t('email'), facts.email],
          [t('address'), facts.street_address],
          [t('zipcode'), facts.zipcode],
        ]}
      />
    </Panel>
  )
}
