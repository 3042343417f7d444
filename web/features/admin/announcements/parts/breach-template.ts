// What a notice must say by the DPDP Rules 2025: what happened and when, what can follow, what was done, what to do, and who answers.
import type { Language } from '../../../../../contract/language.ts'

export const breachTemplate: Readonly<Record<Language, string>> = {
  en: `On [date] at [time], unknown persons got access to this data of [how many] accounts on Haat: [which data]. Your account is one of them.

What can follow: [consequences, such as unwanted calls].

What we have done: [measures]. We have informed the Data Protection Board of India.

What you can do: change your password, share no OTP, and do not trust callers who know your data.

Questions: [name, email, phone].`,
  hi: `[तारीख़] को [समय] बजे अनजान लोगों को हाट के [कितने] खातों का यह डेटा मिल गया: [कौन सा डेटा]। आपका खाता भी इनमें है।

इससे क्या हो सकता है: [असर, जैसे अनचाहे कॉल]।

हमने क्या किया है: [क्या-क्या]। हमने भारत के डेटा संरक्षण बोर्ड को बता दिया है।

आप क्या करें: पासवर्ड बदलें, ओटीपी किसी को न बताएँ, और जिस कॉल करने वाले को आपका डेटा पता हो उस पर भरोसा न करें।

सवाल हों तो: [नाम, ईमेल, फ़ोन]।`,
}
