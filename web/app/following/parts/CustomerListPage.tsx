import type { ComponentProps, ReactNode } from 'react'
import { AccountPage } from '../../../lib/page/AccountPage.tsx'
import { useRequiredSession } from '../../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

type Props = {
  texts: { title: string; description: string; guard: string; loading: string }
  link: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'icon' | 'children'>
  children: (accountId: number) => ReactNode
}

export const CustomerListPage = ({ texts, link, children }: Props) => {
  const session = useRequiredSession('customer', texts.guard)
  const { title, description, loading } = texts
  return (
    <AccountPage
      {...{ title, description }}
      tone="leaf"
      text={description}
      links={<ButtonLink variant="quiet" {...link} />}
    >
      {session ? children(session.id) : <Skeleton shape="row" label={loading} count={3} />}
    </AccountPage>
  )
}
