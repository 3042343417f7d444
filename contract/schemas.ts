// Schemas that several features share.
import { Type } from 'typebox'

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

// Unknown or missing means English, so it is never refused.
export const Lang = Type.Optional(
  Type.String({ description: 'hi or en; anything else means en', maxLength: 35 }),
)
export const LangQuery = Type.Object({ lang: Lang })

export const Detail = Type.Object({ detail: Type.String() })

/** A form's text. Missing and empty ones reach the rules, which answer with the form's own messages. */
export const FormText = (max: number) => Type.Optional(Type.String({ maxLength: max }))
