import { Fragment } from 'react'
import { Link } from 'react-router'

/** The numbers of orders, each leading to it. */
export function Orders({ codes }: { readonly codes: readonly string[] }) {
  return codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ', '}
      <Link to={`/operator/orders?q=${encodeURIComponent(code)}`}>{code}</Link>
    </Fragment>
  ))
}
