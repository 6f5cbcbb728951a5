import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'

/**
 * Compile the texts: catalogues to messages, macros to calls. The build and the tests that draw
 * screens use the same.
 */
export function textPlugins(options: { readonly failOnMissing: boolean }) {
  return [
    lingui({ ...options, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ]
}
