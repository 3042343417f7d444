// Finds the words of code-word-list.ts in code, comments, test names and documents; pending.txt lists what is not clean yet.
//   node tools/words/code-words.ts server/platform/http     prints what is left to do in a folder or file, pending or not
// When nothing is left, remove the folder from pending.txt: the check fails until you do. Never add to it.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { IDENTIFIERS, PHRASES, SHAPES } from './code-word-list.ts'

const root = new URL('../../', import.meta.url).pathname
const FOLDERS = 'bench,cluster,contract,demo,docs,e2e,server,tools,web'
// The texts on screens have a list of their own. Word lists name what they forbid.
const UNCHECKED =
  /^web\/locales\/|^tools\/words\/(?:word-list|code-word-list|code-words\.test)\.ts$|^tools\/architecture\/words\.test\.ts$/

export const sourceFiles = (): string[] =>
  globSync([`{${FOLDERS}}/**/*.{ts,tsx,mjs,css,md}`, '*.{ts,md}'], { cwd: root })
    .filter((file) => !UNCHECKED.test(file))
    .toSorted()

export const readSource = (file: string): string => readFileSync(`${root}${file}`, 'utf8')

export const pendingPaths = (): string[] =>
  readSource('tools/words/pending.txt')
    .split('\n')
    .filter((line) => line !== '')

export const isBelow = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`)

// Strings, templates and regular expressions.
const DATA =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[] ?)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** Comments and code, with data blanked so that positions stay. */
const commentsAndCode = (file: string, source: string): { comments: string; code: string } => {
  let comments = blank(source)
  let code = source
  for (const { start, end } of parseSync(file, source).comments) {
    const comment = source.slice(start, end)
    comments = comments.slice(0, start) + comment + comments.slice(end)
    code = code.slice(0, start) + blank(comment) + code.slice(end)
  }
  return {
    comments,
    code: code.replaceAll(DATA, blank),
  }
}

const wordsOf = (identifier: string): string[] =>
  identifier.split(/[_.-]|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase())

const isForbidden = ({ word, unless }: (typeof IDENTIFIERS)[number], identifier: string) =>
  wordsOf(identifier).some((part) => word.test(part)) && !unless?.test(identifier)

const checked = new Map<string, typeof IDENTIFIERS>()
const forbiddenIn = (file: string, identifier: string, isField = false) => {
  const rules = checked.get(identifier) ?? IDENTIFIERS.filter((rule) => isForbidden(rule, identifier))
  checked.set(identifier, rules)
  return rules.find((rule) => (rule.within?.test(file) ?? true) && !(isField && rule.isField))
}

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length

const identifierFaults = (file: string, code: string): string[] =>
  [...code.matchAll(/(?<before>\.)?(?<!\w)(?<name>[A-Za-z]\w*)(?<after>\??:)?/g)].flatMap((match) => {
    const { before, name = '', after } = match.groups ?? {}
    const isSnakeCase = /^[a-z]+_/.test(name)
    const found = forbiddenIn(file, name, before !== undefined || after !== undefined || isSnakeCase)
    return found ? [`${file}:${lineAt(code, match.index)} ‘${name}’: say ${found.say}`] : []
  })

const shapeFaults = (file: string, code: string): string[] =>
  SHAPES.flatMap(({ shape, say }) =>
    [...code.matchAll(new RegExp(shape, 'g'))].map(
      (match) => `${file}:${lineAt(code, match.index)} ‘${match[0]}’: say ${say}`,
    ),
  )

const phraseFaults = (file: string, text: string): string[] =>
  PHRASES.flatMap(({ phrase, say }) =>
    [...text.matchAll(new RegExp(phrase, 'gi'))].map(
      (match) => `${file}:${lineAt(text, match.index)} ‘${match[0]}’: say ${say}`,
    ),
  )

const fileNameFaults = (file: string): string[] => {
  const found = forbiddenIn(file, basename(file))
  return found ? [`${file} is the name of a file: say ${found.say}`] : []
}

export const codeFaults = (file: string, source: string): string[] => {
  if (!/\.(?:tsx?|mjs)$/.test(file)) return [...fileNameFaults(file), ...phraseFaults(file, source)]
  const { comments, code } = commentsAndCode(file, source)
  const isTest = /\.(?:test|spec)\.tsx?$/.test(file)
  return [
    ...fileNameFaults(file),
    ...identifierFaults(file, code),
    ...shapeFaults(file, code),
    ...phraseFaults(file, isTest ? source : comments),
  ]
}

if (import.meta.main)
  for (const file of sourceFiles().filter((each) =>
    process.argv.slice(2).some((path) => isBelow(each, path)),
  ))
    for (const fault of codeFaults(file, readSource(file))) process.stdout.write(`${fault}\n`)
