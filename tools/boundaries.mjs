// Import rules for dependency-cruiser, built from feature-order.ts.
import { serverFeatures, webFeatures } from './feature-order.ts'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const layers = [
  forbid(
    'contract-stands-alone',
    'The contract imports nothing of ours.',
    { path: '^contract/' },
    { path: '^(server|web|demo|tools|e2e|bench)/' },
  ),
  forbid(
    'web-not-server',
    'Server and web meet only in the contract.',
    { path: '^web/' },
    { path: '^(server|demo|tools)/' },
  ),
  forbid(
    'server-not-web',
    'Server and web meet only in the contract.',
    { path: '^server/' },
    { path: '^web/' },
  ),
  forbid(
    'platform-below-features',
    'The platform knows no feature.',
    { path: '^server/platform/' },
    { path: '^server/(features|app)/' },
  ),
  forbid(
    'features-below-app',
    'A feature does not know who assembles it.',
    { path: '^(server|web)/features/', pathNot: '\\.test\\.tsx?$' },
    { path: '^(server|web)/app/', pathNot: '\\+types/' },
  ),
  forbid(
    'lib-below-features',
    'web/lib knows no feature and no page.',
    { path: '^web/lib/', pathNot: '\\.test\\.tsx?$' },
    { path: '^web/(features|app)/' },
  ),
  forbid(
    'ui-knows-nothing',
    'web/ui: props in, events out, no data.',
    { path: '^web/ui/' },
    { path: '^(web/(features|app|lib)|contract)/' },
  ),
  forbid(
    'tests-stay-outside',
    'Only tests use the test harness.',
    { path: '^(server|web|contract)/', pathNot: ['\\.test\\.tsx?$', '^(server|web)/testing/'] },
    { path: ['\\.test\\.tsx?$', '^(server|web)/testing/'] },
  ),
  forbid(
    'no-tools-in-the-product',
    'The server and its tests run without the tools. Tests of a tool stand beside it.',
    { path: '^server/' },
    { path: '^tools/' },
  ),
  forbid(
    'no-demo-in-the-product',
    'The demo market is no part of a live image: demo/start.ts hands it to the server.',
    { path: '^(server|tools|cluster|e2e)/' },
    { path: '^demo/' },
  ),
  forbid(
    'routes-ask-services',
    'A route knows the service, and the service the queries.',
    { path: '\\.routes\\.ts$' },
    { path: '\\.queries\\.ts$' },
  ),
  forbid(
    'services-above-sql',
    'SQL stands in queries; a service may name its types.',
    { path: '\\.service\\.ts$' },
    { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
  ),
  forbid('no-circles', 'A circle has no reading order.', {}, { circular: true }),
]

const alternatives = (names) => `(${names.join('|')})`

// A feature may import its own folder and the public interfaces of earlier features: *.service.ts on the server, the top level on the web.
const order = (layer, features, facePattern) =>
  features.flatMap((name, i) => {
    const from = { path: `^${layer}/features/${name}/`, pathNot: '\\.test\\.tsx?$' }
    const later = features.slice(i + 1)
    const earlier = features.slice(0, i)
    return [
      ...(later.length > 0
        ? [
            forbid(`${layer}-${name}-not-later`, `${name} comes before them.`, from, {
              path: `^${layer}/features/${alternatives(later)}/`,
            }),
          ]
        : []),
      ...(earlier.length > 0
        ? [
            forbid(`${layer}-${name}-faces-only`, `${name} uses only the faces of earlier features.`, from, {
              path: `^${layer}/features/${alternatives(earlier)}/`,
              pathNot: `^${layer}/features/[^/]+/${facePattern}$`,
            }),
          ]
        : []),
    ]
  })

export default {
  forbidden: [
    ...layers,
    ...order('server', serverFeatures, '[^/]+\\.service\\.ts'),
    ...order('web', webFeatures, '[^/]+\\.tsx?'),
  ],
  options: {
    // TypeScript 7 has no JavaScript API: swc parses the files.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\+types|build|node_modules(?!/kysely))/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  },
}
