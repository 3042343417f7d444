import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web/app',
  buildDirectory: 'build',
  ssr: true,
  // A page is one file with its loader and its action: on a slow line two more requests, of thirty bytes each, are worth nothing, and
  // each is one more that can be lost.
  splitRouteModules: false,
} satisfies Config
