const VERBS = /^(select|insert|update|delete|with)\b/i
// pg-boss, the catalog, and tests that read whole rows.
const FOREIGN_QUERIES =
  /\bpgboss\b|\bpg_(class|stat|database|terminate|locks|indexes|constraint|trigger|attribute|sequences|advisory_unlock|sleep)|information_schema|kysely_migration|\bt::text as row\b/i

const oneLine = (text: string) =>
  text
    .replaceAll(/--[^\n]*(\n|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '')

/** Lists of different lengths have the same shape. */
const shapeOf = (line: string) =>
  line
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(, \$)+/g, '$')
    .replaceAll(
      /\((\$|default|null)(, (\$|default|null))*\)(, \((\$|default|null)(, (\$|default|null))*\))+/g,
      '($)',
    )

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
