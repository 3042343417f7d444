// On the server an absolute path needs no resolving, nor does another query string: a plain anchor. The router's links were a tenth of
// the rendering time.
import type { ComponentProps, ReactNode } from 'react'
import { createPath, Link as RouterLink, useLocation } from 'react-router'

type Props = Omit<ComponentProps<typeof RouterLink>, 'discover' | 'mask' | 'prefetch' | 'relative'>

const FROM_ROOT = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:[?#].|$)/

const hrefOf = (to: Props['to'], pathname: string) => {
  if (typeof to === 'string') return FROM_ROOT.test(to) ? to : undefined
  const path = createPath({ ...to, pathname: to.pathname ?? pathname })
  return to.pathname === undefined || FROM_ROOT.test(path) ? path : undefined
}

const ServerLink = (props: Props) => {
  const { to, children, preventScrollReset: _scroll, replace: _replace, state: _state, ...anchor } = props
  const href = hrefOf(to, useLocation().pathname)
  if (href === undefined || props.reloadDocument) return <RouterLink {...props} />
  return (
    <a {...anchor} href={href} data-discover="true">
      {children}
    </a>
  )
}

export const Link: (props: Props) => ReactNode = import.meta.env.SSR ? ServerLink : RouterLink
