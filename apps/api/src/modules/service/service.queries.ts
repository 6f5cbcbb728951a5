/**
 * Parts of a statement about a line of a cart: the item `i`, its current price `p`, and in `site`
 * the parameter that names the storefront.
 */

/** What the shop takes to deliver and assemble a piece; null where it does not. */
export function serviceJson(site: string): string {
  return `(select json_build_object('id', s.id, 'name', s.name, 'shippingName', s.shipping_name, 'fee', sp.amount) from service_prices sp join services s on s.id = sp.service_id
      where sp.item_id = i.id and sp.site = ${site} and s.is_open)`
}

/** The cheapest cover of the mall that holds for a piece of this price; null above the last one. */
export function coverJson(site: string): string {
  return `(select json_build_object('id', c.id, 'fee', c.fee) from covers c where c.site = ${site} and c.up_to >= p.amount order by c.up_to limit 1)`
}
