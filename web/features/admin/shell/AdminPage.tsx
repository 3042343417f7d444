import type { ReactNode } from 'react'
import { PageMeta } from '../../../lib/page/PageMeta.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { Link } from '../../../ui/Link.tsx'
import styles from './AdminPage.module.css'

type Props = {
  title: string
  text?: ReactNode
  back?: { to: string; text: string } | undefined
  actions?: ReactNode
  children: ReactNode
}

export const AdminPage = ({ title, text, back, actions, children }: Props) => (
  <Container>
    <PageMeta title={title} description={title} index={false} />
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.names}>
          {back && (
            <Link to={back.to} className={styles.back}>
              <Icon name="arrow-left" />
              {back.text}
            </Link>
          )}
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  </Container>
)
