import type { ReactNode } from 'react'
import { viewSources } from '../../../../contract/display.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/Link.tsx'
import type { Stats } from '../analytics.api.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { BarTable, type CountRow } from './CountTable.tsx'
import styles from './FigureLists.module.css'

type Props = { stats: Pick<Stats, 'sources' | 'found_by' | 'top_posts'> }

export const FigureLists = ({ stats }: Props) => {
  const { t } = useTranslation('Figures')
  const sources = viewSources
    .map((source) => ({ key: source, name: t(`sources.${source}`), count: stats.sources[source] }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return (
    <div className={styles.lists}>
      <List name="sources" rows={sources} />
      <List
        name="foundBy"
        rows={stats.found_by.map(({ text, times }) => ({ key: text, name: text, count: times }))}
        note={t('foundBy.note')}
      />
      <List
        name="topPosts"
        rows={stats.top_posts.map(({ blog_id, title, views }) => ({
          key: blog_id,
          name: <Link to={paths.post(blog_id)}>{title}</Link>,
          count: views,
        }))}
      />
    </div>
  )
}

type ListProps = { name: 'sources' | 'foundBy' | 'topPosts'; rows: readonly CountRow[]; note?: ReactNode }

const List = ({ name, rows, note }: ListProps) => {
  const { t } = useTranslation('Figures')
  const title = t(`${name}.title`)
  return (
    <Panel space="tight">
      <h2 className={styles.title}>{title}</h2>
      {rows.length > 0 ? (
        <BarTable caption={title} head={[t(`${name}.name`), t(`${name}.count`)]} rows={rows} />
      ) : (
        <p className={styles.note}>{t(`${name}.empty`)}</p>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </Panel>
  )
}
