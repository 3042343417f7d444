// One line a question, and one question of each shape.

const VERBS = /^(select|insert|update|delete|with)\b/i
// Not ours: the queue keeps its own tables, the catalogue belongs to PostgreSQL, and tests look at whole rows.
const FOREIGN_QUERIES =
  /\bpgboss\b|\bpg_(class|stat|database|terminate|locks|indexes|constraint|trigger|attribute|sequences|advisory_unlock|sleep)|information_schema|kysely_migration|\bt::text as row\b/i

const oneLine = (text: string) =>
  text
    .replaceAll(/--[^\n]*(\n|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '')

/** A list of three and one of thirty are the same question. */
const shapeOf = (line: string) =>
  line
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(, \$)+/g, '$')
    .replaceAll(
      /\((\$|default|null)(, (\$|default|null))*\)(, \((\$|default|null)(, (\$|default|null))*\))+/g,
      '($)',
    )

/** The shortest of each shape, in order of the alphabet. */
export const distinctQueries = (texts: Iterable<string>): string[] => {
  const byShape = new Map<string, string>()
  for (const text of texts) {
    const line = oneLine(text)
    if (!VERBS.test(line) || FOREIGN_QUERIES.test(line)) continue
    const shape = shapeOf(line)
    const known = byShape.get(shape)
    if (known === undefined || line.length < known.length) byShape.set(shape, line)
  }
  return [...byShape.values()].toSorted()
}
