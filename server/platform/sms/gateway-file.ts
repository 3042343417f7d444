// How a gateway wants to be asked, and under which numbers our texts are registered (DLT): no two gateways agree, so a file says it.
import { readFileSync } from 'node:fs'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { LANGUAGES } from '../../../contract/limits.ts'
import { textKinds } from '../mail/message.ts'
import { codeOf } from '../postgres/errno.ts'

const Templates = Type.Object(
  Object.fromEntries(
    textKinds.map((kind) => [
      kind,
      Type.Object(
        Object.fromEntries(LANGUAGES.map((language) => [language, Type.String({ pattern: '^\\d{1,30}$' })])),
      ),
    ]),
  ),
)

const GatewayFile = Type.Object(
  {
    format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('form')])),
    headers: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Texts at any depth may hold {mobile}, {text}, {code}, {template_id}, {language} and {id}. */
    body: Type.Record(Type.String(), Type.Unknown(), { minProperties: 1 }),
    /** Words that stand in the reply when it was accepted, for gateways that answer 200 to everything. */
    accepted: Type.Optional(Type.String({ minLength: 1 })),
    templates: Templates,
  },
  { additionalProperties: false },
)

export type GatewayFile = Static<typeof GatewayFile>
const checked = Compile(GatewayFile)

/** Throws words that follow the name of the variable. They never repeat a value: it may be a key. */
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
