// What a notification says, in the reader's language.
import type { Language } from '../../../contract/limits.ts'
import type { Decision, NotificationKind } from './notifications.tables.ts'

/** Names as they are now; empty where the kind has none. */
type TextParameters = { name: string; title: string; decision: Decision; via: 'email' | 'mobile' }
type NotificationTexts = Readonly<Record<NotificationKind, (about: TextParameters) => string>>

const reportEn: Readonly<Record<Decision, string>> = {
  content_hidden: 'The content is not shown any more.',
  content_removed: 'The content was removed.',
  account_limited: 'Whoever is responsible may not write for now.',
  account_suspended: 'The account was suspended.',
  warned: 'Whoever is responsible was warned.',
  restored: 'What was hidden is shown again.',
  appeal_upheld: 'The decision stands.',
  no_action: 'It does not break our rules.',
}
const reportHi: Readonly<Record<Decision, string>> = {
  content_hidden: 'वह सामग्री अब नहीं दिखाई जा रही है।',
  content_removed: 'वह सामग्री हटा दी गई है।',
  account_limited: 'ज़िम्मेदार व्यक्ति फ़िलहाल कुछ नहीं लिख सकता।',
  account_suspended: 'वह खाता निलंबित कर दिया गया है।',
  warned: 'ज़िम्मेदार व्यक्ति को चेतावनी दी गई है।',
  restored: 'छिपाई गई सामग्री फिर से दिखाई जा रही है।',
  appeal_upheld: 'निर्णय बना रहेगा।',
  no_action: 'उसमें हमारे नियमों का उल्लंघन नहीं मिला।',
}
const accountEn: Readonly<Record<Decision, string>> = {
  content_hidden: 'Something you published broke our rules and is not shown any more.',
  content_removed: 'Something you published broke our rules and was removed.',
  account_limited: 'Your account may read, and for now not write.',
  account_suspended: 'Your account was suspended.',
  warned: 'Your account has received a warning. Please keep to our rules.',
  restored: 'A decision about you was taken back: what it took away is there again.',
  appeal_upheld: 'We looked at your appeal. The decision stands.',
  no_action: 'We looked at a report about your account. You need to do nothing.',
}
const accountHi: Readonly<Record<Decision, string>> = {
  content_hidden: 'आपकी प्रकाशित एक सामग्री हमारे नियमों के विरुद्ध थी, इसलिए अब नहीं दिखाई जा रही है।',
  content_removed: 'आपकी प्रकाशित एक सामग्री हमारे नियमों के विरुद्ध थी, इसलिए हटा दी गई है।',
  account_limited: 'आपका खाता फ़िलहाल केवल पढ़ सकता है, लिख नहीं सकता।',
  account_suspended: 'आपका खाता निलंबित कर दिया गया है।',
  warned: 'आपके खाते को चेतावनी दी गई है। कृपया हमारे नियमों का पालन करें।',
  restored: 'आपके बारे में लिया गया एक निर्णय वापस ले लिया गया है: सब कुछ फिर पहले जैसा है।',
  appeal_upheld: 'हमने आपकी अपील पर विचार किया। निर्णय बना रहेगा।',
  no_action: 'आपके खाते के बारे में आई एक शिकायत हमने देख ली है। आपको कुछ करने की ज़रूरत नहीं है।',
}

const contactTakenEn = {
  email: 'The e-mail address was removed from your profile: another person verified it as theirs.',
  mobile: 'The mobile number was removed from your profile: another person verified it as theirs.',
} as const
const contactTakenHi = {
  email: 'आपकी प्रोफ़ाइल से ईमेल पता हटा दिया गया है: किसी और ने पुष्टि की है कि वह उनका है।',
  mobile: 'आपकी प्रोफ़ाइल से मोबाइल नंबर हटा दिया गया है: किसी और ने पुष्टि की है कि वह उनका है।',
} as const

const TEXTS: Readonly<Record<Language, NotificationTexts>> = {
  en: {
    comment: ({ name, title }) => `${name} commented on your post “${title}”.`,
    reply: ({ name, title }) => `${name} replied to your comment on “${title}”.`,
    contact: ({ name }) => `${name} asks you to call back.`,
    chat_message: ({ name }) => `${name} sent you a message.`,
    report_decision: ({ decision }) => `Your report was looked at. ${reportEn[decision]}`,
    account_decision: ({ decision }) => accountEn[decision],
    contact_taken: ({ via }) => contactTakenEn[via],
  },
  hi: {
    comment: ({ name, title }) => `${name} ने आपकी पोस्ट “${title}” पर टिप्पणी की है।`,
    reply: ({ name, title }) => `${name} ने “${title}” पर आपकी टिप्पणी का जवाब दिया है।`,
    contact: ({ name }) => `${name} ने आपसे फ़ोन पर संपर्क करने का अनुरोध किया है।`,
    chat_message: ({ name }) => `${name} ने आपको संदेश भेजा है।`,
    report_decision: ({ decision }) => `आपकी शिकायत पर विचार हो गया है। ${reportHi[decision]}`,
    account_decision: ({ decision }) => accountHi[decision],
    contact_taken: ({ via }) => contactTakenHi[via],
  },
}

export const notificationTextFor = (lang: Language, kind: NotificationKind, about: TextParameters) =>
  TEXTS[lang][kind](about)
