// Leaves out of the browser's build what unused-parts.ts names. A name that a new version of a library does not have stops the build.
import { parseAst, type Plugin } from 'vite'
import { type Part, unusedAttributes, unusedParts, unusedTags } from './unused-parts.ts'

type Node = { type: string; start: number; end: number; id?: { name?: string }; body?: unknown }
type Case = Node & { test: { value?: unknown } | null; consequent: readonly Node[] }
type Switch = Node & { discriminant: { property?: { name?: string } }; cases: readonly Case[] }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function* nodesOf(node: object): Generator<Node> {
  if (isNode(node)) yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesOf(child)
}

const nameOf = (part: Part) => (typeof part === 'string' ? part : part.name)

/** Bodies become empty, or one answer; methods of a prototype go. */
export const withoutParts = (code: string, parts: readonly Part[]) => {
  const names = parts.map(nameOf)
  const bodyOf = (name = '') => {
    const part = parts.find((each) => nameOf(each) === name)
    return typeof part === 'object' ? `{return ${part.answers}}` : '{}'
  }
  const nodes = [...nodesOf(parseAst(code))]
  const functions = nodes.filter(
    ({ type, id }) => type === 'FunctionDeclaration' && names.includes(id?.name ?? ''),
  )
  const missing = names.filter((name) => !functions.some(({ id }) => id?.name === name))
  if (missing.length > 0) throw new Error(`tools/unused-parts.ts: no function ${missing.join(', ')}`)
  const methods = nodes.filter(
    ({ type, start }) =>
      type === 'ExpressionStatement' && names.some((name) => code.startsWith(`${name}.prototype.`, start)),
  )
  const bodies = functions.flatMap(({ id, body }) =>
    isNode(body) ? [{ start: body.start, end: body.end, rest: bodyOf(id?.name) }] : [],
  )
  return [...bodies, ...methods.map(({ start, end }) => ({ start, end, rest: '' }))]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, rest }) => text.slice(0, start) + rest + text.slice(end), code)
}

const isSwitchOfTags = (node: Node): node is Switch =>
  node.type === 'SwitchStatement' && (node as Switch).discriminant.property?.name === 'tag'

/** What runs for these tags alone goes; where others come to it too, only its label. */
export const withoutTags = (code: string, tags: readonly number[]) => {
  const isUnused = ({ test }: Case) => tags.some((tag) => tag === test?.value)
  const cuts = [...nodesOf(parseAst(code))].filter(isSwitchOfTags).flatMap(({ cases }) =>
    cases.flatMap((each, at) => {
      if (!isUnused(each)) return []
      const before = cases[at - 1]
      const isShared = before?.consequent.length === 0 && !isUnused(before)
      return [{ start: each.start, end: isShared ? (each.consequent[0]?.start ?? each.end) : each.end }]
    }),
  )
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}

/** Out of the list that says how an attribute is written. */
export const withoutAttributes = (code: string, names: readonly string[]) =>
  names.reduce((text, name) => {
    const [entry] = new RegExp(`,\\s*\\["${name}", "[^"]*"\\]`).exec(text) ?? []
    if (!entry) throw new Error(`tools/unused-parts.ts: no attribute ${name}`)
    return text.replace(entry, '')
  }, code)

const leftOut = (code: string, file: string) => {
  const rest = withoutParts(code, unusedParts[file] ?? [])
  const tagged = file === unusedTags.file ? withoutTags(rest, unusedTags.tags) : rest
  return file === unusedAttributes.file ? withoutAttributes(tagged, unusedAttributes.names) : tagged
}

export const leaveOut = (): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const file = Object.keys(unusedParts).find((each) => id.endsWith(`/node_modules/${each}`))
    return file && { code: leftOut(code, file), map: null }
  },
})
