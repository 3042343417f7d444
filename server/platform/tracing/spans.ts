// Spans of OpenTelemetry for statements and jobs. Without startTracing they cost a function call. They carry no value of a person: no
// URL, no parameter, no message of an error.
import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('haat')

type SpanOptions = Readonly<{ name: string; kind: SpanKind; attributes: Attributes }>

const errorType = (error: unknown) => {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error ? String(error.code) : error.name
}

const runInSpan = <T>({ name, ...options }: SpanOptions, work: () => Promise<T>) =>
  tracer.startActiveSpan(name, options, async (span: Span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType(error))
      throw error
    } finally {
      span.end()
    }
  })

const TABLE = /\b(?:from|into|update)\s+"?(\w+)/i

/** 'select accounts', or the name of a prepared read. */
const summaryOf = (text: string) => {
  const [, operation = 'statement'] = /^[\s(]*(\w+)/.exec(text) ?? []
  return `${operation.toLowerCase()} ${TABLE.exec(text)?.[1] ?? ''}`.trim()
}

/** A span only within the span of a request or job. */
export const traceStatement = <T>(text: string, work: () => Promise<T>): Promise<T> => {
  if (!trace.getActiveSpan()?.isRecording()) return work()
  const name = summaryOf(text)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name, 'db.query.text': text }
  return runInSpan({ name, kind: SpanKind.CLIENT, attributes }, work)
}

export const traceJob = <T>(name: string, work: () => Promise<T>) =>
  runInSpan(
    { name: `job ${name}`, kind: SpanKind.CONSUMER, attributes: { 'messaging.destination.name': name } },
    work,
  )
