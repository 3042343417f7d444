import type { ComponentProps, ReactNode } from 'react'
import { Container, PageLinks } from '../../ui/Layout.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import styles from './AccountPage.module.css'
import { PageMeta } from './PageMeta.tsx'

type Props = Pick<ComponentProps<typeof CompactPageHead>, 'tone' | 'text'> & {
  title: string
  description: string
  isNarrow?: boolean
  /** To related pages. */
  links: ReactNode
  children: ReactNode
}

/** The layout of a list that only its account sees. */
export const AccountPage = ({ title, description, isNarrow, links, children, ...head }: Props) => {
  const width = isNarrow ? 'text' : 'page'
  return (
    <>
      <PageMeta title={title} description={description} index={false} />
      <CompactPageHead title={title} width={width} {...head} />
      <Container width={width}>
        <div className={styles.page}>
          <PageLinks>{links}</PageLinks>
          {children}
        </div>
      </Container>
    </>
  )
}
