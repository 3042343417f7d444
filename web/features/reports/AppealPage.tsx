import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { paths } from '../../lib/paths.ts'
import { appealQuery } from './appeals.api.ts'
import { Appeal } from './parts/Appeal.tsx'
import { codeLoaders, noStoreHeaders } from './parts/code-loaders.ts'
import { CodePage, UnknownCode } from './parts/CodePage.tsx'

export const handle = { namespaces: ['Contact'] } satisfies PageHandle

const { onServer, inBrowser } = codeLoaders({ pathOf: paths.appeal, queryFor: appealQuery })
export const loader = onServer
export const clientLoader = inBrowser
export const headers = noStoreHeaders

/** For the account that a decision is about, signed in or not: a suspended account has no session. */
const AppealPage = () => <CodePage kind="appeal">{(code) => <Appeal key={code} code={code} />}</CodePage>

export const ErrorBoundary = () => <UnknownCode kind="appeal" />

export default AppealPage
