import type { ReactNode } from 'react'
import { PageTrail } from '../../../lib/page/PageTrail.tsx'
import type { Crumb } from '../../../ui/Breadcrumbs.tsx'
import { CompactPageHead } from '../../../ui/CompactPageHead.tsx'
import { Container } from '../../../ui/Layout.tsx'
import styles from './MarketFrame.module.css'

type Props = {
  crumbs: readonly Crumb[]
  title: string
  /** Its figures, in sentences. */
  text: string
  children: ReactNode
}

export const MarketFrame = ({ crumbs, title, text, children }: Props) => (
  <>
    <PageTrail crumbs={crumbs} />
    <CompactPageHead tone="leaf" title={title} text={text} />
    <Container>
      <div className={styles.sections}>{children}</div>
    </Container>
  </>
)
