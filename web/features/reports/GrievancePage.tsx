import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { paths } from '../../lib/paths.ts'
import { grievanceFiguresQuery, grievanceQuery } from './grievances.api.ts'
import { codeLoaders, noStoreHeaders } from './parts/code-loaders.ts'
import { CodePage, UnknownCode } from './parts/CodePage.tsx'
import { GrievanceFigures } from './parts/GrievanceFigures.tsx'
import { GrievanceStatus } from './parts/GrievanceStatus.tsx'

export const handle = { namespaces: ['Grievance'] } satisfies PageHandle

const { onServer, inBrowser } = codeLoaders({
  pathOf: paths.grievance,
  queryFor: grievanceQuery,
  queryWithoutCode: grievanceFiguresQuery,
})
export const loader = onServer
export const clientLoader = inBrowser
export const headers = noStoreHeaders

/** Names the officer and counts complaints; with a code, its status. Works without scripts. */
const GrievancePage = () => (
  <CodePage kind="grievance" below={<GrievanceFigures />}>
    {(code) => <GrievanceStatus key={code} code={code} />}
  </CodePage>
)

export const ErrorBoundary = () => <UnknownCode kind="grievance" />

export default GrievancePage
