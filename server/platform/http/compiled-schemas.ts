// A schema is compiled once in a process, however many routes and apps use it: every route has the envelope of an error, and
// compiling took most of an app's start.
import fastify, {
  type FastifyInstance,
  type FastifySchemaCompiler,
  type FastifySerializerCompiler,
} from 'fastify'
import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js'
import { withDecimalNumbers } from './decimal-numbers.ts'

type RouteSchema = FastifyRouteSchemaDef<unknown>

const oncePerSchema = <Route extends { schema: unknown }, Compiled>(compile: (route: Route) => Compiled) => {
  const known = new WeakMap<object, Compiled>()
  return (route: Route) => {
    const schema = route.schema as object
    const compiled = known.get(schema) ?? compile(route)
    known.set(schema, compiled)
    return compiled
  }
}

/** Fastify's own compilers. An app has them only after it has compiled something. */
const fastifyCompilers = async () => {
  const app = fastify()
  const schema = { type: 'object', properties: {} }
  app.post('/', { schema: { body: schema, response: { 200: schema } } }, async () => ({}))
  await app.ready()
  const validator = app.validatorCompiler as FastifySchemaCompiler<unknown>
  return {
    validator: oncePerSchema<RouteSchema, FastifyValidationResult>((route) =>
      withDecimalNumbers(route.schema as object, validator(route)),
    ),
    serializer: oncePerSchema(app.serializerCompiler as FastifySerializerCompiler<unknown>),
  }
}

const compilers = fastifyCompilers()

export const shareCompiledSchemas = async (app: FastifyInstance) => {
  const { validator, serializer } = await compilers
  app.setValidatorCompiler(validator).setSerializerCompiler(serializer)
}
