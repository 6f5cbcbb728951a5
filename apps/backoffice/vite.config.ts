import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The root's Lingui config is the storefront's, so ours is named wherever one is looked up.
const texts = { configPath: join(import.meta.dirname, 'lingui.config.ts') }
const mall = process.env['MALL_ORIGIN'] ?? 'http://localhost:3000'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/backoffice/',
  plugins: [
    react(),
    lingui({ ...texts, failOnMissing: command === 'build', failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset(undefined, texts)] }),
  ],
  // Pictures and fonts stay files: a data: address would need its own line in the content security
  // policy.
  build: { outDir: 'build', emptyOutDir: true, assetsInlineLimit: 0 },
  server: {
    port: 5174,
    proxy: Object.fromEntries(
      ['/sapi', '/auth', '/pictures', '/files'].map((path) => [path, { target: mall }]),
    ),
  },
  optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
}))
