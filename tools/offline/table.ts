import type { ChaosResult } from './chaos.ts'
import { CUTS, ENDS } from './plan.ts'

const countBy = (names: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return (name: string) => counts.get(name) ?? 0
}

const line = ([first = '', ...cells]: readonly (string | number)[], widths: readonly number[]) =>
  [String(first).padEnd(16), ...cells.map((cell, at) => String(cell).padStart((widths[at] ?? 0) + 2))].join(
    '',
  )

const kindRows = ({ plan, lost, doubled }: ChaosResult) => {
  const writes = plan.flatMap(({ writes: own, cut }) => own.map(({ kind }) => ({ kind, cut })))
  const [lostOf, doubledOf] = [lost, doubled].map((list) => countBy(list.map(({ kind }) => kind)))
  const rowOf = (name: string, isIn: (kind: string) => boolean) => {
    const own = writes.filter(({ kind }) => isIn(kind))
    const cutsOf = countBy(own.map(({ cut }) => cut))
    return [name, own.length, ...CUTS.map(cutsOf)]
  }
  const kinds = [...new Set(writes.map(({ kind }) => kind))].toSorted()
  return [
    ...kinds.map((kind) => [
      ...rowOf(kind, (each) => each === kind),
      lostOf?.(kind) ?? 0,
      doubledOf?.(kind) ?? 0,
    ]),
    [...rowOf('all', () => true), lost.length, doubled.length],
  ]
}

export const tableOf = (result: ChaosResult) => {
  const heads = ['kind', 'writes', ...CUTS, 'lost', 'doubled']
  const widths = heads.slice(1).map((head) => head.length)
  const { plan } = result
  const endsOf = countBy(plan.map(({ end }) => end))
  const pairs = plan.filter(({ writes }) => writes.length === 2).length
  return [
    ...[heads, ...kindRows(result)].map((cells) => line(cells, widths)),
    `${plan.length} times, ${pairs} with two tabs at once: ${ENDS.map((end) => `${end} ${endsOf(end)}`).join(', ')}`,
  ].join('\n')
}
