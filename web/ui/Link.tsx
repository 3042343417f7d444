// The router's link. On the server nobody clicks it, and an address from the root needs no resolving: there it is an anchor and no more.
// A page has dozens, and they were a tenth of its time.
import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

// What the router would write by other means than the address is left to it.
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
