import type { FieldCodes } from '../../../contract/errors.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import { FormRefusal } from './refusal.ts'

export const toFieldCodes = (codes: Record<string, RuleCode | undefined>): FieldCodes =>
  Object.fromEntries(Object.entries(codes).flatMap(([field, code]) => (code ? [[field, [code]]] : [])))

export const refuseInvalid = (fields: FieldCodes) => {
  if (Object.keys(fields).length > 0) throw new FormRefusal(fields)
}
