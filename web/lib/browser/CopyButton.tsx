import { useState } from 'react'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { logWarning } from '../log.ts'
import { useHydrated } from './useHydrated.ts'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'stacked' | 'className'> & {
  text: string
  copyText: string
  copiedText: string
}

/** Hidden where the browser has no clipboard API. */
export const CopyButton = ({ text, copyText, copiedText, ...button }: Props) => {
  const [isCopied, setCopied] = useState(false)
  if (useHydrated() && !('clipboard' in navigator)) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(() => setCopied(true), logWarning.bind(null, 'not copied'))
  return (
    <>
      <Button {...button} icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {isCopied ? copiedText : copyText}
      </Button>
      <output className="visually-hidden">{isCopied && copiedText}</output>
    </>
  )
}
