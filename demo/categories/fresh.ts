import { exchanges, items, pieces, says, type Category } from './category.ts'

export const dairy: Category = {
  category: 'Dairy & Milk Products',
  weight: 8,
  providers: says`
    डेयरी | Dairy
    दुग्ध भंडार | Dugdh Bhandar
    दूध डेयरी | Doodh Dairy
    मिल्क पार्लर | Milk Parlour
    पनीर भंडार | Paneer Bhandar`,
  mottos: says`
    सुबह का दुहा, सात बजे आपके दरवाज़े पर | Milked at dawn, at your door by seven
    दूध में मलाई, हिसाब में सफ़ाई | Cream in the milk, clarity in the accounts
    गाय अलग, भैंस अलग, मिलावट कहीं नहीं | Cow's milk here, buffalo's there, water nowhere`,
  about: says`
    दूध आस-पास के बारह घरों से सुबह-शाम आता है और हर डिब्बे की फैट हमारे काउंटर पर नापी जाती है। | Milk comes from twelve households nearby, morning and evening, and the fat of every can is measured at our counter.
    दही, पनीर, खोवा और घी यहीं बनते हैं; जो शाम तक न बिके, उसका अगले दिन छाछ या घी बन जाता है। | Curd, paneer, khoya and ghee are made on the spot; what is left by evening becomes tomorrow's buttermilk or ghee.
    महीने का कार्ड चलता है: जिस दिन दूध न लेना हो, रात तक बता दीजिए, उस दिन का पैसा नहीं जुड़ेगा। | We keep a monthly card: tell us the night before when you do not need milk and that day is not charged.`,
  items: items`
    गाय का दूध | cow's milk | 56 litre | सुबह पाँच बजे का दुहा हुआ, बच्चों के लिए हल्का और मीठा। | Milked at five in the morning, light and sweet for children.
    भैंस का दूध | buffalo milk | 68 litre | गाढ़ा दूध, जिस पर उँगली भर मलाई जमती है। | Rich milk that sets a finger of cream when it cools.
    ताज़ा पनीर | fresh paneer | 380 kg | नींबू से फाड़ा जाता है, इसलिए तलने पर भी मुलायम रहता है। | Set with lime juice, so it stays soft even after frying.
    हांडी दही | clay-pot curd | 110 kg | मिट्टी की हांडी में जमा, चम्मच खड़ा रह जाए इतना गाढ़ा। | Set in a clay pot, thick enough for a spoon to stand in.
    देसी घी | desi ghee | 720 kg | मक्खन मथकर धीमी आँच पर बना दानेदार घी। | Made from churned butter over a low flame, grainy as it should be.`,
  tips: pieces`
    गर्मी में दूध फटने से बचाइए | Stop milk from splitting in summer | दूध आते ही उबालिए और पतीले को ठंडे पानी की परात में रख दीजिए। जल्दी ठंडा हुआ दूध देर तक चलता है। बचे हुए दूध में ताज़ा दूध कभी मत मिलाइए। | Boil milk as soon as it arrives and stand the pan in a tray of cold water. Milk that cools quickly keeps longer. Never pour fresh milk into yesterday's.
    सर्दी में दही ज़माने का उपाय | Setting curd in winter | दूध उतना गरम रहे कि छोटी उँगली सह ले, एक लीटर में एक चम्मच जामन काफ़ी है। बर्तन को ऊनी शॉल में लपेटकर किसी शांत कोने में रख दीजिए, सुबह दही तैयार मिलेगा। | The milk should be just warm enough for your little finger, and one spoon of starter is enough for a litre. Wrap the pot in a woollen shawl, keep it in a still corner, and the curd is ready by morning.
    पनीर दो दिन ताज़ा कैसे रहे | Paneer that stays fresh for two days | पनीर को ठंडे पानी में डुबोकर फ़्रिज में रखिए और पानी रोज़ बदलिए। पकाने से दस मिनट पहले नमक वाले गुनगुने पानी में डाल दीजिए, फिर से नरम हो जाएगा। | Keep paneer under cold water in the fridge and change the water daily. Ten minutes in warm salted water before cooking makes it soft again.`,
  stories: pieces`
    दो भैंसों से शुरू हुई डेयरी | It began with two buffaloes | पंद्रह साल पहले घर में दो भैंसें थीं और साइकिल पर चार डिब्बे। आज बारह परिवारों का दूध इसी दुकान से बिकता है, और हर दस दिन पर उनका पैसा उनके हाथ में होता है। | Fifteen years ago there were two buffaloes and four cans on a bicycle. Today twelve families sell their milk through this shop, and every ten days their money is in their hands.
    बाढ़ में भी नहीं टूटा फेरा | The round that did not miss a day | उस साल सड़क पर घुटने भर पानी था, मोटरसाइकिल बंद पड़ी थी। डिब्बे सिर पर रखकर पैदल निकले, क्योंकि फेरे में छह घर ऐसे थे जहाँ छोटे बच्चे थे। दोपहर हो गई, पर दूध सबको मिला। | That year the road lay knee-deep in water and the motorcycle would not start. We carried the cans on our heads, because six houses on the round had infants. It was noon before we finished, but everyone had milk.`,
  questions: exchanges`
    सुबह दूध कितने बजे तक पहुँच जाता है? | By what time does the milk reach us? | साढ़े छह से साढ़े सात के बीच। स्कूल वाले घरों में पहले देते हैं। | Between half past six and half past seven. Homes with school children come first.
    एक दिन दूध बंद करवाना हो तो क्या करें? | What if we want to skip a day? | रात नौ बजे तक WhatsApp कर दीजिए, कार्ड पर छुट्टी लिख दी जाएगी। | Send a WhatsApp by nine at night and we mark the day off on your card.
    पार्टी के लिए दस किलो पनीर मिल जाएगा? | Can I get ten kilos of paneer for a party? | मिल जाएगा, एक दिन पहले बता दीजिए ताकि उसी सुबह का बना दें। | Yes, tell us a day ahead so that it is made that same morning.`,
  festive: says`
    खीर और मिठाई के लिए दूध, खोवा और पनीर की माँग तीन गुना हो जाती है, अपना हिस्सा दो दिन पहले लिखवा दीजिए। | Demand for milk, khoya and paneer trebles for kheer and sweets, so put your name down two days early.
    त्योहार पर ताज़ा घी के आधा और एक किलो के जार तैयार हैं, ढक्कन पर बनाने की तारीख़ लिखी है। | Fresh ghee is ready for the festival in half and one kilo jars, with the date of making on the lid.`,
}

export const vegetables: Category = {
  category: 'Fruits & Vegetables',
  weight: 9,
  providers: says`
    सब्ज़ी भंडार | Sabzi Bhandar
    फल भंडार | Fal Bhandar
    फ्रूट सेंटर | Fruit Centre
    ताज़ी सब्ज़ी मंडी | Tazi Sabzi Mandi
    फल एवं सब्ज़ी | Fruits & Vegetables`,
  mottos: says`
    सुबह खेत में, दोपहर से पहले आपकी रसोई में | In the field at dawn, in your kitchen before noon
    छाँटकर लीजिए, बेझिझक लीजिए | Pick your own, take your time
    मौसम की सब्ज़ी, मौसम का स्वाद | What the season grows, at its best`,
  about: says`
    हरी सब्ज़ियाँ दियारा के किसानों से सीधे आती हैं, इसलिए भिंडी टूटती है तो चटकती है। | Our greens come straight from the farmers of the river flats, so the okra snaps when you break it.
    आम, लीची, अमरूद और केला अपने-अपने मौसम में बाग़ से उठाए जाते हैं, मसाले से पकाए नहीं जाते। | Mangoes, litchis, guavas and bananas come from the orchard in their season and are never ripened with chemicals.
    धनिया और हरी मिर्च आज भी मुफ़्त है, और दाम सुबह ही स्लेट पर लिख दिए जाते हैं। | Coriander and green chillies are still free, and the day's prices are chalked on the slate each morning.`,
  items: items`
    नया आलू | new potatoes | 28 kg | पतले छिलके वाला, चोखे और दम दोनों के लिए बढ़िया। | Thin-skinned, good for chokha and for dum.
    परवल | pointed gourd | 60 kg | दियारा का छोटा, कच्चे बीज वाला परवल। | Small ones from the river flats, with tender seeds.
    दूधिया मालदह आम | Dudhiya Malda mangoes | 110 kg | दीघा के बाग़ का, पतली गुठली और बिना रेशे का गूदा। | From the orchards of Digha, with a thin stone and no fibre.
    शाही लीची | Shahi litchi | 180 kg | मुज़फ़्फ़रपुर से रात की गाड़ी में आती है, गुच्छे समेत। | It comes from Muzaffarpur by the night truck, still on the stem.
    चिनिया केला | Chinia bananas | 50 dozen | हाजीपुर का छोटा मीठा केला, बच्चों की पहली पसंद। | The small sweet banana of Hajipur that children ask for first.`,
  tips: pieces`
    पत्तेदार साग तीन दिन हरा रहे | Keep leafy greens fresh for three days | साग को धोकर मत रखिए। जड़ काटिए, सूखे अख़बार में लपेटकर फ़्रिज के नीचे वाले खाने में रखिए और पकाने से ठीक पहले धोइए। | Do not wash greens before storing them. Cut the roots, roll them in dry newspaper, keep them in the lowest drawer of the fridge and wash just before cooking.
    पका आम पहचानिए | Choosing a ripe mango | रंग देखकर नहीं, डंठल के पास सूँघकर चुनिए। मीठी महक आए और हल्का दबे तो आज ही खाइए, सख़्त हो तो पुआल या चावल के डिब्बे में दो दिन रख दीजिए। खाने से पहले आधा घंटा पानी में ज़रूर भिगोइए। | Do not go by colour: smell it near the stalk. If it is fragrant and gives a little, eat it today; if it is hard, leave it in straw or the rice bin for two days. Soak it in water for half an hour first.
    आलू और प्याज़ साथ मत रखिए | Keep potatoes and onions apart | दोनों एक टोकरी में हों तो आलू जल्दी अंकुरा जाते हैं। आलू को अँधेरे में और प्याज़ को हवादार जालीदार टोकरी में रखिए। | Potatoes sprout sooner when they share a basket with onions. Keep potatoes in the dark and onions in an airy wire basket.`,
  stories: pieces`
    रात दो बजे की मंडी | The mandi at two in the morning | अच्छी सब्ज़ी उसी को मिलती है जो पहली गाड़ी के साथ खड़ा हो। हम रात दो बजे मंडी पहुँचते हैं, टॉर्च जलाकर टोकरियाँ देखते हैं और पाँच बजे तक दुकान सज जाती है। | The best vegetables go to the one who is at the first truck. We reach the mandi at two, look through the baskets by torchlight, and by five the stall is set.
    ठेले से पक्की दुकान तक | From a handcart to a shop | शुरुआत एक ठेले और पाँच तरह की सब्ज़ियों से हुई थी। ठेला अब भी दुकान के आगे खड़ा रहता है, उस पर बस धनिया और मिर्च रखी जाती है, और वह किसी से पैसे नहीं लेता। | We began with a handcart and five kinds of vegetables. The cart still stands before the shop, carrying only coriander and chillies, and it has never asked anyone for money.`,
  questions: exchanges`
    सब्ज़ी घर पहुँचा देते हैं क्या? | Do you deliver vegetables at home? | सौ रुपये से ऊपर का ऑर्डर सुबह दस बजे तक घर पहुँच जाता है। | Orders above a hundred rupees reach home by ten in the morning.
    आम कार्बाइड से पका हुआ तो नहीं है? | Are these mangoes ripened with carbide? | नहीं, पुआल में पके हैं। काटकर चख लीजिए, फिर तौलवाइए। | No, they ripened in straw. Taste a slice first, then have them weighed.
    शादी के लिए थोक भाव मिलेगा? | Do you give a wholesale rate for weddings? | बीस किलो से ऊपर मंडी भाव में पाँच प्रतिशत जोड़कर देते हैं, पर्ची साथ में। | Above twenty kilos you pay the mandi rate plus five per cent, and we show you the slip.`,
  festive: says`
    पूजा और व्रत के फल अलग टोकरी में धुले-पोंछे रखे हैं; केले का घौद चाहिए तो एक दिन पहले कह दीजिए। | Fruit for puja and fasting is washed and kept in its own basket; ask a day ahead if you want a whole bunch of bananas.
    त्योहार वाले दिन दुकान सुबह चार बजे खुल जाएगी, और फल की टोकरी सजाकर भी दी जाएगी। | On the festival day we open at four in the morning, and we arrange fruit baskets as gifts too.`,
}

export const meat: Category = {
  category: 'Meat, Fish & Poultry',
  weight: 5,
  providers: says`
    चिकन सेंटर | Chicken Centre
    मीट शॉप | Meat Business
    मछली भंडार | Machhli Bhandar
    फिश सेंटर | Fish Centre
    पोल्ट्री | Poultry`,
  mottos: says`
    आज का माल, आज ही बिके | Today's stock, sold today
    साफ़ कटाई, सही तौल | Clean cuts, honest weight
    तालाब से तराज़ू तक ताज़ा | Fresh from the pond to the scale`,
  about: says`
    रोहू और कतला पास के पोखर से ज़िंदा आती हैं और आपके सामने साफ़ करके काटी जाती हैं। | Rohu and katla come live from the ponds nearby and are cleaned and cut while you wait.
    चिकन, मटन और मछली के लिए अलग चाकू, अलग काउंटर और दिन में तीन बार धुलाई होती है। | Chicken, mutton and fish have their own knives and counters, and everything is washed down three times a day.
    तौल सफ़ाई के बाद होती है और दाम बोर्ड पर लिखा रहता है, मोलभाव की ज़रूरत नहीं पड़ती। | We weigh after cleaning and the price is on the board, so no one needs to bargain.`,
  items: items`
    रोहू मछली | rohu fish | 220 kg | डेढ़ से दो किलो की ज़िंदा मछली, सरसों वाली करी के लिए सबसे अच्छी। | Live fish of a kilo and a half to two, just right for a mustard curry.
    ब्रॉयलर चिकन | broiler chicken | 200 kg | बिना चमड़े का, जैसे टुकड़े कहेंगे वैसे कटेंगे। | Skinned and cut to whatever size you like.
    देसी मुर्गा | country chicken | 480 kg | गाँव का खुला पला मुर्गा, धीमी आँच पर पकाने वाला। | Free-range from the village, made for slow cooking.
    खस्सी मटन | goat mutton | 780 kg | रान और पुट्ठा अलग-अलग, हर सुबह सात बजे से। | Leg and shoulder kept apart, from seven every morning.
    देसी अंडा | country eggs | 168 dozen | पास के घरों से रोज़ आते हैं, ज़र्दी गहरी पीली। | They come daily from homes nearby, with deep yellow yolks.`,
  tips: pieces`
    ताज़ी मछली की पहचान | How to tell fresh fish | आँख उभरी और चमकदार हो, गलफड़ा लाल हो और दबाने पर गड्ढा न रहे, तो मछली ताज़ी है। तेज़ बदबू आए तो भाव कितना भी कम हो, छोड़ दीजिए। | The eye should bulge and shine, the gills should be red and the flesh should spring back. If it smells strong, leave it, however cheap it is.
    मटन जल्दी और मुलायम कैसे गले | Tender mutton in less time | मटन को दही, अदरक और थोड़े कच्चे पपीते के साथ दो घंटे रखिए। भूनते समय नमक आधा डालिए, बाक़ी गलने के बाद; इससे रस भीतर ही रहता है। | Rest the mutton for two hours in curd, ginger and a little raw papaya. Add half the salt while frying and the rest once it is tender; that keeps the juice inside.
    घर लाकर कैसे रखें | Storing it at home | धोकर पानी पूरा निथारिए और उसी दिन का हिस्सा नीचे, बाक़ी फ्रीज़र में रखिए। एक बार पिघले मांस को दोबारा मत जमाइए, छोटे पैकेट बनाना इसी लिए अच्छा है। | Rinse and drain it fully, keep today's share in the fridge and the rest in the freezer. Never refreeze what has thawed, which is why small packets are wise.`,
  stories: pieces`
    पोखर का पहला जाल | The first net of the season | जाड़े में जब पोखर का पहला जाल पड़ता है तो आधा गाँव किनारे खड़ा होता है। सबसे बड़ी कतला किसकी होगी, इस पर शर्त लगती है, और वह मछली हमारे यहाँ तौलकर सबको दिखाई जाती है। | When the first winter net goes into the pond, half the village stands on the bank. There are bets on the biggest katla, and it is weighed at our shop for everyone to see.
    रविवार की कतार | The Sunday queue | रविवार को सुबह छह बजे से थैला लिए लोग खड़े हो जाते हैं। इसलिए अब नंबर की पर्ची देते हैं: पर्ची लीजिए, बग़ल में चाय पीजिए, आवाज़ दे दी जाएगी। | On Sundays people line up with their bags from six. So we now hand out numbered slips: take one, have tea next door, and we will call you.`,
  questions: exchanges`
    क्या मछली साफ़ करके काट देते हैं? | Do you clean and cut the fish? | जी, सफ़ाई और कटाई दाम में शामिल है। करी या फ्राई, जैसा टुकड़ा चाहिए बता दीजिए। | Yes, cleaning and cutting are included. Just say whether it is for curry or for frying.
    फ़ोन पर ऑर्डर देकर बाद में ले सकते हैं? | Can I order by phone and collect it later? | हाँ, एक घंटा पहले बता दीजिए, पैक करके बर्फ़ में रखा मिलेगा। | Yes, an hour ahead. It will be packed and on ice.
    मंगलवार को दुकान खुलती है? | Are you open on Tuesdays? | सिर्फ़ मछली और अंडे के लिए, दोपहर बारह बजे तक। | Only for fish and eggs, until noon.`,
  festive: says`
    व्रत के दिनों में दुकान बंद रहेगी; उसके बाद की दावत के लिए ऑर्डर अभी से फ़ोन पर लिख रहे हैं। | The shop stays closed on fasting days; we are already noting phone orders for the feast that follows.
    पाँच किलो से ऊपर के ऑर्डर पर कटाई, मसाला लगाना और घर पहुँचाना हमारी तरफ़ से। | On orders above five kilos, cutting, marinating and delivery are on us.`,
}
