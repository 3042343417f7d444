// Schemas that several features share.
import { Type } from 'typebox'
import { limits, lists } from './limits.ts'

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
/** An id in JSON: a number, or its digits as text, since clients read ids from storage and paths. */
export const IdInput = Type.Union([Id, Type.String({ pattern: '^[1-9][0-9]{0,14}$' })])
/** An id as text, for a pattern: as many digits as the greatest has. */
export const ID_DIGITS = '[0-9]{1,16}'

// Unknown or missing means English, so it is never refused.
export const Lang = Type.Optional(
  Type.String({ description: 'hi or en; anything else means en', maxLength: 35 }),
)
export const LangQuery = Type.Object({ lang: Lang })

/** For the query of a list of businesses. */
export const OpenNow = Type.Optional(
  Type.String({ maxLength: 10, description: '1: businesses that are open now' }),
)

export const Detail = Type.Object({ detail: Type.String() })

/** A form's text. Missing and empty ones reach the rules, which answer with the form's own messages. */
export const FormText = (max: number) => Type.Optional(Type.String({ maxLength: max }))

/** A number in a form, whose rules read it: text there, and text or a number in JSON. */
export const FormNumber = (max: number) =>
  Type.Optional(Type.Union([Type.String({ maxLength: max }), Type.Number()]))

/** Money in whole paise. */
export const Paise = Type.Union([Type.Integer({ minimum: 0, maximum: limits.item.paise }), Type.Null()])
// A form has texts only; JSON has numbers.
export const PaiseInput = Type.Optional(
  Type.Union([Type.String({ maxLength: 40 }), Type.Integer(), Type.Null()]),
)

/** Ids in a form: repeated, or one JSON list. In JSON a list of numbers too. */
export const Ids = Type.Optional(
  Type.Union([
    Type.String({ maxLength: 1_000 }),
    Type.Array(Type.Union([Id, Type.String({ maxLength: 20 })]), { maxItems: 50 }),
  ]),
)

/** The market pages of a business. */
export const marketSlugs = {
  state_slug: Type.String(),
  district_slug: Type.String(),
  category_slug: Type.String(),
}

/** What a list that can grow takes. The next page's cursor comes in the Link header. */
export const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: lists.rows })),
  cursor: Type.Optional(
    Type.String({ maxLength: 300, description: 'of the next page, as the Link header of this one gives it' }),
  ),
}
