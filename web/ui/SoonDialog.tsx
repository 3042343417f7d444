import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { Stack } from './Layout.tsx'

type Props = Pick<DialogProps, 'title' | 'closeLabel' | 'onClose'> & {
  text: string
  /** The ways that work today. */
  children: ReactNode
}

/** What a later part of the site opens: it says so, and gives the ways that work today. */
export const SoonDialog = ({ text, children, ...dialog }: Props) => (
  <Dialog {...dialog}>
    <Stack>
      <p>{text}</p>
      <Stack space="tight">{children}</Stack>
    </Stack>
  </Dialog>
)
