// First and last sentences of a business description, and mottos that fit any trade. Hindi before English.
import { says } from '../categories/category.ts'

export const introductions = says`
  {since} से {street}, {place} में आपकी सेवा में। | At your service {at}, {place}, since {since}.
  {shop} की शुरुआत {since} में {contact} ने की थी। | {contact} started {shop} in {since}.
  {contact} और परिवार {since} से यह काम सँभाल रहे हैं। | {contact} and family have looked after this business since {since}.
  छोटी सी जगह से {since} में शुरू हुआ काम आज पूरे {place} में जाना जाता है। | What began in one small room in {since} is known all over {place} today.
  हम {place} के ही रहने वाले हैं और {since} से यहीं काम करते हैं। | We belong to {place} and have worked here since {since}.
  एक छोटी टीम, {since} से एक ही पता: {street}, {place}। | A small team at one address since {since}: {street}, {place}.
  {at} {since} से वही जगह, वही लोग, वही भरोसा। | The same place, the same people and the same trust {at} since {since}.
  {place} में नाम बनने में समय लगता है; हमने {since} से धीरे-धीरे बनाया है। | A good name takes time in {place}; we have been earning ours since {since}.
  {since} में एक मेज़ और दो कुर्सियों से शुरुआत हुई थी। | It began in {since} with one table and two chairs.
  {contact} की देखरेख में {since} से चल रहा पारिवारिक काम। | A family business, run by {contact} since {since}.
  {place} आने वाले अक्सर {at} हमारे यहाँ रुकते हैं, यह सिलसिला {since} से है। | People who come to {place} have been stopping by {at} since {since}.
  दादा के ज़माने का काम, {since} से नए नाम के साथ। | An old family trade, under its present name since {since}.`

export const farewells = says`
  समय {opens} से {closes}, {off} को छुट्टी। | Open from {opens} to {closes}, closed on {off}.
  {off} को छोड़कर रोज़ {opens} से {closes} तक मिलते हैं। | You find us here daily except {off}, {opens} to {closes}.
  पूछताछ के लिए फ़ोन कीजिए या यहीं मैसेज भेजिए। | Call us, or send a message from this page.
  {place} के साथ आस-पास के प्रखंडों में भी सेवा देते हैं। | We serve {place} and the blocks around it.
  नए ग्राहक पुराने ग्राहकों से पूछकर आएँ, हमें अच्छा लगेगा। | Ask one of our customers before you come; we will be glad.
  नक़द, यूपीआई और कार्ड, तीनों चलते हैं। | Cash, UPI and cards are all accepted.
  सुझाव और शिकायत, दोनों के लिए {contact} से सीधे बात कीजिए। | For suggestions and complaints speak to {contact} directly.
  एक बार आइए, फिर आप ख़ुद बताइए कि कैसा लगा। | Come once, and tell us how you liked it.`

export const mottos = says`
  {since} से {place} के साथ | With {place} since {since}
  {place} का अपना, भरोसे का नाम | A name {place} trusts
  काम बोलता है, हम कम बोलते हैं | The work speaks, we listen
  {street} की सबसे पुरानी पहचान | An old friend {at}
  दाम एक, व्यवहार नेक | One price, kind words
  आपका समय क़ीमती है, हमें पता है | Your time matters, and we know it
  परिवार जैसा अपनापन, पेशेवर काम | Family warmth, professional work
  छोटे काम में भी पूरा ध्यान | Full care, even for the smallest job
  एक बार आइए, बार-बार आइए | Come once, and you will come again
  {place} वालों की पहली पसंद | The first choice in {place}`
