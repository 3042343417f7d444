import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { type ContentFilter, visibilities, type Visibility } from '../content-filter.ts'
import styles from './ContentFilters.module.css'

type Props = { filter: ContentFilter; onChange: (next: Partial<ContentFilter>) => void }

export const ContentFilters = ({ filter: { visibility, account }, onChange }: Props) => {
  const { t } = useTranslation('AdminPeople')
  return (
    <div className={styles.filters}>
      <Select
        label={t('content.visibility')}
        value={visibility ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ visibility: value === '' ? undefined : (value as Visibility) })
        }
      >
        <option value="">{t('people.any')}</option>
        {visibilities.map((each) => (
          <option key={each} value={each}>
            {t(`visibilities.${each}`)}
          </option>
        ))}
      </Select>
      {account !== undefined && (
        <Button variant="secondary" icon="close" onClick={() => onChange({ account: undefined })}>
          {t('content.ofAccount', { account: String(account) })}
        </Button>
      )}
    </div>
  )
}
