// Compiles a schema when it is first used, once per process. Compiling all routes took most of the start of an app, and most routes of
// a process are never called.
import fastify, {
  type FastifyInstance,
  type FastifySchemaCompiler,
  type FastifySerializerCompiler,
} from 'fastify'
import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js'
import { convertTexts } from './text-values.ts'

type RouteSchema = FastifyRouteSchemaDef<unknown>
type SerializedRoute = Parameters<FastifySerializerCompiler<unknown>>[0]
type Serialize = ReturnType<FastifySerializerCompiler<unknown>>

const oncePerSchema = <Route extends { schema: unknown }, Compiled>(compile: (route: Route) => Compiled) => {
  const known = new WeakMap<object, Compiled>()
  return (route: Route) => {
    const schema = route.schema as object
    const compiled = known.get(schema) ?? compile(route)
    known.set(schema, compiled)
    return compiled
  }
}

const lazyValidator = (compile: () => FastifyValidationResult): FastifyValidationResult => {
  let compiled: FastifyValidationResult | undefined
  const validate: FastifyValidationResult = (value: unknown) => {
    compiled ??= compile()
    const result = compiled(value)
    validate.errors = compiled.errors ?? null
    return result
  }
  return validate
}

const lazySerializer = (compile: () => Serialize): Serialize => {
  let compiled: Serialize | undefined
  return (data) => (compiled ??= compile())(data)
}

const TEXT_PARTS: ReadonlySet<string> = new Set(['querystring', 'params'])

const withConvertedTexts = (schema: object, validate: FastifyValidationResult): FastifyValidationResult => {
  const validateTexts: FastifyValidationResult = (texts: Record<string, unknown>) => {
    convertTexts(schema, texts)
    const result = validate(texts)
    validateTexts.errors = validate.errors ?? null
    return result
  }
  return validateTexts
}

const fastifyCompilers = async () => {
  const app = fastify({ ajv: { customOptions: { coerceTypes: false } } })
  const schema = { type: 'object', properties: {} }
  app.post('/', { schema: { body: schema, response: { 200: schema } } }, async () => ({}))
  await app.ready()
  const validator = app.validatorCompiler as FastifySchemaCompiler<unknown>
  const serializer = app.serializerCompiler as FastifySerializerCompiler<unknown>
  const validatorOf = oncePerSchema<RouteSchema, FastifyValidationResult>((route) =>
    lazyValidator(() => validator(route)),
  )
  return {
    validator: (route: RouteSchema) =>
      TEXT_PARTS.has(route.httpPart ?? '')
        ? withConvertedTexts(route.schema as object, validatorOf(route))
        : validatorOf(route),
    serializer: oncePerSchema<SerializedRoute, Serialize>((route) => lazySerializer(() => serializer(route))),
  }
}

const compilers = fastifyCompilers()

export const shareCompiledSchemas = async (app: FastifyInstance) => {
  const { validator, serializer } = await compilers
  app.setValidatorCompiler(validator).setSerializerCompiler(serializer)
}
