import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { paths } from '../../lib/paths.ts'
import { codeLoaders, noStoreHeaders } from './parts/code-loaders.ts'
import { CodePage, UnknownCode } from './parts/CodePage.tsx'
import { ReportStatus } from './parts/ReportStatus.tsx'
import { reportQuery } from './reports.api.ts'

export const handle = { namespaces: ['Contact'] } satisfies PageHandle

const { onServer, inBrowser } = codeLoaders({ pathOf: paths.report, queryFor: reportQuery })
export const loader = onServer
export const clientLoader = inBrowser
export const headers = noStoreHeaders

const TrackReportPage = () => (
  <CodePage kind="track">{(code) => <ReportStatus key={code} code={code} />}</CodePage>
)

export const ErrorBoundary = () => <UnknownCode kind="track" />

export default TrackReportPage
