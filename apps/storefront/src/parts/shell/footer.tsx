import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import type { Menu } from '../../frame/menu.server.ts'
import { topCategories } from '../category-tree.ts'
import { useFrame, useMenu } from '../use-shop.ts'
import { useCalm } from './use-calm.ts'

export function Footer() {
  const frame = useFrame()
  const menu = useMenu()
  const isCalm = useCalm()
  if (!frame || !menu) return null
  if (isCalm) return <LegalFooter menu={menu} />
  return (
    <footer className="below mt-16 border-t border-line bg-plate text-small">
      <Columns menu={menu} site={frame.site} isDemo={frame.isDemo} />
    </footer>
  )
}

/** What the law wants at hand on every page, in one row. */
function LegalFooter({ menu: { articles } }: { menu: Menu }) {
  return (
    <footer className="mt-16 border-t border-line text-small">
      <ul className="wrap flex flex-wrap gap-x-6 py-4">
        <LegalLinks articles={articles} />
      </ul>
    </footer>
  )
}

function LegalLinks({ articles }: Pick<Menu, 'articles'>) {
  return (
    <>
      <FooterLink to="/withdrawal">
        <Trans>Withdraw from contract here</Trans>
      </FooterLink>
      {articles
        .filter(({ kind }) => kind === 'legal')
        .map(({ id, title }) => (
          <FooterLink key={id} to={`/article/${id}`}>
            {title}
          </FooterLink>
        ))}
    </>
  )
}

function Columns({
  menu: { articles, categories },
  site,
  isDemo,
}: {
  menu: Menu
  site: Site
  isDemo: boolean
}) {
  return (
    <>
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-4">
        <Column title={<Trans>Categories</Trans>}>
          {topCategories(categories).map(({ key, name }) => (
            <FooterLink key={key} to={`/search?category=${key}`}>
              {name}
            </FooterLink>
          ))}
        </Column>
        <Column title={<Trans>Help</Trans>}>
          {articles
            .filter(({ kind }) => kind === 'help')
            .map(({ id, title }) => (
              <FooterLink key={id} to={`/article/${id}`}>
                {title}
              </FooterLink>
            ))}
          <FooterLink to="/guest-order">
            <Trans>Find a guest order</Trans>
          </FooterLink>
        </Column>
        <Column title="Galleria">
          <LegalLinks articles={articles} />
        </Column>
        <div className="max-lg:col-span-2">
          <h2 className="mb-2 font-bold">
            <Trans>Ways to pay</Trans>
          </h2>
          <ul className="flex flex-wrap gap-2 pt-1">
            {storefronts[site].paymentLogos.map((name) => (
              <li key={name} className="chip text-muted">
                {name}
              </li>
            ))}
          </ul>
          {isDemo ? (
            <p className="mt-3 text-muted">
              <Trans>
                This is a demonstration: every payment method is simulated, and no money moves.
              </Trans>
            </p>
          ) : null}
        </div>
      </div>
      <div className="border-t border-line">
        <p className="wrap py-5 text-muted">
          <Trans>
            Galleria is a marketplace: you buy from the shop named on each item. All prices include
            VAT.
          </Trans>
        </p>
      </div>
    </>
  )
}

function Column({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 font-bold">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}
function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="foot">
        {children}
      </Link>
    </li>
  )
}
