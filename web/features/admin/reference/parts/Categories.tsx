import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Queue } from '../../shell/Queue.tsx'
import { categoriesQuery, type Category } from '../reference.api.ts'
import { matchesName, type ReferenceFilter, referencePath } from '../reference-filter.ts'
import { CategoryDialog } from './CategoryDialog.tsx'
import styles from './NameRow.module.css'
import { useClientPagedList } from './useClientPagedList.ts'

const synonymsOf = (row: Category) => [...row.synonyms_en, ...row.synonyms_hi, ...row.synonyms_roman]

export const Categories = ({ filter }: { filter: ReferenceFilter }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const navigate = useNavigate()
  const list = useClientPagedList(categoriesQuery(), (row) =>
    matchesName([row.title_en, row.title_hi, ...synonymsOf(row)], filter.q),
  )
  const open = list.all.find(({ id }) => id === filter.open)
  const close = () => void navigate(referencePath({ ...filter, open: undefined }))
  return (
    <>
      <Queue
        label={t('kinds.categories')}
        list={list}
        rowKey={({ id }) => id}
        to={({ id }) => referencePath({ ...filter, open: id })}
        empty={{ title: t('empty') }}
      >
        {(row) => <Row row={row} />}
      </Queue>
      {(open || filter.open === 'new') && (
        <CategoryDialog key={filter.open} category={open} all={list.all} onClose={close} />
      )}
    </>
  )
}

const Row = ({ row }: { row: Category }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const [first, second] = useLanguage() === 'hi' ? (['hi', 'en'] as const) : (['en', 'hi'] as const)
  return (
    <span className={styles.row}>
      <span className={styles.names}>
        <b lang={first}>{row[`title_${first}`]}</b>
        <span lang={second}>{row[`title_${second}`]}</span>
        {row.is_retired && <Badge tone="indigo">{t('retired')}</Badge>}
      </span>
      <span className={styles.others}>{synonymsOf(row).join(', ')}</span>
      <span className={styles.count}>{t('shops', { count: row.provider_count })}</span>
    </span>
  )
}
