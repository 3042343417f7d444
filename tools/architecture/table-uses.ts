// Tables that a file reads and writes, from Kysely calls and SQL in its source.
import { parseSync, Visitor } from 'vite'
import { tablesOf } from '../feature-order.ts'

export type TableUse = Readonly<{ table: string; isWrite: boolean }>

const owners = new Map(
  Object.entries(tablesOf).flatMap(([feature, tables]) => tables.map((table) => [table, feature] as const)),
)

export const ownerOf = (table: string) => owners.get(table)

const READS = /^(selectFrom|(inner|left|right|full|cross)Join(Lateral)?|from|using|table)$/
const WRITES = /^(insertInto|updateTable|deleteFrom|mergeInto)$/
const WRITTEN_SQL = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?([a-z_]+)/gi
const READ_SQL = /(?<!\bdelete\s)\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?"?([a-z_]+)/gi

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const kyselyUse = (method: string, text: string): TableUse | undefined => {
  if (!READS.test(method) && !WRITES.test(method)) return undefined
  return { table: snakeCase(text.split(' as ')[0] ?? ''), isWrite: WRITES.test(method) }
}

const sqlUses = (text: string): TableUse[] => {
  const found = (pattern: RegExp, isWrite: boolean) =>
    [...text.matchAll(pattern)].map(([, table = '']) => ({ table, isWrite }))
  return [...found(WRITTEN_SQL, true), ...found(READ_SQL, false)]
}

export const tableUses = (file: string, source: string): TableUse[] => {
  const uses: TableUse[] = []
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const [first] = given
      const texts = first?.type === 'ArrayExpression' ? first.elements : [first]
      for (const text of texts)
        if (text?.type === 'Literal' && typeof text.value === 'string') {
          const use = kyselyUse(callee.property.name, text.value)
          if (use) uses.push(use)
        }
    },
    TemplateLiteral: ({ quasis }) => {
      uses.push(...sqlUses(quasis.map(({ value }) => value.raw).join(' ? ')))
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') uses.push(...sqlUses(value))
    },
  })
  visitor.visit(parseSync(file, source).program)
  return uses.filter(({ table }) => owners.has(table))
}
