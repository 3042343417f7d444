import { email, mobileNumber, required, type Rule } from '../../../../contract/rules.ts'
import { mobileDigits } from '../../../ui/forms/MobileInput.tsx'

const isEmail = (typed: string) => typed.includes('@')

export const normalizeContact = (typed: string) => (isEmail(typed) ? typed.trim() : mobileDigits(typed))

export const contactRule: Rule = (typed) =>
  required(typed) ?? (isEmail(typed) ? email : mobileNumber)(normalizeContact(typed))

export const contactBody = (contact: string) =>
  isEmail(contact) ? { email: contact } : { mobile_number: contact }
