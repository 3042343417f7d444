// What customers say of a business with their stars, and what its owner replies.
// Slots: {shop} {place} {street} {owner} {customer} {mobile}.
import { spoken, spokenExchanges, type Spoken } from './voices.ts'

export const good: Spoken[] = spoken`
  सामान अच्छा, दाम ठीक, और बात करने का तरीक़ा सबसे अच्छा। | Good quality, fair price, and very polite. | Saamaan achha, rate theek, aur baat karne ka tareeka sabse achha.
  पहली बार {shop} गए थे, अब यहीं जाएँगे। | Our first visit to {shop}, and we will be back. | Pehli baar {shop} gaye the, ab yahin jayenge.
  {place} में इस काम के लिए सबसे भरोसेमंद जगह। | The most trusted place in {place} for this. | {place} mein is kaam ke liye sabse bharosemand jagah.
  समय पर काम हुआ और पक्का बिल भी मिला। | Work done on time, and with a proper bill. | Time par kaam hua aur pakka bill bhi mila.
  {owner} ने आराम से सब समझाया, जल्दी नहीं की। | {owner} explained everything and did not hurry us. | {owner} ne aaram se sab samjhaya, jaldi nahi ki.
  फ़ोन पर जो दाम बताया, वही लिया। | They charged exactly what they said on the phone. | Phone par jo rate bataya, wahi liya.
  साफ़-सुथरी जगह, {street} पर आसानी से मिल जाती है। | A clean place, easy to find: {street}. | Saaf-suthri jagah, {street} par aasaani se mil jaati hai.
  घर के सब लोग ख़ुश हैं, बहुत धन्यवाद। | Everyone at home is happy. Thank you. | Ghar ke sab log khush hain, bahut dhanyavaad.
  छोटी सी दिक़्क़त थी, उसी दिन ठीक कर दी। | There was a small problem, and they fixed it the same day. | Chhoti si dikkat thi, usi din theek kar di.
  तीन साल से जा रहे हैं, कभी शिकायत नहीं हुई। | We have been going for three years without a complaint. | Teen saal se ja rahe hain, kabhi shikayat nahi hui.
  यूपीआई भी चलता है और खुल्ले की झंझट नहीं। | They take UPI, so no trouble with change. | UPI bhi chalta hai aur khulle ki jhanjhat nahi.
  त्योहार की भीड़ में भी हमारा ऑर्डर समय पर मिला। | Even in the festival rush our order was ready on time. | Tyohar ki bheed mein bhi humara order time par mila.
  दूर से आते हैं, पर {shop} के लिए आना बनता है। | We come from far, and {shop} is worth it. | Door se aate hain, par {shop} ke liye aana banta hai.
  बच्चों और बुज़ुर्गों का बहुत ख़याल रखते हैं। | They take good care of children and elders. | Bachchon aur bujurgon ka bahut khayal rakhte hain.
  जैसा पोस्ट में लिखा था, ठीक वैसा ही मिला। | We got exactly what the post said. | Jaisa post mein likha tha, theek waisa hi mila.
  मोलभाव की ज़रूरत ही नहीं पड़ी। | No need to haggle at all. | Molbhav ki zaroorat hi nahi padi.
  दोस्त ने {shop} का नाम बताया था, सही बताया था। | A friend told us about {shop}, and was right. | Dost ne {shop} ka naam bataya tha, sahi bataya tha.
  मैसेज भेजा तो दस मिनट में जवाब आ गया। | I sent a message and had an answer in ten minutes. | Message bheja to das minute mein jawab aa gaya.`

export const fair: Spoken[] = spoken`
  काम ठीक है, पर इंतज़ार बहुत करना पड़ा। | The work is fine, but we waited a long time. | Kaam theek hai, par intezaar bahut karna pada.
  चीज़ अच्छी है, दाम थोड़ा ज़्यादा लगा। | Good, but a little expensive. | Cheez achhi hai, rate thoda zyada laga.
  {shop} ठीक-ठाक है, पार्किंग की दिक़्क़त है। | {shop} is all right, but parking is a problem. | {shop} theek-thaak hai, parking ki dikkat hai.
  पिछली बार ज़्यादा अच्छा लगा था। | It was better the last time. | Pichhli baar zyada achha laga tha.
  व्यवहार अच्छा है, पर चुनने को कम था। | Polite people, but there was little to choose from. | Vyavhar achha hai, par chunne ko kam tha.
  शाम को मत जाइए, बहुत भीड़ रहती है। सुबह ठीक है। | Do not go in the evening, it is too crowded. Mornings are fine. | Shaam ko mat jaiye, bahut bheed rehti hai. Subah theek hai.
  फ़ोन देर से उठाते हैं, बाक़ी सब ठीक। | They are slow to answer the phone. Otherwise fine. | Phone der se uthate hain, baaki sab theek.
  बिल माँगने पर ही दिया। | We had to ask for the bill. | Bill maangne par hi diya.`

/** One and two stars, each with the owner's reply. */
export const poor = spokenExchanges`
  बताया कुछ और, दिया कुछ और। निराश हुए। | They promised one thing and gave another. Disappointed. | Bataya kuch aur, diya kuch aur. Nirash hue. => {customer} जी, यह हमारी ग़लती थी। एक बार आइए, बदलकर देंगे। | This was our mistake, {customer}. Please come by and we will exchange it. | {customer} ji, yeh humari galti thi. Ek baar aaiye, badal kar denge.
  दो बार चक्कर लगाया, दोनों बार बंद मिला। | We went twice and found it closed both times. | Do baar chakkar lagaya, dono baar band mila. => माफ़ कीजिए। आने से पहले {mobile} पर फ़ोन कर लीजिए, हम मिलेंगे। | We are sorry. Please call {mobile} before you come. | Maaf kijiye. Aane se pehle {mobile} par phone kar lijiye, hum milenge.
  पैसे पूरे लिए और काम आधा किया। | They took the full price for half the work. | Paise poore liye aur kaam aadha kiya. => बाक़ी काम इसी हफ़्ते पूरा करेंगे। देर के लिए माफ़ी। | We will finish the rest this week. Sorry for the delay. | Baaki kaam isi hafte poora karenge. Der ke liye maafi.
  एक घंटा बैठाकर रखा, फिर कहा कल आइए। | They made us wait an hour and then said come tomorrow. | Ek ghanta baitha kar rakha, phir kaha kal aaiye. => उस दिन दो लोग छुट्टी पर थे। अगली बार आपको इंतज़ार नहीं करना पड़ेगा। | Two of us were away that day. Next time you will not have to wait. | Us din do log chhutti par the. Agli baar intezaar nahi karna padega.
  बात करने का तरीक़ा बिल्कुल ठीक नहीं। | They were rude to us. | Baat karne ka tareeka bilkul theek nahi. => आपसे माफ़ी चाहते हैं {customer} जी। सबको समझा दिया है। | We apologise, {customer}. We have spoken to everyone here. | Aapse maafi chahte hain {customer} ji. Sabko samjha diya hai.
  दूसरी जगह यही चीज़ कम दाम में मिल गई। | I found the same thing cheaper at another place. | Doosri jagah yahi cheez kam rate mein mil gayi. => दाम में क्वालिटी और गारंटी भी देखिए। फिर भी आइए, बात कर लेंगे। | Please compare the quality and the warranty too. Do come, we will talk. | Rate mein quality aur guarantee bhi dekhiye. Phir bhi aaiye, baat kar lenge.
  शिकायत की तो किसी ने सुनी नहीं। | I complained and no one listened. | Shikayat ki to kisi ne suni nahi. => अब सुन रहे हैं। {mobile} पर बताइए, आज ही देखेंगे। | We are listening now. Tell us at {mobile} and we will look at it today. | Ab sun rahe hain. {mobile} par bataiye, aaj hi dekhenge.
  साफ़-सफ़ाई पर ध्यान देना चाहिए। | They should keep the place cleaner. | Saaf-safai par dhyan dena chahiye. => सही कहा आपने। अब दिन में तीन बार सफ़ाई होती है। | You are right. We now clean three times a day. | Sahi kaha aapne. Ab din mein teen baar safai hoti hai.
  {shop} का नाम बड़ा है, काम वैसा नहीं। | {shop} has a big name, but the work is not up to it. | {shop} ka naam bada hai, kaam waisa nahi. => एक मौक़ा और दीजिए {customer} जी। | Please give us one more chance, {customer}. | Ek mauka aur dijiye {customer} ji.`
