import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/format/format.ts'
import styles from './CountTable.module.css'

export type CountRow = { key: string | number; name: ReactNode; count: number }

type Props = { caption: string; head: readonly [name: string, count: string]; rows: readonly CountRow[] }

export const CountTable = ({ summary, ...table }: Props & { summary: string }) => (
  <details>
    <summary className={styles.summary}>{summary}</summary>
    <Rows {...table} />
  </details>
)

export const BarTable = (props: Props) => (
  <Rows {...props} most={Math.max(1, ...props.rows.map(({ count }) => count))} />
)

const Rows = ({ caption, head, rows, most }: Props & { most?: number }) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{head[0]}</th>
        <th scope="col" className={styles.count}>
          {head[1]}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, count }) => (
        <tr key={key}>
          <th scope="row">
            {name}
            {most && <Bar share={count / most} />}
          </th>
          <td className={styles.count}>{formatNumber(count)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Bar = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
    <rect width={share * 100} height={4} />
  </svg>
)
