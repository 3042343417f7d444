// Sends spans to a collector of OpenTelemetry. The exporter reads OTEL_EXPORTER_OTLP_HEADERS itself.
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type TracingConfig = Readonly<{ endpoint: string; serviceName: string; percent: number }>

/** Loaded only when traces are on. Returns what sends the last spans. */
const startExport = async ({ endpoint, serviceName, percent }: TracingConfig) => {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
    ])
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    trace.disable()
    context.disable()
    await provider.shutdown()
  }
}

const spans = new WeakMap<FastifyRequest, Span>()

const within = (request: FastifyRequest, work: () => void) => {
  const span = spans.get(request)
  if (span) context.with(trace.setSpan(context.active(), span), work)
  else work()
}

const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none'

/** A span for each request, without its URL, which may name a person. */
export const traceRequests = async (app: FastifyInstance, config: TracingConfig) => {
  const stop = await startExport(config)
  const tracer = trace.getTracer('haat')
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id } = request
    const route = routeOf(request)
    const attributes = { 'http.request.method': method, 'http.route': route, 'http.request.id': id }
    spans.set(request, tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }))
    within(request, done)
  })
  // A body is read in the context of its socket.
  app.addHook('preValidation', (request, _reply, done) => within(request, done))
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  app.addHook('onClose', stop)
}
