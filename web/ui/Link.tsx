// On the server an absolute path needs no resolving: a plain anchor. The router's links were a tenth of the rendering time.
import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

type Props = Omit<ComponentProps<typeof RouterLink>, 'discover' | 'mask' | 'prefetch' | 'relative'>

const FROM_ROOT = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:[?#].|$)/

const ServerLink = (props: Props) => {
  const { to, children, preventScrollReset: _scroll, replace: _replace, state: _state, ...anchor } = props
  if (typeof to !== 'string' || !FROM_ROOT.test(to) || props.reloadDocument) return <RouterLink {...props} />
  return (
    <a {...anchor} href={to} data-discover="true">
      {children}
    </a>
  )
}

export const Link: (props: Props) => ReactNode = import.meta.env.SSR ? ServerLink : RouterLink
