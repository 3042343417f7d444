import { useState } from 'react'
import { DATA_SAVER_COOKIE } from '../../../contract/limits.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { noteSaver } from '../mark-saver.ts'

const YEAR_IN_SECONDS = 31_536_000
const CHOICES = ['auto', 'on', 'off'] as const

const readChoice = () => new RegExp(`${DATA_SAVER_COOKIE}=(on|off)`).exec(document.cookie)?.[1] ?? 'auto'

// A cookie, so that the server can send a light page from the first byte on.
const saveChoice = (choice: string) => {
  const age = choice === 'auto' ? 0 : YEAR_IN_SECONDS
  document.cookie = `${DATA_SAVER_COOKIE}=${choice}; path=/; max-age=${age}; samesite=lax`
  noteSaver()
}

/** On, off, or as the phone and the line say. It holds for everything that is shown from now on. */
export const DataSaverSwitch = () => {
  const { t } = useTranslation('Footer', { keyPrefix: 'dataSaver' })
  const [choice, setChoice] = useState(readChoice)
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
