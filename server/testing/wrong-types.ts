// Bodies with a wrong JSON type in each field, including nested fields and array items.
import { exampleOf, type Schema } from '../platform/http/openapi/examples.ts'

type Path = readonly string[]
type Fields = Readonly<Record<string, unknown>>

/** Values that a lenient validator would coerce. */
const VALUES = ['1', 'true', 1, true, null, ['1'], {}]

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typeOf = (value: unknown) => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const typesOf = (schema: Schema): string[] => {
  if (schema.enum) return schema.enum.map(typeOf)
  if (schema.anyOf && !schema.properties) return schema.anyOf.flatMap(typesOf)
  return schema.type === 'number' ? ['number', 'integer'] : [schema.type ?? '']
}

const containerOf = (schema: Schema): Schema =>
  schema.properties || schema.items
    ? schema
    : (schema.anyOf?.map(containerOf).find(({ properties, items }) => properties ?? items) ?? schema)

type Field = { path: Path; schema: Schema }

const fieldsIn = (schema: Schema, path: Path = []): Field[] => {
  const { properties = {}, items } = containerOf(schema)
  const inner = [...Object.entries(properties), ...(items ? [['0', items] as const] : [])]
  return inner.flatMap(([name, field]) => {
    const at = [...path, name]
    return [{ path: at, schema: field }, ...fieldsIn(field, at)]
  })
}

/** Missing parents of the path are taken from the example. */
const withValue = (
  schema: Schema,
  body: unknown,
  { path, value }: { path: Path; value: unknown },
): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return value
  const container = containerOf(schema)
  const { properties, items } = container
  if (items) {
    const list = Array.isArray(body) && body.length > 0 ? body : [exampleOf(items)]
    return list.with(0, withValue(items, list[0], { path: rest, value }))
  }
  const field = properties?.[name] ?? {}
  const fields = isRecord(body) ? body : Object(exampleOf(container))
  return { ...fields, [name]: withValue(field, fields[name], { path: rest, value }) }
}

/** The empty path is the body itself. */
export const withWrongTypes = (schema: Schema, body: unknown) =>
  [{ path: [], schema }, ...fieldsIn(schema)].flatMap((field: Field) => {
    const allowed = new Set(typesOf(field.schema))
    return VALUES.filter((value) => !allowed.has(typeOf(value))).map((value) => ({
      field: field.path.join('.'),
      value,
      body: withValue(schema, body, { path: field.path, value }),
    }))
  })

/** String fields of a form or a query string. */
export const singleFieldsOf = (schema: Schema) =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    typesOf(field).includes('array') ? [] : [name],
  )
