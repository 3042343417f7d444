// The request format of an SMS gateway and the ids of our registered templates (DLT). Gateways differ, so a file configures it.
import { readFileSync } from 'node:fs'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { LANGUAGES } from '../../../contract/language.ts'
import { textKinds } from '../mail/message.ts'
import { codeOf } from '../postgres/errno.ts'

const TemplateIds = Type.Object(
  Object.fromEntries(LANGUAGES.map((language) => [language, Type.String({ pattern: '^\\d{1,30}$' })])),
)
// Files of earlier versions have no such templates.
const OPTIONAL_KINDS: ReadonlySet<string> = new Set(['breach'])

const Templates = Type.Object(
  Object.fromEntries(
    textKinds.map((kind) => [kind, OPTIONAL_KINDS.has(kind) ? Type.Optional(TemplateIds) : TemplateIds]),
  ),
)

const GatewayFile = Type.Object(
  {
    format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('form')])),
    headers: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Strings at any depth may contain {mobile}, {text}, {code}, {template_id}, {language} and {id}. */
    body: Type.Record(Type.String(), Type.Unknown(), { minProperties: 1 }),
    /** A text in the response of an accepted message, for gateways that always respond 200. */
    accepted: Type.Optional(Type.String({ minLength: 1 })),
    templates: Templates,
  },
  { additionalProperties: false },
)

export type GatewayFile = Static<typeof GatewayFile>
const checked = Compile(GatewayFile)

export const readGatewayFile = (path: string): GatewayFile => {
  let parsed: unknown
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const code = codeOf(error)
    throw new Error(code ? `is not a file that can be read (${code})` : 'is not a JSON file', {
      cause: error,
    })
  }
  if (checked.Check(parsed)) return parsed
  const [problem] = checked.Errors(parsed)
  throw new Error(`is wrong at ${problem?.instancePath || 'its top'}: it ${problem?.message}`)
}
