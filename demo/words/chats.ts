// Pieces of a conversation between a customer and a business: one says, the other answers.
// {item} is not followed by an inflected word in Hindi, since its gender is unknown.
import { spokenExchanges } from './voices.ts'

export const greetings = spokenExchanges`
  नमस्ते {owner} | Hello, good morning | Namaste {owner} => नमस्ते {customer} जी, बताइए। | Good morning, {customer}. How can we help? | Namaste {customer} ji, bataiye
  प्रणाम, एक बात पूछनी थी। | Hello, may I ask something? | Pranam, ek baat poochni thi => जी, बेझिझक पूछिए। | Of course, please ask. | Ji, befikr poochiye
  नमस्कार, आपकी पोस्ट देखी। | Hello, I saw your post. | Namaskar, aapki post dekhi => जी, किस बारे में जानना है? | Thank you. What would you like to know? | Ji, kis baare mein jaanna hai?
  नमस्ते, अभी खुले हैं क्या? | Hello, are you open now? | Namaste, abhi khule hain kya? => जी, {closes} तक हैं। | Yes, until {closes}. | Ji, {closes} tak hain
  हेलो, {shop}? | Hello, is this {shop}? | Hello, {shop}? => जी हाँ, बोलिए। | Yes, go ahead. | Ji haan, boliye`

export const aboutItem = spokenExchanges`
  {item}: आज क्या दाम है? | {Item}: what is the price today? | {item} ka aaj kya rate hai? => {price} | It is {price}. | {price}
  {item} चाहिए, कितना लगेगा? | Price for {item}, please? | {item} chahiye, kitna lagega? => अभी {price} चल रहा है। | Just now {price}. | Abhi {price} chal raha hai
  पोस्ट में {item} देखा, अब भी वही दाम है? | I saw {item} in your post. Is the price the same? | Post mein {item} dekha, ab bhi wahi rate hai? => जी, {price}, अभी वही है। | Yes, still {price}. | Ji, {price}, abhi wahi hai
  {item}, कल तक हो पाएगा? | {Item} by tomorrow: is that possible? | {item}, kal tak ho payega? => हो जाएगा। {price} रहेगा। | Yes. {price}. | Ho jayega. {price} rahega`

export const beats = spokenExchanges`
  थोड़ा कम नहीं होगा? | Could you come down a little? | Thoda kam nahi hoga? => आइए तो सही, थोड़ा-बहुत देख लेंगे। | Do come, we will see what we can do. | Aaiye to sahi, thoda-bahut dekh lenge
  कब आना ठीक रहेगा? | When should I come? | Kab aana theek rahega? => दोपहर में आइए, भीड़ कम रहती है। | In the afternoon, when it is quiet. | Dopahar mein aaiye, bheed kam rehti hai
  पता एक बार भेज दीजिए। | Please send me the address. | Pata ek baar bhej dijiye => {street}, {place}। प्रोफ़ाइल में नक़्शा भी है। | {street}, {place}. There is a map on our profile too. | {street}, {place}. Profile mein map bhi hai
  यूपीआई से भेज दूँ? | May I pay by UPI? | UPI se bhej doon? => जी, इसी नंबर पर: {mobile} | Yes, to this number: {mobile} | Ji, isi number par: {mobile}
  कल दोपहर तक आएँ तो चलेगा? | Is tomorrow around noon all right? | Kal dopahar tak aayein to chalega? => बिल्कुल, हम यहीं मिलेंगे। | Certainly, we will be here. | Bilkul, hum yahin milenge
  आज शाम तक जवाब दे दीजिएगा। | Could you let me know by this evening? | Aaj shaam tak bata dijiye ga => पाँच बजे तक पक्का बता देंगे। | By five, for certain. | Paanch baje tak pakka bata denge
  फ़ोटो भेज सकते हैं? | Could you send a photo? | Photo bhej sakte hain? => प्रोफ़ाइल पर नई फ़ोटो डाली हैं, एक बार देख लीजिए। | We have put new ones on our profile, please have a look. | Profile par nayi photo daali hai, ek baar dekh lijiye
  {off} को भी आ सकते हैं? | May I come on {off}? | {off} ko bhi aa sakte hain? => {off} को छुट्टी रहती है, किसी और दिन आइए। | We are closed on {off}, please choose another day. | {off} ko chhutti rehti hai, kisi aur din aaiye
  पिछली बार बहुत अच्छा रहा था। | It was very good last time. | Pichhli baar bahut achha raha tha => सुनकर अच्छा लगा, धन्यवाद। | Glad to hear that, thank you. | Sun kar achha laga, dhanyavaad
  एक दिन आगे बढ़ा सकते हैं क्या? | Could we move it by a day? | Ek din aage badha sakte hain kya? => कोई बात नहीं, कल के लिए लिख लिया। | No problem, we have put you down for the next day. | Koi baat nahi, kal ke liye likh liya`

export const farewells = spokenExchanges`
  ठीक है, धन्यवाद। | All right, thank you. | Theek hai, dhanyavaad => धन्यवाद {customer} जी, मिलते हैं। | Thank you, {customer}. See you. | Dhanyavaad {customer} ji, milte hain
  पक्का, हमारा नाम लिख लीजिए। | Done. Please note my name. | Pakka, humara naam likh lijiye => लिख लिया। | Noted. | Likh liya
  अच्छा, घर पर पूछकर बताते हैं। | Let me ask at home and come back to you. | Achha, ghar par pooch kar batate hain => जी, कोई जल्दी नहीं। | Please take your time. | Ji, koi jaldi nahi
  शुक्रिया, कल आते हैं। | Thanks, I will come tomorrow. | Shukriya, kal aate hain => इंतज़ार रहेगा। | We look forward to it. | Intezaar rahega`

/** The customer's last word, not read yet. */
export const afterthoughts = spokenExchanges`
  एक और बात, दो की जगह तीन कर दीजिए। | One more thing: please make it three instead of two. | Ek aur baat, do ki jagah teen kar dijiye => ठीक है। | All right. | Theek hai
  हम रास्ते में हैं, दस मिनट में पहुँचते हैं। | We are on our way, ten minutes. | Raste mein hain, das minute mein pahunchte hain => आइए। | Please come. | Aaiye
  आज नहीं आ पाएँगे, कल ठीक रहेगा? | Can't make it today. Is tomorrow all right? | Aaj nahi aa payenge, kal theek rahega? => ठीक है। | That is fine. | Theek hai
  बिल पर नाम {customer} लिखिएगा। | Please put {customer} on the bill. | Bill par naam {customer} likhiye ga => जी। | Certainly. | Ji
  ज़रा फ़ोन उठाइएगा। | Could you pick up the phone, please? | Zara phone uthaiye ga => जी। | Yes. | Ji`
