import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

export const Day = ({ name, at }: { name: string; at: string }) => (
  <Fact name={name}>
    <time dateTime={at}>{formatDate(at, useLanguage())}</time>
  </Fact>
)
