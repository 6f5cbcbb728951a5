import { context, diag, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from './log.ts'

/**
 * OpenTelemetry, loaded by `tracing.ts` alone, and only when it is asked for. Names are those of
 * its semantic conventions.
 */

export type Attributes = Readonly<Record<string, string | number>>
export type Tracing = {
  run<Result>(
    kind: 'client' | 'consumer',
    name: string,
    attributes: Attributes,
    work: () => Promise<Result>,
  ): Promise<Result>
  beginRequest(
    method: string,
    route: string,
  ): { within(work: () => void): void; end(status: number): void }
  stop(): Promise<void>
}

const KINDS = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
/** A collector that does not answer must not keep a leaving process. */
const STOP_WITHIN_MS = 2_000

/**
 * `endpoint` as the protocol's own variable has it: spans go to `/v1/traces` below it. Headers come
 * from OTEL_EXPORTER_OTLP_HEADERS.
 */
export function startTracing(endpoint: string, log: Log): Tracing {
  const warn = (message: string) => log.warn({ message }, 'traces')
  diag.setLogger({ error: warn, warn, info() {}, debug() {}, verbose() {} })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'galleria' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('galleria')
  return {
    async run(kind, name, attributes, work) {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes })
      try {
        return await context.with(trace.setSpan(context.active(), span), work)
      } catch (error) {
        fail(span, (error as { code?: unknown }).code)
        throw error
      } finally {
        span.end()
      }
    },
    beginRequest(method, route) {
      const span = tracer.startSpan(`${method} ${route}`, {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route },
      })
      return {
        within: (work) => context.with(trace.setSpan(context.active(), span), work),
        end(status) {
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) fail(span, status)
          span.end()
        },
      }
    },
    async stop() {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref()),
      ])
      context.disable()
    },
  }
}

/** Without the message: it may quote what a person typed. */
function fail(span: Span, type: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', String(type ?? 'error'))
}
