import { exchanges, items, pieces, says, type Category } from './category.ts'

export const beautyParlour: Category = {
  category: 'Beauty Parlour',
  weight: 10,
  keeper: 'woman',
  providers: says`
    ब्यूटी पार्लर | Beauty Parlour
    मेकओवर स्टूडियो | Makeover Studio
    ब्यूटी केयर | Beauty Care
    लेडीज़ पार्लर | Ladies Parlour
    मेहंदी एंड मेकअप | Mehndi & Makeup`,
  mottos: says`
    आप वही, बस थोड़ी और निखरी हुई | Still you, only a little brighter
    एक घंटा सिर्फ़ अपने लिए | One hour, just for yourself
    दुल्हन का दिन, हमारी ज़िम्मेदारी | Her big day is safe with us`,
  about: says`
    सिर्फ़ महिलाओं के लिए परदे वाला शांत पार्लर है, जहाँ बच्चों के बैठने और खेलने का कोना भी है। | A quiet, curtained parlour for women only, with a corner where children can sit and play.
    हर ग्राहक के लिए तौलिया नया, धागा नया और ब्रश धुले हुए होते हैं। | Every client gets a fresh towel, fresh thread and washed brushes.
    दुल्हन का मेकअप घर आकर भी होता है, और एक बार का ट्रायल पहले ही कर लिया जाता है। | We come home for bridal make-up, and always do a trial beforehand.`,
  items: items`
    दुल्हन मेकअप पैकेज | bridal make-up package | 5500 | बाल, साड़ी पहनाना, मेकअप और ट्रायल सब मिलाकर। | Hair, draping, make-up and the trial, all included.
    फेशियल | facial | 600 person | त्वचा देखकर तय होता है: फल, हल्दी-चंदन या सादा क्लीनअप। | Chosen after looking at your skin: fruit, turmeric and sandal, or a plain clean-up.
    थ्रेडिंग | threading | 40 person | नया धागा, हल्का हाथ, ऊपर से एलोवेरा। | New thread, a light hand and aloe to finish.
    मेहंदी | mehndi | 300 person | घर की घोली हुई मेहंदी, रंग दूसरे दिन गहरा आता है। | We mix the paste ourselves; the colour deepens on the second day.
    हेयर स्पा | hair spa | 700 person | नारियल के दूध और भाप से, रूखे बालों के लिए। | With coconut milk and steam, for dry hair.`,
  tips: pieces`
    मेहंदी का रंग गहरा कैसे हो | A deeper mehndi colour | मेहंदी को छह घंटे रहने दीजिए, सूखने लगे तो नींबू-चीनी का पानी लगाइए। छुड़ाने के बाद पानी से दूर रहिए और लौंग की भाप दिखाइए। | Leave it on for six hours and dab lime and sugar water as it dries. Scrape it off, keep away from water and warm your hands over clove steam.
    गर्मी में चेहरे की देखभाल | Your face in summer | दिन में दो बार सादे पानी से धोइए और धूप में निकलने से बीस मिनट पहले सनस्क्रीन लगाइए। शाम को दही और बेसन का हल्का लेप काफ़ी है; रोज़ साबुन रगड़ने से त्वचा रूखी होती है। | Wash twice a day with plain water and put on sunscreen twenty minutes before you go out. A thin pack of curd and gram flour in the evening is enough; daily soap only dries the skin.
    शादी से एक महीने पहले | A month before the wedding | पहला फेशियल महीने भर पहले और आख़िरी चार दिन पहले कराइए, नई क्रीम आख़िरी हफ़्ते में मत आज़माइए। पानी और नींद, इन दो से अच्छा कोई मेकअप नहीं। | Have the first facial a month ahead and the last four days before, and try no new cream in the final week. No make-up does as much as water and sleep.`,
  stories: pieces`
    सुबह चार बजे की दुल्हन | The bride at four in the morning | लगन का मुहूर्त भोर का था, तो दुल्हन आधी रात को आईं। मेकअप के बीच वे ऊँघती रहीं और उनकी बहन गीत गाती रही। आईना देखकर बोलीं, अब नींद उड़ गई। | The auspicious hour was at dawn, so the bride came at midnight. She dozed through her make-up while her sister sang. Then she looked in the mirror and said, now I am awake.
    एक कुर्सी से अपने पार्लर तक | From one chair to a parlour | शुरुआत घर के बरामदे में एक कुर्सी और एक आईने से हुई थी। आज चार कुर्सियाँ हैं, और चारों पर वही लड़कियाँ काम करती हैं जिन्होंने यहीं सीखा। | It began with one chair and a mirror on the verandah at home. Today there are four chairs, and the girls who work at them all learnt here.`,
  questions: exchanges`
    दुल्हन मेकअप के लिए घर आ जाएँगी? | Will you come home for bridal make-up? | जी, बीस किलोमीटर तक, आने-जाने का ख़र्च अलग से तय हो जाएगा। | Yes, up to twenty kilometres; travel is settled separately.
    मेरी त्वचा बहुत संवेदनशील है, क्या कराऊँ? | My skin is very sensitive. What should I take? | पहले कान के पीछे लगाकर देखेंगे, फिर सादा क्लीनअप। कोई जल्दी नहीं है। | We test behind the ear first and then do a plain clean-up. There is no hurry.
    अपॉइंटमेंट लेना ज़रूरी है? | Do I need an appointment? | रविवार और लगन में ज़रूर ले लीजिए, बाक़ी दिन सीधे आ जाइए। | On Sundays and in the wedding season, yes. On other days just walk in.`,
  festive: says`
    त्योहार से एक दिन पहले मेहंदी लगाने वाली चार बहनें सुबह नौ से रात नौ बजे तक बैठेंगी। | The day before the festival, four mehndi artists will be here from nine to nine.
    फेशियल, थ्रेडिंग और हेयर स्पा का त्योहार पैकेज नौ सौ निन्यानवे में, समय पहले ले लीजिए। | The festival package of facial, threading and hair spa is nine hundred and ninety-nine; please book your hour.`,
}

export const salon: Category = {
  category: 'Salon & Barber',
  weight: 7,
  keeper: 'man',
  providers: says`
    हेयर सैलून | Hair Salon
    जेंट्स पार्लर | Gents Parlour
    हेयर कटिंग | Hair Cutting
    मेन्स सैलून | Men's Salon
    हेयर ड्रेसर | Hair Dresser`,
  mottos: says`
    बाल आपके, अंदाज़ भी आपका | Your hair, your way
    नई ब्लेड, साफ़ तौलिया, सधा हाथ | New blade, clean towel, steady hand
    बैठिए, बात कीजिए, चमककर उठिए | Sit down, talk a little, get up shining`,
  about: says`
    हर ग्राहक के लिए ब्लेड नई निकलती है और तौलिया धुला हुआ, यह नियम पहले दिन से है। | A new blade and a washed towel for every customer: that has been the rule since the first day.
    बच्चों के लिए ऊँची कुर्सी और कार्टून है, बुज़ुर्गों की हजामत के लिए हम घर भी चले जाते हैं। | There is a high chair and a cartoon for children, and we go home to shave the elderly.
    कटिंग, दाढ़ी, मालिश, रंग और दूल्हे की तैयारी, सब अनुभवी हाथों से। | Haircut, beard, massage, colour and groom's make-over, all by practised hands.`,
  items: items`
    बाल कटाई | haircut | 80 person | मशीन या कैंची, जैसा आप कहें; गर्दन की सफ़ाई साथ में। | Clippers or scissors, as you like, with the neck cleaned up.
    दाढ़ी | shave | 40 person | गरम तौलिया, झाग और फिटकरी। | Hot towel, lather and alum.
    सिर की मालिश | head massage | 100 person | सरसों या बादाम तेल, पूरे बीस मिनट। | Mustard or almond oil, for a full twenty minutes.
    बालों का रंग | hair colour | 250 person | बिना अमोनिया, पहले कान के पीछे लगाकर देखते हैं। | Ammonia-free, and tested behind the ear first.
    दूल्हा पैकेज | groom's package | 1800 | कटिंग, फेशियल, मालिश और बारात के दिन घर पर तैयारी। | Cut, facial, massage and getting you ready at home on the day.`,
  tips: pieces`
    दाढ़ी में दाने क्यों निकलते हैं | Why shaving brings bumps | दाढ़ी हमेशा बाल की दिशा में बनवाइए और उससे पहले गुनगुने पानी से चेहरा नरम कीजिए। अपनी ब्लेड किसी से मत बाँटिए; बाद में फिटकरी और ठंडा पानी काफ़ी है। | Always shave along the grain and soften the face with warm water first. Never share a blade; alum and cold water afterwards are enough.
    रूसी हो तो क्या करें | What to do about dandruff | हफ़्ते में दो बार दही और नींबू बीस मिनट लगाकर धोइए और कंघी अपनी अलग रखिए। तेल रात भर लगाकर मत छोड़िए, रूसी उससे बढ़ती है। | Twice a week leave curd and lime on for twenty minutes, then wash, and keep your own comb. Do not leave oil overnight: it feeds dandruff.
    चेहरे के हिसाब से कटिंग | A cut that suits your face | गोल चेहरे पर ऊपर थोड़ा लंबा और किनारे छोटे अच्छे लगते हैं, लंबे चेहरे पर उल्टा। फ़ोटो दिखाइए, पर यह भी पूछिए कि आपके बालों में वह बैठेगा या नहीं। | A round face likes length on top and short sides; a long face the opposite. Bring a photo, but ask too whether your hair will sit that way.`,
  stories: pieces`
    पहला मुंडन, फिर पहली नौकरी | From the first haircut to the first job | जिस बच्चे का मुंडन इसी कुर्सी पर हुआ था, वह पिछले हफ़्ते इंटरव्यू के लिए कटिंग कराने आया। पैसे लेने का मन नहीं हुआ। कल फ़ोन आया कि नौकरी लग गई। | A boy whose first haircut was in this chair came last week for a trim before his interview. I could not bring myself to charge him. Yesterday he called: he got the job.
    शहर की सारी ख़बर यहीं | All the town's news | अख़बार सुबह सात बजे आता है, पर ख़बर पहले पहुँच जाती है। चुनाव हो या क्रिकेट, कुर्सी पर बैठते ही आदमी बोलने लगता है और हम कैंची चलाते हुए सुनते हैं। | The newspaper comes at seven, but the news gets here first. Elections or cricket, a man starts talking as soon as he sits down, and we listen with the scissors going.`,
  questions: exchanges`
    रविवार को कितनी देर इंतज़ार होता है? | How long is the wait on Sundays? | ग्यारह बजे के बाद आधा घंटा; सुबह सात बजे आइए तो बिल्कुल नहीं। | Half an hour after eleven; none at all if you come at seven.
    छोटे बच्चे के बाल आराम से काट देंगे? | Will you be gentle with a small child? | हाँ, बिना मशीन के, कैंची से, और बीच में टॉफ़ी भी मिलती है। | Yes, with scissors and no machine, and there is a toffee halfway.
    पिताजी चल नहीं पाते, घर आ सकते हैं? | My father cannot walk. Could you come home? | आ जाएँगे, मंगलवार को दुकान बंद रहती है, उसी दिन घर जाते हैं। | Certainly. The shop is closed on Tuesdays and that is when we go to homes.`,
  festive: says`
    त्योहार से पहले तीन दिन दुकान सुबह छह बजे खुलेगी, नंबर की पर्ची लेकर आराम से घूम आइए। | For three days before the festival we open at six; take a slip and wander round till your turn.
    बाप-बेटे की कटिंग साथ में कराइए, बच्चे की कटिंग आधे दाम पर। | Father and son together: the boy's cut is at half price.`,
}

export const cosmetics: Category = {
  category: 'Cosmetics & Gift Shop',
  weight: 6,
  providers: says`
    श्रृंगार स्टोर | Shringar Store
    गिफ़्ट कॉर्नर | Gift Corner
    चूड़ी घर | Chudi Ghar
    फैंसी स्टोर | Fancy Store
    गिफ़्ट एंड टॉयज़ | Gifts & Toys`,
  mottos: says`
    श्रृंगार भी, उपहार भी, मुस्कान मुफ़्त | Bangles, gifts and a smile for free
    छोटी ख़ुशी का बड़ा पिटारा | A big box of small joys
    साड़ी लाइए, चूड़ी का रंग हम मिलाएँगे | Bring the saree, we will match the bangles`,
  about: says`
    लाह की चूड़ी, बिंदी, सिंदूर, कॉस्मेटिक्स और नक़ली गहने, सब एक काउंटर पर देखकर चुनिए। | Lac bangles, bindis, sindoor, cosmetics and imitation jewellery, all on one counter to look through.
    कंपनी का सामान असली बिल और तारीख़ के साथ मिलता है, नक़ली क्रीम हम नहीं रखते। | Branded goods come with a bill and a date, and we keep no fake creams.
    खिलौने और उपहार पचास रुपये से शुरू हैं और रंगीन काग़ज़ में बाँधने का कुछ नहीं लगता। | Toys and gifts start at fifty rupees, and wrapping costs nothing.`,
  items: items`
    लाह की चूड़ी सेट | lac bangle set | 280 set | मुज़फ़्फ़रपुर की लहठी, नाप हाथ देखकर। | Lahthi from Muzaffarpur, fitted to your wrist.
    दुल्हन श्रृंगार बॉक्स | bridal shringar box | 950 set | सिंदूर, बिंदी, चूड़ी, आलता, मेहंदी और छोटा आईना। | Sindoor, bindi, bangles, alta, mehndi and a small mirror.
    नक़ली हार सेट | imitation necklace set | 650 set | हार, झुमके और टीका, छह महीने पॉलिश की गारंटी। | Necklace, jhumkas and tika, with six months' guarantee on the polish.
    टेडी बियर | teddy bear | 350 piece | मुलायम, धुल जाने वाला, आँखें सिली हुई। | Soft and washable, with stitched eyes.
    नाम वाला मग | name mug | 220 piece | फ़ोटो और नाम एक घंटे में छप जाता है। | Printed with a photo and a name within an hour.`,
  tips: pieces`
    नक़ली गहने चमकते रहें | Keep imitation jewellery bright | इत्र और क्रीम लगाने के बाद ही गहने पहनिए और उतारकर सूखे कपड़े से पोंछिए। हर सेट को अलग ज़िप थैली में रखिए, हवा और नमी ही उसे काला करती है। | Put jewellery on after perfume and cream, and wipe it dry when you take it off. Keep each set in its own zip bag: air and damp are what blacken it.
    क्रीम असली है या नक़ली | Is the cream genuine? | डिब्बे पर बैच नंबर, बनने की तारीख़ और कंपनी का पूरा पता देखिए। रंग गोरा करने का तुरंत वादा करने वाली बिना बिल की क्रीम से दूर रहिए, उनमें अक्सर स्टेरॉयड होता है। | Look for the batch number, the date and the maker's full address. Stay away from unbilled creams that promise instant fairness: they often contain steroids.
    चूड़ी का सही नाप | The right bangle size | अँगूठे को हथेली में दबाकर हाथ के सबसे चौड़े हिस्से पर धागा लपेटिए और धागा साथ ले आइए। काँच की चूड़ी साबुन के पानी से पहनिए, टूटेगी नहीं। | Tuck in your thumb, wind a thread around the widest part of the hand and bring the thread along. Slip glass bangles on with soapy water and they will not break.`,
  stories: pieces`
    गुल्लक वाला ग्राहक | The customer with a piggy bank | एक नन्हा ग्राहक गुल्लक लेकर आया: माँ का जन्मदिन था और सिक्के थे सैंतालीस रुपये। हमने सबसे अच्छी कंघी-शीशे की जोड़ी बाँध दी और दो रुपये वापस भी किए ताकि उसका हिसाब पूरा रहे। | A very small customer came with his piggy bank: it was his mother's birthday and he had forty-seven rupees. We wrapped our nicest comb and mirror and gave him two rupees back, so that his sums came out right.
    रंग मिलाने का खेल | The game of matching | सावन में दुकान हरी हो जाती है। बहनें साड़ी का टुकड़ा लाती हैं और हम दराज़ से चूड़ियाँ निकालते जाते हैं। आज तक का रिकॉर्ड है: एक साड़ी, सत्ताईस हरे रंग। | In Sawan the whole shop turns green. Women bring a snip of the saree and we pull out drawer after drawer. The record so far: one saree, twenty-seven greens.`,
  questions: exchanges`
    शादी के लिए थोक में चूड़ी मिलेगी? | Can I get bangles in bulk for a wedding? | हाँ, दो दर्जन सेट से ऊपर थोक भाव और नाप के हिसाब से अलग-अलग पैकेट। | Yes, wholesale above two dozen sets, packed size by size.
    पाँच सौ तक का अच्छा उपहार बताइए। | Please suggest a nice gift up to five hundred. | फ़ोटो फ़्रेम के साथ नाम वाला मग, या दीवार घड़ी। आइए, चार-पाँच निकालकर दिखाते हैं। | A name mug with a photo frame, or a wall clock. Come in and we will show you four or five.
    झुमके की पॉलिश उतर जाए तो? | What if the polish on the jhumkas fades? | छह महीने तक बदल देते हैं, बिल रखिएगा। | We replace them for six months. Please keep the bill.`,
  festive: says`
    श्रृंगार की पूरी डलिया बाँधकर रखी है, बस रंग और चूड़ी का नाप बता दीजिए। | Complete shringar baskets are made up; just tell us the colour and your bangle size.
    चूड़ी, इत्र, सजावट और उपहार के नए डिज़ाइन सजे हैं, बच्चों को साथ लाइए, चुनने का मज़ा उन्हीं को है। | New bangles, perfumes, decorations and gifts are on show; bring the children, choosing is their part of the fun.`,
}
