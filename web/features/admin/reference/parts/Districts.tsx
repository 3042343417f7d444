import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Queue } from '../../shell/Queue.tsx'
import { type District, districtsQuery } from '../reference.api.ts'
import { matchesName, type ReferenceFilter, referencePath } from '../reference-filter.ts'
import { DistrictDialog } from './DistrictDialog.tsx'
import styles from './NameRow.module.css'
import { useClientPagedList } from './useClientPagedList.ts'

export const Districts = ({ filter }: { filter: ReferenceFilter }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const navigate = useNavigate()
  const list = useClientPagedList(districtsQuery(), (row) =>
    matchesName([row.name_en, row.name_hi, row.state_en, row.state_hi, ...row.aliases], filter.q),
  )
  const open = list.all.find(({ id }) => id === filter.open)
  return (
    <>
      <Queue
        label={t('kinds.districts')}
        list={list}
        rowKey={({ id }) => id}
        to={({ id }) => referencePath({ ...filter, open: id })}
        empty={{ title: t('empty') }}
      >
        {(row) => <Row row={row} />}
      </Queue>
      {open && (
        <DistrictDialog
          key={open.id}
          district={open}
          onClose={() => void navigate(referencePath({ ...filter, open: undefined }))}
        />
      )}
    </>
  )
}

const Row = ({ row }: { row: District }) => {
  const [first, second] = useLanguage() === 'hi' ? (['hi', 'en'] as const) : (['en', 'hi'] as const)
  return (
    <span className={styles.row}>
      <span className={styles.names}>
        <b lang={first}>{row[`name_${first}`]}</b>
        <span lang={second}>{row[`name_${second}`]}</span>
        <span lang={first} className={styles.count}>
          {row[`state_${first}`]}
        </span>
      </span>
      <span className={styles.others}>{row.aliases.join(', ')}</span>
    </span>
  )
}
