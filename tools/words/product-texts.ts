// Every displayed text with its place; English and Hindi together where both are in the repository.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { refusalCodes, refusalText } from '../../contract/errors.ts'
import { PRODUCT } from '../../contract/limits.ts'
import { ruleCodes, ruleText } from '../../contract/rule-texts.ts'

export type ProductText = Readonly<{
  file: string
  at: string
  en?: string | undefined
  hi?: string | undefined
}>

const root = new URL('../../', import.meta.url).pathname
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)

type Leaves = ReadonlyMap<string, string>

const leavesOf = (value: unknown, path: string): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name))
    : [[path, String(value)]]

const paired = (file: string, place: string, en: Leaves, hi: Leaves): ProductText[] =>
  [...new Set([...en.keys(), ...hi.keys()])].map((key) => ({
    file,
    at: `${place}${key}`,
    en: en.get(key),
    hi: hi.get(key),
  }))

const localeTexts = (): ProductText[] =>
  globSync('web/locales/en/*.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const name = basename(file, '.json')
      const leaves = (language: string): Leaves =>
        new Map(leavesOf(JSON.parse(read(`web/locales/${language}/${name}.json`)), ''))
      return paired(`${name}.json`, `${name}.`, leaves('en'), leaves('hi'))
    })

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

export const categoryTextsIn = (table: string): ProductText[] =>
  rowsOf(table).map(([title = '', hi = '', , synonyms = '']) => ({
    file: 'data/categories.tsv',
    at: title,
    hi: `${hi} ${synonyms.replaceAll('|', ' ')}`,
  }))

type Node = { type: string; [name: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const allNodes = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(allNodes)]

/** The text of a literal; interpolations become `{{}}`. */
const literalOf = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  const holes = (node['expressions'] as { name?: string }[]).map(({ name }) =>
    name === 'PRODUCT' ? PRODUCT : '{{}}',
  )
  const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  return parts.map((part, index) => `${part}${holes[index] ?? ''}`).join('')
}

const nameOf = (property: Node): string => {
  const key = property['key'] as { name?: string; value?: unknown } | undefined
  return key?.name ?? String(key?.value)
}
const propertiesOf = (node: Node | undefined): Node[] =>
  node?.type === 'ObjectExpression'
    ? (node['properties'] as Node[]).filter(({ type }) => type === 'Property')
    : []

const textsIn = (node: Node, path: string): [string, string][] => {
  const properties = propertiesOf(node)
  if (properties.length > 0)
    return properties.flatMap((each) =>
      textsIn(each['value'] as Node, path ? `${path}.${nameOf(each)}` : nameOf(each)),
    )
  if (node.type === 'ArrayExpression')
    return (node['elements'] as Node[]).flatMap((each, index) => textsIn(each, `${path}.${index}`))
  if (node.type.startsWith('TS')) return textsIn(node['expression'] as Node, path)
  const text = allNodes(node)
    .map(literalOf)
    .filter((each) => each !== undefined)
    .join('')
  return text === '' ? [] : [[path, text]]
}

const parsed = (file: string, source = read(file)) => parseSync(file, source).program as unknown as Node

const pairsIn = (file: string, program: Node): ProductText[] => {
  const nodes = allNodes(program)
  const together = (name: string, en: Node | undefined, hi: Node | undefined) =>
    en && hi ? paired(file, `${file} ${name}`, new Map(textsIn(en, '')), new Map(textsIn(hi, ''))) : []
  const objects = nodes.flatMap((node) => {
    const property = (name: string) => propertiesOf(node).find((each) => nameOf(each) === name)
    return together('', property('en')?.['value'] as Node, property('hi')?.['value'] as Node)
  })
  const constants = new Map(
    nodes
      .filter(({ type, init }) => type === 'VariableDeclarator' && isNode(init))
      .map((node) => [(node['id'] as { name?: string }).name ?? '', node['init'] as Node]),
  )
  const named = [...constants.keys()]
    .filter((name) => name.endsWith('En'))
    .map((name) => name.slice(0, -2))
    .flatMap((name) => together(`${name}.`, constants.get(`${name}En`), constants.get(`${name}Hi`)))
  const calls = nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const [en, hi, ...more] = (node['arguments'] as Node[]).map(literalOf)
    return en && hi && more.length === 0 && !isDevanagari(en) && isDevanagari(hi)
      ? [{ file, at: `${file} “${en}”`, en, hi }]
      : []
  })
  return [...objects, ...named, ...calls]
}

// Templates of both languages: their texts are separate constants.
const hindiIn = (file: string, program: Node): ProductText[] =>
  allNodes(program)
    .map(literalOf)
    .filter((text) => text !== undefined && isDevanagari(text) && !text.includes('<'))
    .map((hi) => ({ file, at: `${file} “${hi}”`, hi }))

const isSource = (file: string) =>
  !/\.test\.tsx?$|\/testing\/|\/fold|\/search\/|\/paste\/|openapi\/|\/samples\.hi\.ts$/.test(file)

export const sourceTextsIn = (file: string, source: string): ProductText[] => {
  const program = parsed(file, source)
  const pairs = pairsIn(file, program)
  const known = new Set(pairs.map(({ hi }) => hi))
  return [...pairs, ...hindiIn(file, program).filter(({ hi }) => !known.has(hi))]
}

const sourceTexts = (): ProductText[] =>
  globSync(['server/{app,features,platform}/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: root })
    .filter(isSource)
    .toSorted()
    .filter((file) => isDevanagari(read(file)))
    .flatMap((file) => sourceTextsIn(file, read(file)))

const styleGuideTexts = (): ProductText[] => {
  const leaves = (language: string): Leaves => {
    const program = parsed(`web/ui/styleguide/samples.${language}.ts`)
    const samples = allNodes(program).find(({ type, init }) => type === 'VariableDeclarator' && isNode(init))
    return new Map(textsIn(samples?.['init'] as Node, ''))
  }
  return paired('web/ui/styleguide', 'styleguide.', leaves('en'), leaves('hi'))
}

const englishTexts = (): ProductText[] =>
  globSync(['tools/{admin,backup,deliveries,restore,rotate-key}.ts', 'server/features/**/*.routes.ts'], {
    cwd: root,
  })
    .toSorted()
    .flatMap((file) =>
      allNodes(parsed(file))
        .map(literalOf)
        .filter((text) => text !== undefined && / .* /.test(text))
        .map((en) => ({ file, at: `${file} “${en}”`, en })),
    )

const contractTexts = (): ProductText[] => [
  ...refusalCodes.map((code) => ({
    file: 'contract/errors.ts',
    at: `refusal ${code}`,
    en: refusalText(code),
  })),
  ...ruleCodes.map((code) => ({ file: 'contract/rule-texts.ts', at: `rule ${code}`, en: ruleText(code) })),
]

/** The cells of a row of demo/: Hindi, the English after it, and Hindi in Latin letters, which is left out. */
const demoCells = (row: string): Pick<ProductText, 'en' | 'hi'>[] => {
  const cells = row.split('|').map((cell) => cell.trim())
  if (!isDevanagari(row)) return / .* /.test(row) ? cells.map((en) => ({ en })) : []
  return cells.flatMap((cell, index) =>
    isDevanagari(cell) ? { hi: cell } : isDevanagari(cells[index - 1] ?? '') ? { en: cell } : [],
  )
}

const isQuery = ({ type, tag }: Node) =>
  type === 'TaggedTemplateExpression' && (tag as { name?: string }).name === 'sql'
const nodesOutsideQueries = (node: Node): Node[] =>
  isQuery(node) ? [] : [node, ...childrenOf(node).flatMap(nodesOutsideQueries)]

export const demoTextsIn = (file: string, source: string): ProductText[] =>
  nodesOutsideQueries(parsed(file, source))
    .map(literalOf)
    .filter((text) => text !== undefined)
    .flatMap((text) => text.split(/\n|=>/))
    .flatMap(demoCells)
    .map((cell) => ({ file, at: `${file} “${cell.hi ?? cell.en}”`, ...cell }))

const demoTexts = (): ProductText[] =>
  globSync('demo/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/roman(?:-units)?\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => demoTextsIn(file, read(file)))

export const districtTextsIn = (table: string): ProductText[] =>
  rowsOf(table).map(([, name = '', hi = '']) => ({
    file: 'data/districts.tsv',
    at: `data/districts.tsv ${name}`,
    hi,
  }))

export const stateTextsIn = (table: string): ProductText[] =>
  rowsOf(table).map(([name = '', hi = '']) => ({
    file: 'data/states.tsv',
    at: `data/states.tsv ${name}`,
    hi,
  }))

export const productTexts = (): ProductText[] => [
  ...localeTexts(),
  ...contractTexts(),
  ...categoryTextsIn(read('data/categories.tsv')),
  ...districtTextsIn(read('data/districts.tsv')),
  ...stateTextsIn(read('data/states.tsv')),
  ...demoTexts(),
  ...styleGuideTexts(),
  ...englishTexts(),
  ...sourceTexts(),
]

/** Texts that the specification prescribes; numbers are replaced. */
export const specifiedTexts = (): string[] =>
  read('tools/words/specified.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
