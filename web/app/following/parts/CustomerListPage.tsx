import type { ComponentProps, ReactNode } from 'react'
import { PageMeta } from '../../../lib/page/PageMeta.tsx'
import { useRequiredSession } from '../../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { CompactPageHead } from '../../../ui/CompactPageHead.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './CustomerListPage.module.css'

type Props = {
  texts: { title: string; description: string; guard: string; loading: string }
  /** To the other list. */
  link: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'icon' | 'children'>
  children: (accountId: number) => ReactNode
}

export const CustomerListPage = ({ texts, link, children }: Props) => {
  const session = useRequiredSession('customer', texts.guard)
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} index={false} />
      <CompactPageHead tone="leaf" title={texts.title} text={texts.description} />
      <Container>
        <div className={styles.page}>
          <div>
            <ButtonLink variant="quiet" {...link} />
          </div>
          {session ? children(session.id) : <Skeleton shape="row" label={texts.loading} count={3} />}
        </div>
      </Container>
    </>
  )
}
