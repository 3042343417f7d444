// Finds the words of code-word-list.ts in code, comments, test names and documents; pending.txt lists what is not clean yet.
//   node tools/words/code-words.ts server/platform/http     prints what is left to do in a folder or file, pending or not
// When nothing is left, remove the folder from pending.txt: the check fails until you do. Never add to it.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { IDENTIFIERS, PHRASES } from './code-word-list.ts'

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

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** Comments and code, with all else blanked so that positions stay. Strings and templates are neither: they are data. */
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
    code: code.replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, blank),
  }
}

const wordsOf = (identifier: string): string[] =>
  identifier.split(/[_.-]|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase())

const checked = new Map<string, (typeof IDENTIFIERS)[number] | undefined>()
const forbiddenIn = (identifier: string, isField: boolean) => {
  if (!checked.has(identifier))
    checked.set(
      identifier,
      IDENTIFIERS.find((each) => wordsOf(identifier).some((word) => each.word.test(word))),
    )
  const found = checked.get(identifier)
  return isField && found?.isField ? undefined : found
}

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length

const identifierFaults = (file: string, code: string): string[] =>
  [...code.matchAll(/(?<before>\.)?(?<!\w)(?<name>[A-Za-z]\w*)(?<after>\??:)?/g)].flatMap((match) => {
    const { before, name = '', after } = match.groups ?? {}
    const isSnakeCase = /^[a-z]+_/.test(name)
    const found = forbiddenIn(name, before !== undefined || after !== undefined || isSnakeCase)
    return found ? [`${file}:${lineAt(code, match.index)} ‘${name}’: say ${found.say}`] : []
  })

const phraseFaults = (file: string, text: string): string[] =>
  PHRASES.flatMap(({ phrase, say }) =>
    [...text.matchAll(new RegExp(phrase, 'gi'))].map(
      (match) => `${file}:${lineAt(text, match.index)} ‘${match[0]}’: say ${say}`,
    ),
  )

const fileNameFaults = (file: string): string[] => {
  const found = forbiddenIn(basename(file), false)
  return found ? [`${file} is the name of a file: say ${found.say}`] : []
}

export const codeFaults = (file: string, source: string): string[] => {
  if (!/\.(?:tsx?|mjs)$/.test(file)) return [...fileNameFaults(file), ...phraseFaults(file, source)]
  const { comments, code } = commentsAndCode(file, source)
  const isTest = /\.(?:test|spec)\.tsx?$/.test(file)
  return [
    ...fileNameFaults(file),
    ...identifierFaults(file, code),
    ...phraseFaults(file, isTest ? source : comments),
  ]
}

if (import.meta.main)
  for (const file of sourceFiles().filter((each) =>
    process.argv.slice(2).some((path) => isBelow(each, path)),
  ))
    for (const fault of codeFaults(file, readSource(file))) process.stdout.write(`${fault}\n`)
