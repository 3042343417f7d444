import { minutesText } from '../../../contract/display.ts'
import type { Language } from '../../../contract/language.ts'
import type { OrderStatus } from '../../../contract/limits.ts'
import { type Device, deviceText, type SecurityEventName } from '../accounts/security-notice.service.ts'
import type { Decision, NotificationKind, OrderNews } from './notifications.tables.ts'

/** Current names; empty when the kind has none. */
type TextParameters = {
  name: string
  title: string
  decision: Decision
  via: 'email' | 'mobile'
  event: SecurityEventName
  device: Device
  isChosen: boolean
  order: OrderNews
  voiceSeconds: number | undefined
}
type TextKind = Exclude<NotificationKind, 'breach'>
type NotificationTexts = Readonly<Record<TextKind, (about: TextParameters) => string>>

const reportEn: Readonly<Record<Decision, string>> = {
  content_hidden: 'It is now hidden.',
  content_removed: 'It was removed.',
  account_limited: 'They cannot post for now.',
  account_suspended: 'The account was suspended.',
  warned: 'They got a warning.',
  restored: 'It is shown again.',
  appeal_upheld: 'The decision has not changed.',
  no_action: 'It does not break our rules.',
}
const reportHi: Readonly<Record<Decision, string>> = {
  content_hidden: 'अब वह किसी को नहीं दिखता।',
  content_removed: 'उसे हटा दिया गया है।',
  account_limited: 'वे अभी कुछ नहीं लिख सकते।',
  account_suspended: 'वह खाता सस्पेंड कर दिया गया है।',
  warned: 'उन्हें चेतावनी दी गई है।',
  restored: 'वह फिर सबको दिखता है।',
  appeal_upheld: 'फ़ैसला नहीं बदला है।',
  no_action: 'वह हमारे नियमों के ख़िलाफ़ नहीं है।',
}
const accountEn: Readonly<Record<Decision, string>> = {
  content_hidden: 'A post, comment, review or need of yours broke our rules and is now hidden.',
  content_removed: 'A post, comment, review or need of yours broke our rules and was removed.',
  account_limited: "You can't post for now. Open this to see why and appeal.",
  account_suspended: 'Your account was suspended.',
  warned: 'You got a warning. Please follow our rules.',
  restored: 'We took back a decision about your account. Everything is as before.',
  appeal_upheld: 'We have reviewed your appeal. The decision has not changed.',
  no_action: 'We have reviewed a report about your account. You do not need to do anything.',
}
const accountHi: Readonly<Record<Decision, string>> = {
  content_hidden: 'आपकी एक पोस्ट, कमेंट, रिव्यू या ज़रूरत नियमों के ख़िलाफ़ मिली। वह अब किसी को नहीं दिखेगी।',
  content_removed: 'आपकी एक पोस्ट, कमेंट, रिव्यू या ज़रूरत नियमों के ख़िलाफ़ मिली। उसे हटा दिया गया है।',
  account_limited: 'अभी आप कुछ लिख नहीं सकते। कारण देखने और अपील करने के लिए इसे खोलें।',
  account_suspended: 'आपका खाता सस्पेंड कर दिया गया है।',
  warned: 'आपको चेतावनी दी गई है। हमारे नियम मानें।',
  restored: 'हमने आपके खाते के बारे में एक फ़ैसला वापस ले लिया है। सब कुछ फिर पहले जैसा है।',
  appeal_upheld: 'हमने आपकी अपील देख ली है। फ़ैसला नहीं बदला है।',
  no_action: 'आपके खाते के बारे में आई एक शिकायत हमने देख ली है। आपको कुछ करने की ज़रूरत नहीं है।',
}

const contactTakenEn = {
  email: 'The email address was removed from your profile: another person verified it as theirs.',
  mobile: 'The mobile number was removed from your profile: another person verified it as theirs.',
} as const
const contactTakenHi = {
  email: 'आपकी प्रोफ़ाइल से ईमेल पता हटा दिया गया है: किसी और ने उसे अपना वेरिफ़ाई किया है।',
  mobile: 'आपकी प्रोफ़ाइल से मोबाइल नंबर हटा दिया गया है: किसी और ने उसे अपना वेरिफ़ाई किया है।',
} as const

type SecurityTexts = Readonly<Record<SecurityEventName, (device: Device) => string>>

const securityEn: SecurityTexts = {
  new_device: (device) => `New login: ${deviceText(device, 'en')}. Not you? Change your password.`,
  password_changed: () => 'Your password was changed. Not you? Set a new one with ‘Forgot password?’.',
  second_factor_on: () => 'Two-step verification was turned on.',
  second_factor_off: () => 'Two-step verification was turned off. Not you? Change your password.',
  second_factor_removed: () =>
    'We turned off two-step verification, as you asked. Not you? Change your password.',
}
const securityHi: SecurityTexts = {
  new_device: (device) => `नया लॉग इन (${deviceText(device, 'hi')})। यह आप नहीं थे? पासवर्ड बदलें।`,
  password_changed: () => 'आपका पासवर्ड बदला गया है। आपने नहीं बदला? ‘पासवर्ड भूल गए?’ से नया बनाएँ।',
  second_factor_on: () => 'टू-स्टेप वेरिफ़िकेशन चालू किया गया है।',
  second_factor_off: () => 'टू-स्टेप वेरिफ़िकेशन बंद किया गया है। आपने नहीं किया? पासवर्ड बदलें।',
  second_factor_removed: () => 'आपके कहने पर हमने टू-स्टेप वेरिफ़िकेशन बंद कर दिया है। आपने नहीं कहा? पासवर्ड बदलें।',
}

type OrderTexts = Readonly<Record<OrderStatus, (number: number, name: string) => string>>

const orderEn: OrderTexts = {
  placed: (number, name) => `New order ${number} from ${name}.`,
  accepted: (number, name) => `${name} accepted your order ${number}.`,
  ready: (number, name) => `${name}: your order ${number} is ready.`,
  completed: (number, name) => `${name}: your order ${number} is completed.`,
  declined: (number, name) => `${name} can't take your order ${number}.`,
  cancelled: (number, name) => `${name} cancelled order ${number}.`,
}
const orderHi: OrderTexts = {
  placed: (number, name) => `नया ऑर्डर ${number}: ${name}।`,
  accepted: (number, name) => `${name} ने आपका ऑर्डर ${number} ले लिया है।`,
  ready: (number, name) => `${name}: आपका ऑर्डर ${number} तैयार है।`,
  completed: (number, name) => `${name}: आपका ऑर्डर ${number} पूरा हुआ।`,
  declined: (number, name) => `${name} आपका ऑर्डर ${number} नहीं ले सकते।`,
  cancelled: (number, name) => `${name} ने ऑर्डर ${number} रद्द कर दिया है।`,
}

const TEXTS: Readonly<Record<Language, NotificationTexts>> = {
  en: {
    comment: ({ name, title }) => `${name} commented on your post ‘${title}’.`,
    reply: ({ name, title }) => `${name} replied to your comment on ‘${title}’.`,
    contact: ({ name }) => `${name} wants you to call them.`,
    chat_message: ({ name, voiceSeconds }) =>
      voiceSeconds === undefined
        ? `${name} sent you a message.`
        : `${name}: Voice message (${minutesText(voiceSeconds)})`,
    report_decision: ({ decision }) => `We have reviewed your report. ${reportEn[decision]}`,
    account_decision: ({ decision }) => accountEn[decision],
    contact_taken: ({ via }) => contactTakenEn[via],
    security: ({ event, device }) => securityEn[event](device),
    review: ({ name }) => `${name} reviewed your business.`,
    review_reply: ({ name }) => `${name} replied to your review.`,
    review_invite: ({ name }) => `How was it at ${name}? Write a review.`,
    new_post: ({ name, title }) => `New post from ${name}: ‘${title}’.`,
    need_received: ({ name, title }) => `${name} needs: ‘${title}’. Can you help?`,
    need_reply: ({ name }) => `${name} replied to your need.`,
    need_closed: ({ name, title, isChosen }) =>
      isChosen ? `${name} chose your reply to ‘${title}’.` : `The need ‘${title}’ is closed.`,
    order: ({ name, order }) => orderEn[order.status](order.number, name),
  },
  hi: {
    comment: ({ name, title }) => `${name} ने आपकी पोस्ट ‘${title}’ पर कमेंट किया है।`,
    reply: ({ name, title }) => `${name} ने ‘${title}’ पर आपके कमेंट का जवाब दिया है।`,
    contact: ({ name }) => `${name} चाहते हैं कि आप उन्हें फ़ोन करें।`,
    chat_message: ({ name, voiceSeconds }) =>
      voiceSeconds === undefined
        ? `${name} ने आपको मैसेज भेजा है।`
        : `${name}: वॉइस मैसेज (${minutesText(voiceSeconds)})`,
    report_decision: ({ decision }) => `हमने आपकी शिकायत देख ली है। ${reportHi[decision]}`,
    account_decision: ({ decision }) => accountHi[decision],
    contact_taken: ({ via }) => contactTakenHi[via],
    security: ({ event, device }) => securityHi[event](device),
    review: ({ name }) => `${name} ने आपके बिज़नेस का रिव्यू लिखा है।`,
    review_reply: ({ name }) => `${name} ने आपके रिव्यू का जवाब दिया है।`,
    review_invite: ({ name }) => `${name} कैसा लगा? रिव्यू लिखें।`,
    new_post: ({ name, title }) => `${name} की नई पोस्ट: ‘${title}’।`,
    need_received: ({ name, title }) => `${name} को चाहिए: ‘${title}’। क्या आप कर सकते हैं?`,
    need_reply: ({ name }) => `${name} ने आपकी ज़रूरत पर जवाब दिया है।`,
    need_closed: ({ name, title, isChosen }) =>
      isChosen ? `${name} ने ‘${title}’ के लिए आपका जवाब चुना है।` : `‘${title}’ वाली ज़रूरत बंद हो गई है।`,
    order: ({ name, order }) => orderHi[order.status](order.number, name),
  },
}

export const notificationTextFor = (lang: Language, kind: TextKind, about: TextParameters) =>
  TEXTS[lang][kind](about)

/** Other people can read a lock screen, so a decision is announced without its content. */
const LOCK_SCREEN: Readonly<Record<Language, Partial<Record<NotificationKind, string>>>> = {
  en: {
    report_decision: 'We have reviewed your report.',
    account_decision: 'Important: check your Haat account.',
    contact_taken: 'Your email or mobile number was changed.',
    breach: 'Important: a notice about your personal data.',
  },
  hi: {
    report_decision: 'हमने आपकी शिकायत देख ली है।',
    account_decision: 'आपके खाते पर ज़रूरी बात है। हाट खोलें।',
    contact_taken: 'आपका ईमेल या मोबाइल नंबर बदला गया है।',
    breach: 'ज़रूरी: आपके निजी डेटा के बारे में एक नोटिस है।',
  },
}

export const lockScreenTextFor = (lang: Language, kind: NotificationKind) => LOCK_SCREEN[lang][kind]
