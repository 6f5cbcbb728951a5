import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createLog } from '#platform/log.ts'
import { measureMall } from '#platform/metrics.ts'
import { repeat } from './listen.ts'
import { listProcessFigures } from './process-figures.ts'
import { openTestMall, type TestMall } from './testing/open-test-mall.ts'
import { order, until } from './testing/shop-steps.ts'

/**
 * A rule about a figure that does not exist is silent for ever: alerts and dashboards are held
 * against what the mall really tells.
 */

const root = join(import.meta.dirname, '../../..')
const silent = createLog('silent')
type Rule = {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; runbook_url: string }
}
const rules = (
  parse(readFileSync(join(root, 'watching/alerts.yaml'), 'utf8')) as {
    groups: { name: string; rules: Rule[] }[]
  }
).groups.flatMap((group) => group.rules)

type Panel = {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  datasource?: { uid: string }
  targets?: { refId: string; expr: string; legendFormat: string }[]
}
type Dashboard = {
  uid: string
  title: string
  schemaVersion: number
  templating: { list: { name: string; type: string; query: string }[] }
  panels: Panel[]
}
const dashboards = readdirSync(join(root, 'watching/dashboards')).map(
  (name) => JSON.parse(readFileSync(join(root, 'watching/dashboards', name), 'utf8')) as Dashboard,
)

/**
 * `name{label="value"}` of all that the mall tells, a map from name to the label sets it is there
 * with.
 */
const figures = new Map<string, Record<string, string>[]>()
/** What Prometheus itself says of a target, and puts on each of its figures. */
const BY_PROMETHEUS = { figure: 'up', labels: ['job', 'instance'] }
let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
  await order(t.visit(), { desk: 1 })
  await t.mall.app.inject({ method: 'GET', url: '/nothing' })
  const app = fastify()
  const round = repeat('time', [async () => undefined], 60_000, silent)
  const metrics = measureMall(app, t.mall.database, silent, {
    figures: t.mall.figures,
    processFigures: listProcessFigures(
      t.mall,
      { aheadMs: () => 0 },
      {
        listRepeated: () => [round, { ...round, name: 'clock' }, { ...round, name: 'poller' }],
        waitsFor: () => ['mockpay'],
      },
    ),
  })
  app.get('/broken', async () => {
    throw new Error('as it happens')
  })
  await app.inject({ method: 'GET', url: '/broken' })
  const text = await until(async () => {
    const read = await metrics.read()
    return read.includes('mall_audit_rows{') && read
  }, 'the audit')
  for (const line of text.split('\n')) {
    const [, name] = /^# TYPE (\S+)/.exec(line) ?? []
    if (name) figures.set(name, figures.get(name) ?? [])
    const sample = /^([a-z]\w*)(?:\{(.*)\})? \S+$/.exec(line)
    if (!sample) continue
    const labels = Object.fromEntries(
      [...(sample[2] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => [label, value]),
    ) as Record<string, string>
    figures.set(sample[1] ?? '', [...(figures.get(sample[1] ?? '') ?? []), labels])
  }
  await round.stop()
})
afterAll(() => t.close())

/**
 * What Prometheus' own grammar finds wrong with a query, and what it asks for that the mall does
 * not tell.
 */
function findWrong(query: string): string[] {
  const wrong: string[] = []
  parser.parse(query).iterate({
    enter(node) {
      const text = query.slice(node.from, node.to)
      if (node.type.isError) wrong.push(`no PromQL at ${node.from}: ${query.slice(node.from)}`)
      if (node.name !== 'VectorSelector') return
      const [, name = '', matchers = ''] = /^(\w+)\s*(?:\{(.*)\})?$/s.exec(text) ?? []
      if (name === BY_PROMETHEUS.figure) return
      const samples = figures.get(name)
      if (!samples) return void wrong.push(`there is no figure ${name}`)
      const asked = [...matchers.matchAll(/(\w+)\s*(=~|=|!=|!~)\s*"([^"]*)"/g)].filter(
        ([, label = '']) => !BY_PROMETHEUS.labels.includes(label),
      )
      const fits = (labels: Record<string, string>) =>
        asked.every(([, label = '', how, value = '']) => {
          const given = labels[label]
          if (given === undefined) return false
          const isSame = how?.includes('~')
            ? new RegExp(`^(?:${value})$`).test(given)
            : given === value
          return how?.startsWith('!') ? !isSame : isSame
        })
      if (asked.length > 0 && !samples.some(fits)) wrong.push(`nothing is ever ${text}`)
    },
  })
  return wrong
}

test('queries that are wrong are found: a figure, a label or a value that does not exist, and no query at all', () => {
  expect(findWrong('sum(rate(mall_order_moves_total{move="submit"}[5m])) > 1')).toEqual([])
  expect(findWrong('mall_orders_lost > 0')).toEqual(['there is no figure mall_orders_lost'])
  expect(findWrong('sum(mall_order_moves_total{move="vanish"})')).toHaveLength(1)
  expect(findWrong('mall_orders_unpaid{state="PENDING_PAY"}')).toHaveLength(1)
  expect(findWrong('sum by (rate(')).not.toEqual([])
})

test('every alert asks for what the mall tells', () => {
  expect(rules.length).toBeGreaterThan(20)
  for (const { alert, expr } of rules) expect(findWrong(expr), alert).toEqual([])
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
})

test('every alert says how urgent it is, for how long it waits, and which section of the handbook helps', () => {
  const handbook = readFileSync(join(root, 'docs/running.md'), 'utf8')
  const sections = new Map(
    handbook.split(/^#{2,4} /m).map((part) => [part.split('\n', 1)[0] ?? '', part] as const),
  )
  for (const { alert, labels, annotations, ...rule } of rules) {
    expect(['page', 'ticket'], alert).toContain(labels.severity)
    expect(rule.for, alert).toMatch(/^\d+[mh]$/)
    expect(annotations.summary, alert).toMatch(/^[A-Z].{20,100}[^.]$/)
    expect(annotations.runbook_url).toBe(`docs/running.md#${alert.toLowerCase()}`)
    // What it means, and what to do.
    expect(sections.get(alert)?.length ?? 0, alert).toBeGreaterThan(120)
  }
})

test('every panel of the dashboards shows what the mall tells, and lies where Grafana finds it', () => {
  expect(dashboards.map(({ uid }) => uid).toSorted()).toEqual([
    'galleria-business',
    'galleria-processes',
  ])
  for (const { title, schemaVersion, templating, panels } of dashboards) {
    expect(schemaVersion, title).toBe(39)
    expect(templating.list).toEqual([
      expect.objectContaining({ name: 'datasource', type: 'datasource', query: 'prometheus' }),
    ])
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const taken = new Set<string>()
    for (const panel of panels) {
      const { x, y, w, h } = panel.gridPos
      expect(x + w, panel.title).toBeLessThanOrEqual(24)
      for (let column = x; column < x + w; column += 1)
        for (let line = y; line < y + h; line += 1) {
          expect(taken.has(`${column} ${line}`), `${panel.title} lies on another`).toBe(false)
          taken.add(`${column} ${line}`)
        }
      if (panel.type === 'row') continue
      expect(['timeseries', 'stat'], panel.title).toContain(panel.type)
      expect(panel.datasource?.uid).toBe('${datasource}')
      expect(panel.targets?.length, panel.title).toBeGreaterThan(0)
      for (const { expr } of panel.targets ?? []) expect(findWrong(expr), panel.title).toEqual([])
    }
  }
})
