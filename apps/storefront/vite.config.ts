import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { textPlugins } from './text-plugins.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [tailwindcss(), ...textPlugins({ failOnMissing: command === 'build' }), reactRouter()],
  resolve: {
    // The viewer of models and what it brings along draw with one three.js.
    dedupe: ['three'],
    alias: {
      'three/examples/jsm/libs/meshopt_decoder.module.js': join(
        import.meta.dirname,
        'src/pages/item/model/no-decoder.ts',
      ),
    },
  },
  build: { manifest: true, target: 'es2024' },
  environments: {
    // Two files that every page needs instead of a dozen, and one that all of an order does: they
    // compress better together, and change at different times.
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@lingui)[\\/]/,
                },
                {
                  name: 'frame',
                  test: /storefront[\\/]src[\\/](?:parts[\\/](?!buyer|address|account|form|last-seen[\\/]last-seen-row)|parts[\\/]buyer[\\/]answer|root|document-context|addresses|frame|texts)|contract[\\/]src[\\/](?:storefronts|client)|ui[\\/]src[\\/](?:format|money|icons|picture|date|use-hydrated|trans)/,
                },
                // What the pages of one buyer share, each of it a few hundred letters.
                {
                  name: 'buyer',
                  test: /storefront[\\/]src[\\/](?:parts[\\/]buyer[\\/]version-text|pages[\\/]account[\\/]sign-in-rules)|ui[\\/]src[\\/](?:line-row|amount-rows)|kernel[\\/]src[\\/]money/,
                },
                // What every form needs.
                {
                  name: 'form',
                  test: /storefront[\\/]src[\\/]parts[\\/]form|ui[\\/]src[\\/](?:form[\\/]|inputs[\\/](?:field|limited))/,
                },
                // A dozen small files of what can be done with an order.
                {
                  name: 'order-parts',
                  test: /storefront[\\/]src[\\/](?:parts[\\/]buyer[\\/](?:operation-form|dialog)|pages[\\/]orders[\\/](?:operation|outcome|status-text|cancel-button|confirm-button))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './src/server.ts' } },
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    },
  },
  // Built into one file, React is the production one whatever NODE_ENV says, and there is one copy
  // of the router and its context keys.
  ssr: { noExternal: command === 'build' ? true : [/^@galleria\//] },
  optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
}))
