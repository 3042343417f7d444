import type { Static } from 'typebox'
import { useState } from 'react'
import type { UrgencyCorrection } from '../../../../contract/grievance-schemas.ts'
import { urgencies, type Urgency } from '../../../../contract/limits.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

type Props = {
  about: string
  urgency: Urgency
  correct: (correction: Static<typeof UrgencyCorrection>) => Promise<unknown>
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** The sender chose the urgency. The new deadlines count from the receipt. */
export const UrgencyDialog = ({ about, urgency, correct, onDone, onClose }: Props) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'clock' })
  const choices = urgencies.filter((each) => each !== urgency)
  const [chosen, setChosen] = useState(choices[0] ?? urgency)
  return (
    <ReasonDialog
      t={t}
      act="correct"
      about={about}
      work={(reason) => correct({ urgency: chosen, reason })}
      onDone={onDone}
      onClose={onClose}
    >
      <Select
        label={t('correct.urgency')}
        name="urgency"
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value as Urgency)}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {t(`urgencies.${each}`)}
          </option>
        ))}
      </Select>
    </ReasonDialog>
  )
}
