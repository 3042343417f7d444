import type { ChangeEvent, ComponentProps } from 'react'
import { asciiDigits } from './digits.ts'
import { TextInput } from '../TextInput.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'before' | 'inputMode' | 'autoComplete'>

/** Accepts '+91 98765-43210' and '९८७६५ ४३२१०'. */
export const mobileDigits = (text: string) =>
  asciiDigits(text)
    .replace(/^\s*\+91/, '')
    .replace(/[\s()-]/g, '')

export function MobileInput({ onChange, ...props }: Props) {
  const tidied = (event: ChangeEvent<HTMLInputElement>) => {
    const box = event.currentTarget
    const tidy = mobileDigits(box.value)
    // Only then: setting it moves the caret to the end.
    if (tidy !== box.value) box.value = tidy
    onChange?.(event)
  }
  return (
    <TextInput
      {...props}
      type="tel"
      before="+91"
      inputMode="numeric"
      autoComplete="tel-national"
      onChange={tidied}
    />
  )
}
