import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toDiagram, type FlowTable } from '../packages/kernel/src/flow.ts'
import { orderFlow } from '../apps/api/src/modules/order/order.flow.ts'
import { attemptFlow, refundFlow } from '../apps/api/src/modules/payment/payment.flow.ts'
import { parcelFlow } from '../apps/api/src/modules/shipping/parcel.flow.ts'
import { startCluster } from '../database/cluster.ts'
import { migrate } from '../database/migrate.ts'
import { renderTableTypes } from './generate-table-types.ts'
import pg from 'pg'

/** `npm run generate`: what is derived from something else and kept in the tree: table types, and the diagrams in the modules' READMEs. */
const root = join(import.meta.dirname, '..')
const flows: Record<string, { module: string; flow: FlowTable<string, string, never> }> = {
  order: { module: 'order', flow: orderFlow as never }, attempt: { module: 'payment', flow: attemptFlow as never },
  refund: { module: 'payment', flow: refundFlow as never }, parcel: { module: 'shipping', flow: parcelFlow as never },
}

/** A README with the diagrams of its flows behind their marks. */
export function withDiagrams(readme: string): string {
  return readme.replace(/<!-- flow (\w+) -->(?:\n```mermaid\n[\s\S]*?\n```)?/g, (whole, name: string) => {
    const found = flows[name]
    return found ? `<!-- flow ${name} -->\n\`\`\`mermaid\n${toDiagram(found.flow)}\n\`\`\`` : whole
  })
}

export function readmesWithFlows(): string[] {
  return [...new Set(Object.values(flows).map(({ module }) => join(root, `apps/api/src/modules/${module}/README.md`)))]
}

if (import.meta.main) {
  for (const path of readmesWithFlows()) writeFileSync(path, withDiagrams(readFileSync(path, 'utf8')))
  const cluster = await startCluster({ durable: false })
  try {
    const admin = new pg.Client({ connectionString: cluster.urlFor('postgres') })
    await admin.connect()
    await admin.query('create database generate')
    await admin.end()
    await migrate(cluster.urlFor('generate'))
    writeFileSync(join(root, 'apps/api/src/platform/tables.ts'), await renderTableTypes(cluster.urlFor('generate')))
  } finally {
    await cluster.stop()
  }
}
