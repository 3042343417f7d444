// A number that comes as text, in an address, a form or a body, is written in decimal digits. The validator's own conversion would take
// '0x10', '1e3', 'Infinity', true and [5] for numbers too, and does not hold an endless one against its maximum.
import type { FastifySchemaValidationError, FastifyValidationResult } from 'fastify/types/schema.js'

type Schema = Readonly<{
  type?: string
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  anyOf?: readonly Schema[]
}>

/** Where a number is none. */
type Fault = FastifySchemaValidationError
type Check = (value: unknown, path: string) => Fault | undefined

type NumberKind = Readonly<{ text: RegExp; is: (value: unknown) => boolean }>
const KINDS: Readonly<Record<string, NumberKind>> = {
  integer: { text: /^-?[0-9]{1,16}$/, is: Number.isSafeInteger },
  number: { text: /^-?[0-9]{1,16}(\.[0-9]{1,20})?$/, is: Number.isFinite },
}

const checkNumber =
  (type: string, { text, is }: NumberKind): Check =>
  (value, instancePath) => {
    const number = typeof value === 'string' && text.test(value) ? Number(value) : value
    if (is(number) || value === undefined) return undefined
    return { instancePath, message: `must be ${type}`, keyword: 'type', schemaPath: '', params: { type } }
  }

const first = (checks: Iterable<Fault | undefined>) => {
  for (const fault of checks) if (fault) return fault
  return undefined
}

const checkItems =
  (check: Check): Check =>
  (value, path) =>
    // A single value is taken for a list of one.
    Array.isArray(value)
      ? first(value.map((each, index) => check(each, `${path}/${index}`)))
      : check(value, path)

const checkProperties = (properties: Readonly<Record<string, Schema>>): Check | undefined => {
  const checks = Object.entries(properties).flatMap(([name, schema]) => {
    const check = numbersIn(schema)
    return check ? [[name, check] as const] : []
  })
  if (checks.length === 0) return undefined
  return (value, path) =>
    typeof value === 'object' && value !== null
      ? first(checks.map(([name, check]) => check(Reflect.get(value, name), `${path}/${name}`)))
      : undefined
}

const typeOf = (value: unknown) => (value === null ? 'null' : typeof value)

const checkBranches = (branches: readonly Schema[]): Check | undefined => {
  const checks = branches.flatMap((branch) => numbersIn(branch) ?? [])
  if (checks.length === 0) return undefined
  return (value, path) =>
    branches.some(({ type }) => type === typeOf(value))
      ? undefined
      : first(checks.map((check) => check(value, path)))
}

const numbersIn = ({ type = '', properties, items, anyOf }: Schema): Check | undefined => {
  const kind = KINDS[type]
  if (kind) return checkNumber(type, kind)
  if (properties) return checkProperties(properties)
  if (anyOf) return checkBranches(anyOf)
  const each = items && numbersIn(items)
  return each && checkItems(each)
}

/** The validator of a schema, asked only about what has its numbers in digits. */
export const withDecimalNumbers = (
  schema: Schema,
  validate: FastifyValidationResult,
): FastifyValidationResult => {
  const check = numbersIn(schema)
  if (!check) return validate
  const strict: FastifyValidationResult = (value: unknown) => {
    const fault = check(value, '')
    const isValid = fault ? false : validate(value)
    strict.errors = fault ? [fault] : (validate.errors ?? null)
    return isValid
  }
  return strict
}
