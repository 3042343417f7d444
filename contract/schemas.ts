import { Type } from 'typebox'
import { limits, lists } from './limits.ts'

export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()])

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
/** A number, or its digits as text: clients read ids from storage and paths. */
export const IdInput = Type.Union([Id, Type.String({ pattern: '^[1-9][0-9]{0,14}$' })])
/** As many digits as the greatest id. */
export const ID_DIGITS = '[0-9]{1,16}'

// An unknown language means English, so it is not refused.
export const Lang = Type.Optional(
  Type.String({ description: 'hi or en; anything else means en', maxLength: 35 }),
)
export const LangQuery = Type.Object({ lang: Lang })

export const OpenNow = Type.Optional(
  Type.String({ maxLength: 10, description: '1: only businesses that are open now' }),
)

export const Detail = Type.Object({ detail: Type.String() })

/** A text field. Missing and empty texts reach the rules, which return the form's own messages. */
export const FormText = (max: number) => Type.Optional(Type.String({ maxLength: max }))

/** A number field: text in a form, text or a number in JSON. */
export const FormNumber = (max: number) =>
  Type.Optional(Type.Union([Type.String({ maxLength: max }), Type.Number()]))

export const Paise = orNull(Type.Integer({ minimum: 0, maximum: limits.item.paise }))
// A form has texts only; JSON has numbers.
export const PaiseInput = Type.Optional(
  Type.Union([Type.String({ maxLength: 40 }), Type.Integer(), Type.Null()]),
)

/** Ids in a form: a repeated field or one JSON list. */
export const Ids = Type.Optional(
  Type.Union([
    Type.String({ maxLength: 1_000 }),
    Type.Array(Type.Union([Id, Type.String({ maxLength: 20 })]), { maxItems: 50 }),
  ]),
)

export const marketSlugs = {
  state_slug: Type.String(),
  district_slug: Type.String(),
  category_slug: Type.String(),
}

/** Pagination parameters. The Link header has the next cursor. */
export const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: lists.rows })),
  cursor: Type.Optional(
    Type.String({ maxLength: 300, description: 'cursor from the Link header of the previous page' }),
  ),
}
