import type { ReactNode } from 'react'
import { SectionHeading } from '../SectionHeading.tsx'
import { Stack } from '../Layout.tsx'

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Stack>
        <SectionHeading title={title} />
        {children}
      </Stack>
    </section>
  )
}
