// The accounts that a breach notice is for, and their verified contacts.
export {
  countRecipients,
  lastAccountId,
  type RecipientFilter,
  selectContacts,
  selectKnownRecipients,
  selectRecipients,
} from './recipients.queries.ts'
