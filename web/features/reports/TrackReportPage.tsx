import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  redirect,
  useParams,
  useRouteError,
} from 'react-router'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { load } from '../../lib/load.ts'
import { PageMeta } from '../../lib/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { Container } from '../../ui/Layout.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { CodeForm } from './parts/CodeForm.tsx'
import { Tracked } from './parts/Tracked.tsx'
import styles from './parts/TrackReportPage.module.css'
import { reportQuery } from './reports.api.ts'

export const handle = { namespaces: ['Contact'] } satisfies PageHandle

/** A code opens something: no cache on the way keeps the page. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

const answer = load(({ call, params }) => (params.code ? [reportQuery(call, params.code)] : []))

/** A form without scripts can only write a code behind a question mark. */
const typedCode = (request: Request) => new URL(request.url).searchParams.get('code')?.trim()

export const loader = (args: LoaderFunctionArgs) => {
  const typed = typedCode(args.request)
  if (typed) throw redirect(paths.report(typed))
  return answer(args)
}

// In the browser the page asks for itself, with its own words while it waits and when no answer comes.
export const clientLoader = ({ request }: LoaderFunctionArgs) => {
  const typed = typedCode(request)
  return typed ? redirect(paths.report(typed)) : null
}

const TrackReportPage = () => {
  const { code } = useParams()
  return code ? (
    <Frame words="track">
      <Tracked key={code} code={code} />
    </Frame>
  ) : (
    <Frame words="track.ask">
      <CodeForm />
    </Frame>
  )
}

/** A code that nobody was given, beside the box to try another. Any other failure is the error page's. */
export const ErrorBoundary = () => {
  const error = useRouteError()
  const { code } = useParams()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <Frame words="track.unknown">
      <CodeForm code={code} />
    </Frame>
  )
}

type FrameProps = { words: 'track' | 'track.ask' | 'track.unknown'; children: ReactNode }

const Frame = ({ words, children }: FrameProps) => {
  const { t } = useTranslation('Contact')
  return (
    <>
      <PageMeta title={t(`${words}.title`)} description={t('track.description')} index={false} />
      <PageHead tone="indigo" title={t(`${words}.title`)} text={t(`${words}.text`)} />
      <Container width="form">
        <div className={styles.page}>{children}</div>
      </Container>
    </>
  )
}

export default TrackReportPage
