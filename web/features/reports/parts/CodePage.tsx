// A page that a code opens: what became of a report, and what was decided about somebody.
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { PageMeta } from '../../../lib/page/PageMeta.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { CodeForm, type CodePageKind } from './CodeForm.tsx'
import styles from './CodePage.module.css'

type Props = { words: CodePageKind; children: (code: string) => ReactNode }

export const CodePage = ({ words, children }: Props) => {
  const { code } = useParams()
  return code ? (
    <CodePageLayout words={words}>{children(code)}</CodePageLayout>
  ) : (
    <CodePageLayout words={words} part="ask">
      <CodeForm words={words} />
    </CodePageLayout>
  )
}

/** An unknown code is shown beside the box to try another. Any other failure goes to the error page. */
export const UnknownCode = ({ words }: { words: CodePageKind }) => {
  const error = useRouteError()
  const { code } = useParams()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <CodePageLayout words={words} part="unknown">
      <CodeForm words={words} code={code} />
    </CodePageLayout>
  )
}

type CodePageLayoutProps = { words: CodePageKind; part?: 'ask' | 'unknown'; children: ReactNode }

const CodePageLayout = ({ words, part, children }: CodePageLayoutProps) => {
  const { t } = useTranslation('Contact', { keyPrefix: words })
  const [title, text] = part ? [t(`${part}.title`), t(`${part}.text`)] : [t('title'), t('text')]
  return (
    <>
      <PageMeta title={title} description={t('description')} index={false} />
      <PageHead tone="indigo" title={title} text={text} />
      <Container width="form">
        <div className={styles.page}>{children}</div>
      </Container>
    </>
  )
}
