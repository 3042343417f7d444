import { useState } from 'react'
import { DATA_SAVER_COOKIE } from '../../../contract/display.ts'
import { dataSaverChoice } from '../../lib/browser/data-saver.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { Select } from '../../ui/forms/Select.tsx'

const YEAR_IN_SECONDS = 31_536_000
const CHOICES = ['auto', 'on', 'off'] as const

// A cookie, so that the server renders the page with small pictures.
const saveChoice = (choice: string) => {
  const age = choice === 'auto' ? 0 : YEAR_IN_SECONDS
  document.cookie = `${DATA_SAVER_COOKIE}=${choice}; path=/; max-age=${age}; samesite=lax`
  delete document.documentElement.dataset.saver
}

/** 'auto' follows the device's setting and connection. */
export const DataSaverSwitch = () => {
  const { t } = useTranslation('Footer', { keyPrefix: 'dataSaver' })
  const [choice, setChoice] = useState(() => dataSaverChoice() ?? 'auto')
  const choose = (next: string) => {
    saveChoice(next)
    setChoice(next)
  }
  return (
    <Select
      label={t('label')}
      hint={t('hint')}
      value={choice}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {CHOICES.map((each) => (
        <option key={each} value={each}>
          {t(each)}
        </option>
      ))}
    </Select>
  )
}
