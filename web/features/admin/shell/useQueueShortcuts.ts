// The shortcuts act on the focused row.
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { type Shortcut, useShortcuts } from './shortcuts.ts'

export type RowShortcut<Row> = { key: string; label: string; act: (row: Row) => void }

type Options<Row> = {
  /** The key under which the last focused row is remembered. */
  name: string
  rows: readonly Row[]
  rowKey: (row: Row) => number | string
  rowShortcuts?: readonly RowShortcut<Row>[] | undefined
  hasMore: boolean
  onMore: () => void
}

const ROW = '[data-row]'
const lastFocusedRow = new Map<string, string>()

export const useQueueShortcuts = <Row>({
  name,
  rows,
  rowKey,
  rowShortcuts = [],
  hasMore,
  onMore,
}: Options<Row>) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'keys' })
  const list = useRef<HTMLUListElement>(null)
  const position = useFocusPosition({ name, list, count: rows.length })

  const move = (by: 1 | -1) => {
    const from = position.focused()
    const to = from === undefined ? position.remembered() : from + by
    if (to < rows.length) position.focus(Math.max(to, 0))
    else if (hasMore) {
      position.want(to)
      onMore()
    }
  }
  const withRow = (act: (row: Row) => void) => () => {
    const row = rows[position.focused() ?? -1]
    if (row !== undefined) act(row)
  }
  const moves: Shortcut[] = [
    { key: 'j', label: t('next'), act: () => move(1) },
    { key: 'k', label: t('previous'), act: () => move(-1) },
    { key: 'ArrowDown', act: () => move(1) },
    { key: 'ArrowUp', act: () => move(-1) },
  ]
  useShortcuts([...moves, ...rowShortcuts.map(({ act, ...letter }) => ({ ...letter, act: withRow(act) }))])
  const keyFor = (row: Row) => String(rowKey(row))
  return { list, keyFor, remember: (row: Row) => void lastFocusedRow.set(name, keyFor(row)) }
}

type FocusPositionOptions = { name: string; list: { current: HTMLUListElement | null }; count: number }

const useFocusPosition = ({ name, list, count }: FocusPositionOptions) => {
  const pendingFocus = useRef<number>(undefined)
  const last = useRef<number>(undefined)
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
  const focus = (at: number) => all()[at]?.focus()
  const focused = () => {
    const at = all().findIndex((row) => row.contains(document.activeElement))
    if (at !== -1) last.current = at
    return at === -1 ? undefined : at
  }
  const remembered = () =>
    Math.max(
      all().findIndex((row) => row.dataset['row'] === lastFocusedRow.get(name)),
      0,
    )

  // More rows were loaded, or the focused row was removed and the next one has its index.
  useEffect(() => {
    const isLost = last.current !== undefined && document.activeElement === document.body
    const to = pendingFocus.current ?? (isLost ? Math.min(last.current ?? 0, count - 1) : undefined)
    if (to === undefined || to >= count) return
    pendingFocus.current = undefined
    list.current?.querySelectorAll<HTMLElement>(ROW)[to]?.focus()
  }, [count, list])

  return { focus, focused, remembered, want: (at: number) => void (pendingFocus.current = at) }
}
