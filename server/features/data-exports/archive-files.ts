// The text files of an archive: JSON with the names of the database, CSV and an index page in the language of the person.
import type { Language } from '../../../contract/language.ts'
import { csvLine, CSV_MARK, csvTime } from '../../platform/csv.ts'
import { escapeXml } from '../../platform/http/xml.ts'
import { columnTitles, type ExportWord, pageTexts, sectionTitles } from './export-words.ts'
import type { Section } from './section.ts'
import type { ExportedRow } from './sections.queries.ts'

type Rows = AsyncIterable<ExportedRow>

export async function* jsonFile(rows: Rows) {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

const columnsOf = ({ columns, also = {} }: Section) => [...columns, ...Object.keys(also)] as ExportWord[]

const isMoney = (column: string) => column.endsWith('_paise')

const cellText = (column: string, value: ExportedRow[string], language: Language) => {
  if (value === null) return ''
  if (value instanceof Date) return csvTime(value)
  if (typeof value === 'boolean') return pageTexts[value ? 'yes' : 'no'][language]
  if (typeof value === 'number' && isMoney(column)) return (value / 100).toFixed(2)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export async function* csvFile(section: Section, rows: Rows, language: Language) {
  const columns = columnsOf(section)
  yield CSV_MARK + csvLine(columns.map((column) => columnTitles[column][language]))
  for await (const row of rows)
    yield csvLine(columns.map((column) => cellText(column, row[column] ?? null, language)))
}

export const jsonPath = ({ name }: Section) => `json/${name}.json`
export const csvPath = ({ name }: Section, language: Language) => `${sectionTitles[name][language]}.csv`

export type Listed = Readonly<{ section: Section; rows: number }>
type Index = { listed: readonly Listed[]; mediaPaths: readonly string[]; hasAllMedia: boolean; now: Date }

const link = (path: string, name: string) =>
  `<a href="${path.split('/').map(encodeURIComponent).join('/')}">${escapeXml(name)}</a>`

export const indexPage = ({ listed, mediaPaths, hasAllMedia, now }: Index, language: Language) => {
  const say = (key: keyof typeof pageTexts) => escapeXml(pageTexts[key][language])
  const lines = listed.map(({ section, rows }) => {
    const files = `${link(csvPath(section, language), 'CSV')} · ${link(jsonPath(section), 'JSON')}`
    return `<tr><td>${escapeXml(sectionTitles[section.name][language])}</td><td>${rows}</td><td>${files}</td></tr>`
  })
  const media = mediaPaths.map((path) => `<li>${link(path, path.slice(path.indexOf('/') + 1))}</li>`)
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say('title')}</title>
<style>body { font-family: sans-serif; margin: 1rem; line-height: 1.6 } td { padding-inline-end: 1rem }</style>
<h1>${say('title')}</h1>
<p>${say('made')} ${csvTime(now)}. ${say('privacy')}</p>
<table>
${lines.join('\n')}
</table>
<h2>${say('media')}: ${mediaPaths.length}</h2>
${hasAllMedia ? '' : `<p>${say('tooMany')}</p>`}
<ul>
${media.join('\n')}
</ul>
</html>
`
}
