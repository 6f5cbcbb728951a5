import type { Config } from '@react-router/dev/config'
import { compressAssets } from './compress-assets.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  // One small list of all routes, cached for good, instead of a request per page for the links on
  // it.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(`${reactRouterConfig.buildDirectory}/client/assets`),
} satisfies Config
