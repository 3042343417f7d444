import type { ReportedStatement, StatementReport } from '../../server/testing/statement-report.ts'

const MAX_LENGTH = 110

const ms = (value: number | null) => (value === null ? '-' : value.toFixed(2)).padStart(6)
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)

const statementLine = ({ text, isPrepared, planMs, executeMs }: ReportedStatement) => {
  const start = text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)
  return `    ${isPrepared ? 'prepared' : '        '} ${ms(planMs)} ${ms(executeMs)}  ${start}`
}

const endpointLines = ([name, statements]: [string, ReportedStatement[]]) => {
  const planned = statements.filter(({ planMs }) => planMs !== null)
  const prepared = planned.filter(({ isPrepared }) => isPrepared).length
  const plan = sum(planned.map(({ planMs }) => planMs)).toFixed(2)
  const execute = sum(planned.map(({ executeMs }) => executeMs)).toFixed(2)
  const head = `${name}: ${statements.length} statements, ${prepared} of ${planned.length} prepared, plan ${plan} ms, execute ${execute} ms`
  return [head, ...statements.map(statementLine)]
}

export const endpointReport = (report: StatementReport) =>
  Object.entries(report)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(endpointLines)
    .join('\n')
