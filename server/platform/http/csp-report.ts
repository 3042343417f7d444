// Parses CSP violation reports in both formats: `report-uri` of CSP 2 and the Reporting API. Takes nothing that identifies a person.
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { withoutCodes } from '../log.ts'
import { Refusal } from './refusal.ts'

export type Violation = Readonly<{ directive: string; blocked: string; page: string }>

const OTHER = 'other'

/** Labels of /metrics, therefore a fixed list. */
export const DIRECTIVES = [
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
  OTHER,
] as const

const KEYWORDS: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'trusted-types-policy',
])
const MAX_REPORTS = 50
const MAX_PATH = 200

const ReportUriBody = Compile(
  Type.Object({
    'csp-report': Type.Object({
      'document-uri': Type.String(),
      'blocked-uri': Type.Optional(Type.String()),
      'effective-directive': Type.Optional(Type.String()),
      // Older browsers send only this one: the directive's name, followed by its sources.
      'violated-directive': Type.Optional(Type.String()),
    }),
  }),
)
const ReportToBody = Compile(
  Type.Array(Type.Object({ type: Type.String(), body: Type.Unknown() }), {
    minItems: 1,
    maxItems: MAX_REPORTS,
  }),
)
const ReportedViolation = Compile(
  Type.Object({
    documentURL: Type.String(),
    blockedURL: Type.Optional(Type.String()),
    effectiveDirective: Type.String(),
  }),
)

const badInput = () => new Refusal('bad_input')

const directiveOf = (text: string) => {
  const [name = ''] = text.trim().split(/\s/, 1)
  if (!/^[a-z-]{1,40}$/.test(name)) throw badInput()
  return DIRECTIVES.find((known) => known === name) ?? OTHER
}

const blockedOf = (text = '') => {
  if (KEYWORDS.has(text)) return text
  const url = URL.parse(text)
  if (!url) return OTHER
  return /^(https?|wss?):$/.test(url.protocol) ? url.origin : url.protocol
}

const paginateByTime = (document: string, origin: string) => {
  const url = URL.parse(document)
  if (!url) throw badInput()
  if (url.origin !== origin) throw new Refusal('forbidden')
  return withoutCodes(url.pathname).slice(0, MAX_PATH)
}

type Reported = { document: string; blocked: string | undefined; directive: string }

const parseReportUri = (body: unknown): Reported[] => {
  if (!ReportUriBody.Check(body)) throw badInput()
  const report = body['csp-report']
  const directive = report['effective-directive'] || report['violated-directive'] || ''
  return [{ document: report['document-uri'], blocked: report['blocked-uri'], directive }]
}

const parseReportTo = (body: unknown): Reported[] => {
  if (!ReportToBody.Check(body)) throw badInput()
  return body.map(({ type, body: report }) => {
    if (type !== 'csp-violation' || !ReportedViolation.Check(report)) throw badInput()
    const { documentURL: document, blockedURL: blocked, effectiveDirective: directive } = report
    return { document, blocked, directive }
  })
}

export const parseViolations = (body: unknown, origin: string): Violation[] =>
  (Array.isArray(body) ? parseReportTo(body) : parseReportUri(body)).map(
    ({ document, blocked, directive }) => ({
      directive: directiveOf(directive),
      blocked: blockedOf(blocked),
      page: paginateByTime(document, origin),
    }),
  )
