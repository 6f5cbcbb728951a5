// The mall with the storefront served from its sources: a change shows without a build.
process.env.PAGES = 'dev'
await import('./start.mjs')
