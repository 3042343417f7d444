// The pages of a report and of a decision, which are opened by a code.
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { PageMeta } from '../../../lib/page/PageMeta.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { CodeForm, type CodePageKind, namespaceOf } from './CodeForm.tsx'
import styles from './CodePage.module.css'

type Props = {
  kind: CodePageKind
  children: (code: string) => ReactNode
  /** Below the form of a page without a code. */
  below?: ReactNode
}

export const CodePage = ({ kind, children, below }: Props) => {
  const { code } = useParams()
  return code ? (
    <CodePageLayout kind={kind}>{children(code)}</CodePageLayout>
  ) : (
    <CodePageLayout kind={kind} part="ask">
      <CodeForm kind={kind} />
      {below}
    </CodePageLayout>
  )
}

/** Other errors go to the error page. */
export const UnknownCode = ({ kind }: { kind: CodePageKind }) => {
  const error = useRouteError()
  const { code } = useParams()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <CodePageLayout kind={kind} part="unknown">
      <CodeForm kind={kind} code={code} />
    </CodePageLayout>
  )
}

type CodePageLayoutProps = { kind: CodePageKind; part?: 'ask' | 'unknown'; children: ReactNode }

const CodePageLayout = ({ kind, part, children }: CodePageLayoutProps) => {
  const { t } = useTranslation(namespaceOf(kind), { keyPrefix: kind })
  const [title, text] = part ? [t(`${part}.title`), t(`${part}.text`)] : [t('title'), t('text')]
  return (
    <>
      <PageMeta title={title} description={t('description')} index={kind === 'grievance' && part === 'ask'} />
      <PageHead tone="indigo" title={title} text={text} />
      <Container width="form">
        <div className={styles.page}>{children}</div>
      </Container>
    </>
  )
}
