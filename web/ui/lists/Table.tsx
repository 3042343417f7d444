/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see Table */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Table.module.css'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row, index: number) => ReactNode
  numeric?: boolean | undefined
  /** A word or a button, which is not broken beside the others. */
  isShort?: boolean | undefined
}

type Props<Row> = {
  /** Names the table for a screen reader. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
}

/**
 * On a phone each row is a card of name and value. The roles are written out because a browser forgets what a
 * table is as soon as its style makes its rows blocks.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <table role="table" className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, numeric }) => (
            <th key={key} role="columnheader" scope="col" className={classes(numeric && styles.numeric)}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ key, header, cell, numeric, isShort }) => (
              <td
                key={key}
                role="cell"
                data-label={header}
                className={classes(numeric && styles.numeric, isShort && styles.short)}
              >
                {cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
