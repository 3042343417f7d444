import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web/app',
  buildDirectory: 'build',
  ssr: true,
  // Loader and action as chunks of thirty bytes each would cost two more requests on a slow connection.
  splitRouteModules: false,
} satisfies Config
