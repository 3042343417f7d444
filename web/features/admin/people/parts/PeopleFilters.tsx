import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { type AccountStatus, accountStatuses } from '../../../../../contract/limits.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import type { PeopleFilter } from '../people-filter.ts'
import styles from './PeopleFilters.module.css'

type Props = { filter: PeopleFilter; onChange: (next: Partial<PeopleFilter>) => void }

const VERIFIED_VALUES: Readonly<Record<string, boolean | undefined>> = { yes: true, no: false }

export const PeopleFilters = ({ filter, onChange }: Props) => (
  <div className={styles.filters}>
    <StatusSelect filter={filter} onChange={onChange} />
    {filter.kind === 'provider' && <VerifiedSelect filter={filter} onChange={onChange} />}
  </div>
)

const StatusSelect = ({ filter, onChange }: Props) => {
  const { t } = useTranslation('AdminPeople')
  return (
    <Select
      label={t('people.standing')}
      value={filter.status ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ status: value === '' ? undefined : (value as AccountStatus) })
      }
    >
      <option value="">{t('people.any')}</option>
      {accountStatuses.map((status) => (
        <option key={status} value={status}>
          {t(`accountStatuses.${status}`)}
        </option>
      ))}
    </Select>
  )
}

const VerifiedSelect = ({ filter: { verified }, onChange }: Props) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'people' })
  const value = verified === undefined ? '' : verified ? 'yes' : 'no'
  return (
    <Select
      label={t('badge')}
      value={value}
      onChange={({ currentTarget }) => onChange({ verified: VERIFIED_VALUES[currentTarget.value] })}
    >
      <option value="">{t('any')}</option>
      <option value="yes">{t('verified')}</option>
      <option value="no">{t('unverified')}</option>
    </Select>
  )
}
