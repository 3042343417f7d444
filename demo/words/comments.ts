// What customers write under a post, by what the post is about, and how an owner thanks them.
// Slots: {shop} {place} {street} {owner}; {item} only under posts that show goods.
import { spoken, type Spoken } from './voices.ts'

export type Subject = 'goods' | 'work' | 'tip' | 'story' | 'festival' | 'notice'

export const remarks: Readonly<Record<Subject, Spoken[]>> = {
  goods: spoken`
    दाम ठीक लगा, इस रविवार को आते हैं। | The price is fair. We will come this Sunday. | Rate theek laga, is ravivar ko aate hain.
    {item}: एक हमारे नाम से अलग रख दीजिए। | {Item}: please keep one aside for us. | {Item}: ek humare naam se rakh dijiye ga.
    पिछली बार भी यहीं से लिया था, शिकायत का मौक़ा नहीं मिला। | We bought it here last time too and had nothing to complain about. | Pichhli baar bhi yahin se liya tha, koi shikayat nahi hui.
    दो दुकान पर पूछा, आपका दाम सबसे सही निकला। | Asked at two other places. Yours is the best price. | Do jagah poocha, aapka rate sabse sahi nikla.
    {item}: घर में सबको पसंद आया। | {Item}: everyone at home liked it. | {Item}: ghar mein sabko pasand aaya.
    शहर में इतना साफ़ दाम कोई नहीं लिखता। | No one else in town writes prices so plainly. | Sheher mein itna saaf rate koi nahi likhta.
    क्वालिटी के लिए पूरे नंबर। | Full marks for quality. | Quality ke liye full marks.
    माँ को दिखाया, उन्होंने तुरंत कहा ले आओ। | Showed it to my mother and she said, go and get it. | Maa ko dikhaya, unhone turant kaha le aao.
    {item}, बहुत दिनों से खोज रहे थे। | {Item}: we had been looking everywhere. | {Item}, bahut dinon se dhoondh rahe the.
    थोड़ा और कम होता तो मज़ा आ जाता, फिर भी ठीक है। | A little less would be lovely, but it is fine. | Thoda aur kam hota to maza aa jata, phir bhi theek hai.
    कल ही पड़ोसी ने आपका नाम बताया था। | Our neighbour mentioned you only yesterday. | Kal hi padosi ne aapka naam bataya tha.
    पैसे का पूरा मोल मिलता है यहाँ। | Worth every rupee. | Paisa vasool.
    {place} में यही एक जगह है जहाँ बेफ़िक्र होकर जाते हैं। | The one place in {place} where I never worry. | {place} mein yahi ek jagah hai jahan befikr hokar jaate hain.
    ऐसे ही लिस्ट डालते रहिए, घर बैठे हिसाब हो जाता है। | Keep posting these lists, they save us a trip. | Aise hi list daalte rahiye, ghar baithe hisaab ho jata hai.
    बहन के यहाँ भी यहीं से भिजवाना है। | I want some sent to my sister's place as well. | Behen ke yahan bhi yahin se bhijwana hai.
    दुकान पर जो देखा, वही घर पहुँचा। | What we saw at the shop is what came home. | Dukaan par jo dekha wahi ghar pahuncha.
    अगले महीने घर में शादी है, तब बड़ी लिस्ट लेकर आएँगे। | There is a wedding at home next month. Expect a long list. | Agle mahine ghar mein shaadi hai, badi list lekar aayenge.
    {item}: पहली बार लिया, दोबारा भी लेंगे। | {Item}: our first time, and not the last. | {Item}: pehli baar liya, dobara bhi lenge.
    मोलभाव नहीं करना पड़ा, यही अच्छा लगा। | No haggling. That is what I liked. | Molbhav nahi karna pada, yahi achha laga.
    पापा कहते हैं, लेना है तो यहीं से लो। | My father says, if you must buy, buy here. | Papa kehte hain, lena hai to yahin se lo.
    सबको एक ही दाम, छोटा ग्राहक हो या बड़ा। | One price for all, small customer or big. | Sabko ek hi rate, chhota grahak ho ya bada.`,
  work: spoken`
    ख़र्च पहले ही बता देते हैं, यही सबसे अच्छी बात है। | You hear the cost first. That is the best part. | Kharcha pehle hi bata dete hain, yahi sabse achhi baat hai.
    पिछले महीने आए थे, तब से कोई शिकायत नहीं। | We came last month and have had nothing to complain about since. | Pichhle mahine aaye the, tab se koi shikayat nahi.
    {item}: हमें भी ज़रूरत है, फ़ोन करते हैं। | {Item}: we need that too. Will call you. | {Item}: humein bhi zaroorat hai, phone karte hain.
    समय पर हुआ, कोई बहाना नहीं। | Done on time, and no excuses. | Time par hua, koi bahana nahi.
    दो जगह पूछा, आपका दाम सबसे ठीक लगा। | Asked at two other places. Yours is the fairest. | Do jagah poocha, aapka rate sabse theek laga.
    सब कुछ साफ़ लिखा है, पूछने की ज़रूरत ही नहीं पड़ी। | All written so plainly that I need not ask. | Sab kuch saaf likha hai, poochne ki zaroorat hi nahi padi.
    हमारे मोहल्ले में सब आपका ही नाम लेते हैं। | In our street everyone recommends you. | Humare mohalle mein sab aapka hi naam lete hain.
    {item}: कई दिनों से सोच रहे थे, अब तय कर लिया। | {Item}: we kept putting it off, now it is decided. | {Item}: kai dinon se soch rahe the, ab tay kar liya.
    भाई ने आपके बारे में बताया था, सही बताया था। | My brother told me about you, and rightly so. | Bhai ne aapke baare mein bataya tha, sahi bataya tha.
    छोटे काम को भी टालते नहीं, यह बात अच्छी है। | They do not put off even a small job. I like that. | Chhote kaam ko bhi taalte nahi, yeh baat achhi hai.
    पहली बार किसी ने ठीक से समझाया। | The first time anyone explained it properly. | Pehli baar kisi ne theek se samjhaya.
    बिना जान-पहचान के भी इतने अच्छे से बात की। | So courteous, though we had never met. | Bina jaan-pehchan ke bhi itne achhe se baat ki.
    {place} में ऐसी सुविधा की कमी थी। | {place} was in need of this. | {place} mein aisi suvidha ki kami thi.
    फ़ीस के बदले जो मिला, उससे ज़्यादा की उम्मीद नहीं थी। | We got more than we expected for the money. | Paise ke badle jo mila, usse zyada ki ummeed nahi thi.`,
  tip: spoken`
    बहुत काम की बात बताई, धन्यवाद। | Very useful, thank you. | Bahut kaam ki baat batayi, dhanyavaad.
    हम तो उल्टा ही करते आ रहे थे! | We have been doing exactly the opposite! | Hum to ulta hi karte aa rahe the!
    आज़माकर देखा, सच में फ़र्क़ पड़ा। | Tried it, and it really made a difference. | Try kiya, sach mein farq pada.
    घर के ग्रुप में भेज दिया है। | Sent it to the family group. | Family group mein bhej diya hai.
    ऐसी जानकारी कोई दुकानदार नहीं देता। | No shopkeeper tells you such things. | Aisi jaankari koi dukaandaar nahi deta.
    दादी भी यही कहती थीं। | My grandmother used to say the same. | Dadi bhi yahi kehti thi.
    थोड़ा और विस्तार से भी लिखिए कभी। | Please write about this at greater length some time. | Kabhi thoda aur detail mein likhiye.
    पहले पता होता तो इतना नुक़सान न होता। | If only I had known this earlier. | Pehle pata hota to itna nuksaan nahi hota.
    सरल भाषा में समझाया, अच्छा लगा। | Simply explained. I like that. | Aasaan bhasha mein samjhaya, achha laga.
    इसी तरह की और बातें लिखते रहिए। | More of these, please. | Aisi aur baatein likhte rahiye.
    पोस्ट सेव कर ली है, अगली बार काम आएगी। | Saved for the next time. | Post save kar li, agli baar kaam aayegi.
    यही ग़लती हमारे पड़ोस में रोज़ होती है, अब उन्हें भी भेजते हैं। | Our neighbours make this very mistake. I will show them. | Yahi galti humare pados mein roz hoti hai, unko bhi bhejte hain.`,
  story: spoken`
    पढ़कर मन ख़ुश हो गया। | This made my day. | Padh kar mann khush ho gaya.
    ऐसी कहानियाँ ही {place} की असली पहचान हैं। | Stories like this are what {place} is really about. | Aisi kahaniyan hi {place} ki asli pehchan hain.
    आँखें भर आईं। | I had tears in my eyes. | Aankhein bhar aayi.
    आपकी मेहनत को सलाम। | My respect for your hard work. | Aapki mehnat ko salaam.
    बचपन की याद आ गई। | It reminded me of my childhood. | Bachpan ki yaad aa gayi.
    बहुत सुंदर लिखा है, आगे भी लिखिए। | Beautifully written. Please go on. | Bahut sundar likha hai, aage bhi likhiye.
    ईमानदारी का फल मिलता ही है। | Honesty does pay in the end. | Imaandaari ka phal milta hi hai.
    उस दिन हम भी वहीं थे, बिल्कुल ऐसा ही हुआ था। | We were there that day. It was exactly like that. | Us din hum bhi wahin the, bilkul aisa hi hua tha.
    बच्चों को पढ़कर सुनाया, सबने ताली बजाई। | Read it aloud to the children and they clapped. | Bachchon ko padh kar sunaya, sabne taali bajayi.
    {owner}, आप पर गर्व है। | Proud of you, {owner}. | {owner}, aap par garv hai.
    अब समझ आया कि यहाँ इतनी भीड़ क्यों रहती है। | Now I see why it is always so crowded here. | Ab samajh aaya ki yahan itni bheed kyun rehti hai.`,
  festival: spoken`
    आपको भी {festival} की ढेरों शुभकामनाएँ। | A happy {festival} to you too. | Aapko bhi {festival} ki dher saari badhai.
    पूरे {shop} परिवार को {festival} की बधाई। | {festival} greetings to everyone at {shop}. | Poore {shop} parivar ko {festival} ki badhai.
    समय बता दिया, अच्छा किया, नहीं तो चक्कर लग जाता। | Good that you wrote the hours, it saves us a wasted trip. | Time bata diya achha kiya, nahi to chakkar lag jata.
    हमारी {festival} की तैयारी हर साल आपके यहाँ से ही शुरू होती है। | Every {festival} begins at your place. | Humari {festival} ki taiyari har saal aapke yahin se shuru hoti hai.
    इस बार घर नहीं आ पा रहे, आप लोगों की याद आ रही है। | Can't come home this year. Missing all of you. | Is baar ghar nahi aa pa rahe, aap logon ki yaad aa rahi hai.
    भीड़ से पहले ही आ जाएँगे। | We will come before the rush. | Bheed se pehle hi aa jayenge.
    बच्चे अभी से दिन गिन रहे हैं। | The children are counting the days. | Bachche abhi se din gin rahe hain.
    सबका त्योहार मंगलमय हो। | May it be a good festival for everyone. | Sabka tyohar mangalmay ho.
    पिछले साल {festival} की तैयारी भी आपने ही कराई थी। | You helped us get ready for {festival} last year as well. | Pichhle saal {festival} ki taiyari bhi aapne hi karayi thi.
    मेहमान आ रहे हैं, हमारा ऑर्डर याद रखिएगा। | Guests are coming, please remember our order. | Mehmaan aa rahe hain, humara order yaad rakhiye ga.`,
  notice: spoken`
    अच्छा किया जो पहले बता दिया। | Good of you to tell us in advance. | Achha kiya jo pehle bata diya.
    नोट कर लिया। | Noted. | Note kar liya.
    यही सुविधा चाहिए थी, धन्यवाद। | This is just what we needed. Thank you. | Yahi suvidha chahiye thi, dhanyavaad.
    {street} वालों के लिए बहुत राहत है। | A relief for everyone {at}. | {street} walon ke liye badi raahat hai.
    ऐसे ही तरक़्क़ी करते रहिए। | May you keep growing. | Aise hi tarakki karte rahiye.
    ग्राहकों का इतना ख़याल कम लोग रखते हैं। | Few people care this much for their customers. | Grahakon ka itna khayal kam log rakhte hain.
    कल ही आकर देखते हैं। | We will come tomorrow and see. | Kal hi aakar dekhte hain.
    बढ़िया पहल है। | A good step. | Badhiya pahal hai.
    मोहल्ले में सबको बता दिया है। | Told everyone in the neighbourhood. | Mohalle mein sabko bata diya hai.
    आप जैसा व्यवहार सब जगह मिले तो क्या बात हो। | If only everyone were as courteous. | Aap jaisa vyavhar sab jagah mile to kya baat ho.`,
}

export const praise = spoken`
  {shop} का काम हमेशा भरोसे का रहा है। | {shop} has always been reliable. | {shop} ka kaam hamesha bharose ka raha hai.
  {owner} का व्यवहार बहुत अच्छा है। | {owner} is always so polite. | {owner} ka vyavhar bahut achha hai.
  हमारा पूरा मोहल्ला यहीं आता है। | Our whole street comes here. | Humara poora mohalla yahin aata hai.
  तीन साल से ग्राहक हैं, कभी निराश नहीं हुए। | A customer for three years and never disappointed. | Teen saal se grahak hain, kabhi nirash nahi hue.
  समय के पक्के हैं। | They keep their time. | Time ke pakke hain.
  जो कहते हैं, वही करते हैं। | They do what they say. | Jo kehte hain wahi karte hain.
  {place} में इनके जैसा कोई नहीं। | No one like them in {place}. | {place} mein inke jaisa koi nahi.
  फ़ोन पर भी बड़े धैर्य से समझाया। | They explained everything patiently on the phone. | Phone par bhi bade aaram se samjhaya.
  एक बार गड़बड़ हुई थी, अगले ही दिन ठीक कर दी। | Something went wrong once, and they put it right the next day. | Ek baar gadbad hui thi, agle hi din theek kar di.
  बुज़ुर्गों से बहुत आदर से बात करते हैं। | They are very respectful to elders. | Bade-bujurgon se bahut aadar se baat karte hain.
  पहली बार आए थे, अब हर बार यहीं आएँगे। | Came for the first time, and not for the last. | Pehli baar aaye the, ab har baar yahin aayenge.
  दूर पड़ता है, फिर भी यहीं आते हैं। | It is far from us, and still we come here. | Door padta hai, phir bhi yahin aate hain.
  साफ़-सफ़ाई देखकर अच्छा लगा। | Nice to see the place so clean. | Saaf-safai dekh kar achha laga.
  मेरे दोस्त ने बताया था, सही बताया था। | A friend told me about you, and he was right. | Mere dost ne bataya tha, sahi bataya tha.
  भीड़ में भी मुस्कुराकर बात करते हैं। | Always a smile, even in the rush. | Bheed mein bhi muskura kar baat karte hain.
  बहुत बढ़िया, ऐसे ही चलते रहिए। | Excellent. Keep it up. | Bahut badhiya, aise hi chalte rahiye.
  हिसाब में एक रुपये का भी फ़र्क़ नहीं। | Not a rupee wrong in the accounts. | Hisaab mein ek rupaye ka bhi farq nahi.
  दिल्ली से आए मेहमान भी तारीफ़ कर रहे थे। | Even our guests from Delhi were full of praise. | Delhi se aaye mehmaan bhi tareef kar rahe the.`

export const thanks = spoken`
  धन्यवाद {customer} जी, आपका आना ही हमारी कमाई है। | Thank you, {customer}. Your visits are our best earnings. | Dhanyavaad {customer} ji, aapka aana hi humari kamai hai.
  बहुत-बहुत शुक्रिया, फिर आइएगा। | Many thanks. Do come again. | Bahut bahut shukriya, phir aaiye ga.
  {customer} जी, आपके शब्दों से हौसला बढ़ा। | Your words mean a lot to us, {customer}. | {customer} ji, aapke shabdon se hausla badha.
  आप लोगों का साथ बना रहे, यही चाहिए। | Your company is all we ask for. | Aap logon ka saath bana rahe, yahi chahiye.
  मन से आभार, {customer} जी। | Thank you from the heart, {customer}. | Mann se aabhaar, {customer} ji.
  धन्यवाद! घर पर सबको नमस्ते कहिएगा। | Thank you! Our greetings to everyone at home. | Dhanyavaad! Ghar par sabko namaste kahiye ga.
  {customer} जी, अगली बार चाय पीकर ही जाइएगा। | Next time you must stay for tea, {customer}. | {customer} ji, agli baar chai pee kar hi jaiye ga.
  आपने समय निकालकर लिखा, इसके लिए आभार। | Thank you for taking the time to write. | Aapne time nikal kar likha, iske liye aabhaar.
  कोशिश यही रहती है कि आपको शिकायत न हो। | We try to leave no room for complaints. | Koshish yahi rehti hai ki shikayat na ho.
  ऐसे शब्द पढ़कर दिन बन जाता है। | Words like these make our day. | Aise shabd padh kar din ban jata hai.
  यह तारीफ़ पूरी टीम को पढ़वा दी है। | We read your praise out to the whole team. | Yeh tareef poori team ko padhwa di hai.
  आपका स्वागत है {customer} जी, जब मन करे आइए। | You are welcome any time, {customer}. | Aapka swagat hai {customer} ji, jab mann kare aaiye.
  आप जैसे ग्राहक हों तो काम में मन लगता है। | Customers like you make the work a pleasure. | Aap jaise grahak hon to kaam mein mann lagta hai.
  आपका स्नेह बना रहे {customer} जी। | Please keep us in your good books, {customer}. | Aapka sneh bana rahe {customer} ji.`
