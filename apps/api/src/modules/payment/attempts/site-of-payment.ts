import type { Site } from '@galleria/contract/storefronts'
import { fromWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { PaymentDesk } from '../payment-desk.ts'

/**
 * On which storefront was bought what is paid at an address: its ways to pay are offered there,
 * wherever its buyer has looked around since.
 */
export async function findSiteOfPayment(
  ctx: Context,
  desk: PaymentDesk,
  { searchParams }: URL,
): Promise<Site | undefined> {
  const id = searchParams.get('contractId') || searchParams.get('tradeId') || ''
  const contractId = fromWireId('contract', id)
  return contractId && (await desk.contractOf(ctx, contractId))?.site
}
