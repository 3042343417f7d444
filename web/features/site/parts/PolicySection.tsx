import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import styles from './PolicySection.module.css'

type Paragraphs = Record<string, string>
type Row = { what: string; why: string; until: string }

export type PolicySectionTexts = {
  title: string
  text?: Paragraphs
  points?: Record<string, { term: string; text: string }>
  rows?: Record<string, Row>
  after?: Paragraphs
}

const headingIdOf = (id: string) => `${id}-title`

export const PolicySection = ({
  id,
  texts: { title, text, points, rows, after },
}: {
  id: string
  texts: PolicySectionTexts
}) => (
  <section id={id} aria-labelledby={headingIdOf(id)} className="prose">
    <h2 id={headingIdOf(id)}>{title}</h2>
    <Words of={text} />
    {points && (
      <ul>
        {Object.entries(points).map(([key, point]) => (
          <li key={key}>
            <strong>{point.term}</strong> {point.text}
          </li>
        ))}
      </ul>
    )}
    {rows && <DataTable rows={Object.entries(rows)} labelledBy={headingIdOf(id)} />}
    <Words of={after} />
  </section>
)

const Words = ({ of }: { of: Paragraphs | undefined }) =>
  Object.entries(of ?? {}).map(([key, words]) => <p key={key}>{words}</p>)

const COLUMNS = ['what', 'why', 'until'] as const

const DataTable = ({ rows, labelledBy }: { rows: [string, Row][]; labelledBy: string }) => {
  const { t } = useTranslation('PrivacyPolicy')
  return (
    <table aria-labelledby={labelledBy} className={styles.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, { what, why, until }]) => (
          <tr key={key}>
            <th scope="row">{what}</th>
            <td>{why}</td>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
