import { exchanges, items, pieces, says, type Category } from './category.ts'

export const grocery: Category = {
  category: 'Grocery & Kirana Store',
  weight: 17,
  providers: says`
    किराना स्टोर | Kirana Store
    जनरल स्टोर | General Store
    राशन भंडार | Rashan Bhandar
    प्रोविज़न स्टोर | Provision Store
    डेली मार्ट | Daily Mart
    किराना भंडार | Kirana Bhandar`,
  mottos: says`
    पूरे महीने का राशन, एक ही दुकान पर | The whole month's ration from one counter
    सही तौल, सही दाम, घर जैसा व्यवहार | Fair weight, fair price, and we know you by name
    लिस्ट WhatsApp कीजिए, सामान घर पर पाइए | Send the list on WhatsApp, find it at your door
    दाल, चावल, मसाला: सब चुना हुआ | Dal, rice and spices, all hand-picked`,
  about: says`
    चावल, दाल, आटा, मसाले, तेल, साबुन और बच्चों के नाश्ते तक घर की हर ज़रूरत एक जगह मिल जाती है। | Rice, dal, flour, spices, oil, soap and the children's snacks: everything a kitchen asks for under one roof.
    खुला राशन आपके सामने साफ़ करके तौला जाता है और पुरानी तारीख़ का पैकेट शेल्फ़ पर नहीं रखा जाता। | Loose grain is cleaned and weighed in front of you, and nothing past its date stays on the shelf.
    महीने के खाते की सुविधा है और दो किलोमीटर तक घर पहुँचाने का कोई पैसा नहीं लगता। | We keep monthly accounts for our regulars and deliver within two kilometres free of charge.
    कतरनी चावल, चना सत्तू और कोल्हू का सरसों तेल सीधे गाँव से मँगवाया जाता है। | Katarni rice, chana sattu and wood-pressed mustard oil come straight from the villages around us.`,
  items: items`
    कतरनी चावल | Katarni rice | 92 kg | भागलपुर के जगदीशपुर से सीधी आवक, पकते ही पूरे घर में ख़ुशबू। | It comes straight from Jagdishpur near Bhagalpur and scents the whole house while it cooks.
    चना सत्तू | chana sattu | 130 kg | भुना चना घर की चक्की में पिसता है, मिलावट का सवाल ही नहीं। | The gram is roasted and ground at our own mill, so you know exactly what is in it.
    सरसों तेल | mustard oil | 168 litre | पीली सरसों, लकड़ी का कोल्हू और तीखी असली महक। | Yellow mustard, a wooden press and the sharp smell it ought to have.
    अरहर दाल | arhar dal | 145 kg | नई फ़सल की दाल जो एक सीटी में गल जाती है। | New crop, softens in a single whistle.
    गुड़ की भेली | jaggery block | 58 kg | बिना केमिकल का सुनहरा गुड़, चाय और तिलकुट दोनों के लिए बढ़िया। | Golden jaggery without chemicals, good in tea and better in tilkut.
    महीने की राशन किट | monthly ration kit | 1850 set | चार लोगों के परिवार का आटा, चावल, दाल, तेल, चीनी, चाय और मसाले एक ही पैक में। | Flour, rice, dal, oil, sugar, tea and spices for a family of four in one carton.`,
  tips: pieces`
    बरसात में दाल को कीड़ों से कैसे बचाएँ | Keeping weevils out of dal in the rains | दाल को एक घंटे धूप दिखाकर सूखे डिब्बे में भरें और ऊपर दो-तीन सूखी लाल मिर्च या नीम की पत्ती रख दें। ढक्कन रोज़ देर तक खुला न छोड़ें। महीने भर में एक बार डिब्बा धूप में रखना काफ़ी है। | Sun the dal for an hour, fill a bone-dry tin and lay two dried red chillies or a few neem leaves on top. Do not leave the lid open while you cook. One more hour of sun each month is enough.
    असली सरसों तेल की पहचान | How to tell real mustard oil | एक चम्मच तेल हथेली पर रगड़िए: तीखी महक आए और रंग हाथ पर न चढ़े तो तेल सही है। बोतल को दो घंटे फ़्रिज में रखिए, नीचे सफ़ेद परत जमे तो समझिए मिलावट है। | Rub a spoonful on your palm: it should sting the nose and leave no colour. Keep a bottle in the fridge for two hours; a white layer at the bottom means something was mixed in.
    महीने का राशन कम ख़र्च में | Spend less on the month's ration | लिस्ट बनाकर आइए और तेल, आटा, चावल बड़े पैक में लीजिए, मसाले छोटे पैक में। बड़े पैक पर औसतन आठ प्रतिशत बचता है और छोटे पैक में मसाले की महक बनी रहती है। | Come with a list. Take oil, flour and rice in large packs and spices in small ones: the large packs save about eight per cent, and the small ones keep their aroma.
    आटा कितने दिन ताज़ा रहता है | How long flour stays fresh | पिसा हुआ गेहूँ आटा गर्मी में बीस दिन और सर्दी में पैंतीस दिन तक अच्छा रहता है। हर बार नया आटा पुराने के ऊपर डालने की जगह डिब्बा पोंछकर भरिए। | Freshly milled flour keeps for twenty days in summer and thirty-five in winter. Wipe the bin before you refill it instead of pouring new flour over old.`,
  stories: pieces`
    तराज़ू वही, ग्राहक तीसरी पीढ़ी | The same scales, the third generation | हमारी दुकान का पुराना तराज़ू आज भी काउंटर पर रखा है। जिन बच्चों को कभी टॉफ़ी मिलती थी, अब उनके बच्चे राशन की पर्ची लेकर आते हैं। इलेक्ट्रॉनिक काँटा आ गया, पर तौल के बाद एक मुट्ठी ऊपर से डालने की आदत नहीं गई। | The old balance still stands on our counter. Children who once came for toffees now send their own children with the ration list. We weigh on an electronic scale today, but the extra handful on top has never stopped.
    सुबह छह बजे की दुकान | Six in the morning at the shop | शटर उठते ही सबसे पहले दूध-ब्रेड वाले आते हैं, फिर स्कूल के टिफ़िन का सामान, और आठ बजे तक चाय पत्ती का डिब्बा आधा ख़ाली। दिन की यही पहली रौनक हमें सबसे अच्छी लगती है। | The shutter goes up, the bread arrives, then come the mothers packing tiffins, and by eight the tea tin is half empty. That first rush is our favourite part of the day.`,
  questions: exchanges`
    क्या महीने का खाता चलता है? | Do you keep a monthly account? | जी, पुराने ग्राहकों के लिए खाता है। एक बार दुकान पर आकर नाम और पता लिखवा दीजिए। | Yes, for regular customers. Please come by once so that we can note your name and address.
    चावल का छोटा सैंपल मिल जाएगा क्या? | Could I get a small sample of the rice first? | ज़रूर, सौ ग्राम ले जाइए, पकाकर देखिए, फिर बोरी लीजिए। | Of course. Take a hundred grams, cook it, and then decide on the bag.
    होम डिलीवरी कितनी दूर तक है? | How far do you deliver? | दो किलोमीटर तक मुफ़्त, उससे आगे बीस रुपये लगते हैं। | Free up to two kilometres, twenty rupees beyond that.`,
  festive: says`
    पूजा का सामान, मेवा और घी के पैकेट अलग काउंटर पर लगे हैं ताकि आपको लाइन में न लगना पड़े। | Dry fruit, ghee and puja supplies are on a separate counter, so you need not stand in the queue.
    पाँच किलो से ऊपर आटा, चीनी और तेल की बुकिंग पहले से लिखवा दीजिए, सामान बाँधकर रखा रहेगा। | Order more than five kilos of flour, sugar or oil in advance and it will be packed and waiting.`,
}

export const sweets: Category = {
  category: 'Sweets & Bakery',
  weight: 15,
  providers: says`
    मिष्ठान्न भंडार | Mishthan Bhandar
    स्वीट्स | Sweets
    मिठाई घर | Mithai Ghar
    स्वीट्स एंड बेकरी | Sweets & Bakery
    बेकर्स | Bakers
    खाजा भंडार | Khaja Bhandar`,
  mottos: says`
    शुद्ध घी, सच्चा स्वाद | Pure ghee, honest taste
    सुबह की जलेबी से शाम के समोसे तक | From the morning jalebi to the evening samosa
    हर ख़ुशी में मीठा, हमारे यहाँ से | Something sweet for every good piece of news
    रोज़ बने, रोज़ बिके | Made today, sold today`,
  about: says`
    बूंदी लड्डू, खाजा, बालूशाही और छेने की मिठाइयाँ रोज़ सुबह कारख़ाने में बनती हैं और शाम तक बिक जाती हैं। | Boondi laddu, khaja, balushahi and chhena sweets are made in our own kitchen every morning and gone by evening.
    मिठाई में सिर्फ़ गाय का दूध और देसी घी लगता है, रंग और एसेंस से हम दूर रहते हैं। | We use cow's milk and desi ghee and stay away from colour and essence.
    जन्मदिन के केक, शादी के डिब्बे और दफ़्तर के ऑर्डर दो दिन पहले बताने पर तैयार हो जाते हैं। | Birthday cakes, wedding boxes and office orders are ready with two days' notice.
    डिब्बे का वज़न अलग से घटाया जाता है: आप सिर्फ़ मिठाई का दाम देते हैं। | The weight of the box is taken off: you pay for the sweets alone.`,
  items: items`
    बूंदी लड्डू | boondi laddu | 340 kg | महीन बूंदी, देसी घी और इलायची; डिब्बा खुलते ही महक फैल जाती है। | Fine boondi, desi ghee and cardamom: you smell them before the box is open.
    गुलाब जामुन | gulab jamun | 320 kg | खोवा सुबह घोटा जाता है, इसलिए बीच तक रस पहुँचता है। | The khoya is worked in the morning, so the syrup reaches right to the middle.
    सिलाव खाजा बॉक्स | Silao khaja box | 260 kg | बावन परत वाला करारा खाजा, मुँह में रखते ही घुल जाए। | Fifty-two crisp layers that melt the moment you bite.
    काजू कतली | kaju katli | 920 kg | पतली, मुलायम और मीठा बस उतना जितना चाहिए। | Thin, soft and only as sweet as it should be.
    तिलकुट पैक | tilkut pack | 300 kg | गया की कुटाई वाला तिलकुट, गुड़ और चीनी दोनों में। | Hand-pounded in the Gaya way, with jaggery or with sugar.
    जन्मदिन केक | birthday cake | 550 | अंडे वाला और बिना अंडे वाला दोनों, नाम और फ़ोटो के साथ। | With egg or without, with the name or even a photograph on top.
    समोसा प्लेट | samosa plate | 25 plate | मटर-आलू का मसाला सिल पर पिसता है, चटनी इमली की। | The spice is ground on stone and the chutney is tamarind.`,
  tips: pieces`
    मिठाई कितने दिन चलेगी | How long will the sweets keep? | छेने की मिठाई उसी दिन या फ़्रिज में दो दिन, खोवे की मिठाई चार दिन, लड्डू और खाजा पंद्रह दिन तक अच्छे रहते हैं। डिब्बा धूप और गैस के चूल्हे से दूर रखिए। सफ़र पर ले जाना हो तो सूखी मिठाई ही लीजिए। | Chhena sweets are for the same day, or two in the fridge; khoya sweets keep four days, laddu and khaja about fifteen. Keep the box away from sun and stove, and carry only dry sweets on a journey.
    असली खोवे की पहचान | Is the khoya real? | थोड़ा सा खोवा उँगलियों में मसलिए। दाना महसूस हो और घी छूटे तो खोवा असली है, रबर जैसा खिंचे तो मत लीजिए। हम खोवा अपने सामने भट्ठी पर बनवाते हैं, आप भी देखने आ सकते हैं। | Rub a little between your fingers. If you feel grains and it leaves ghee behind, it is real; if it stretches like rubber, leave it. Ours is reduced over our own fire and you are welcome to watch.
    केक घर ले जाते समय | Getting a cake home in one piece | केक का डिब्बा गोद में नहीं, गाड़ी के समतल फ़र्श पर रखिए। गर्मी में बीस मिनट से ज़्यादा का रास्ता हो तो पहले से बता दीजिए, हम बर्फ़ का पैक साथ देते हैं। | Put the box on the flat floor of the car, not on your lap. If the way is longer than twenty minutes in summer, tell us and we add an ice pack.
    बची मिठाई का स्वाद लौटाइए | Bring yesterday's sweets back | गुलाब जामुन को बीस सेकंड गरम कीजिए और ऊपर एक चम्मच ताज़ा दूध डालिए। खाजा नरम पड़ जाए तो तवे पर धीमी आँच में दो मिनट उलट-पलट कर लीजिए, फिर से करारा हो जाएगा। | Warm gulab jamun for twenty seconds and add a spoon of fresh milk. If khaja has gone soft, turn it on a griddle over a low flame for two minutes and it crackles again.`,
  stories: pieces`
    भोर के चार बजे की भट्ठी | The fire at four in the morning | जब मोहल्ला सोता है तब हमारी भट्ठी जलती है। पहले दूध चढ़ता है, फिर चाशनी, और छह बजे पहली जलेबी कड़ाही से निकलती है। उस पहली प्लेट पर किसी का नाम नहीं लिखा होता: जो सबसे पहले आए, उसी की। | The street is asleep when our fire is lit. First the milk, then the syrup, and at six the first jalebi leaves the pan. That first plate has no name on it: it belongs to the first person who comes.
    एक डिब्बे ने रिश्ता पक्का कराया | The box that settled a wedding | पिछले साल एक परिवार लड़की देखने जाते हुए हमारे यहाँ से लड्डू ले गया था। कल वही लोग शादी के चार सौ डिब्बों का ऑर्डर देने आए और बोले, शगुन आपके लड्डू का था। | Last year a family took our laddu along to meet a bride's parents. Yesterday they came back to order four hundred wedding boxes and said the luck was in the laddu.`,
  questions: exchanges`
    बिना चीनी वाली मिठाई भी बनती है क्या? | Do you make anything without sugar? | जी, खजूर-अंजीर की बर्फी हर शुक्रवार बनती है, बाक़ी दिन ऑर्डर पर। | Yes, date and fig barfi every Friday, and on order on other days.
    शादी के डिब्बे पर नाम छप जाएगा? | Can you print names on the wedding boxes? | हो जाएगा, सौ डिब्बे से ऊपर छपाई मुफ़्त है। पाँच दिन पहले बता दीजिए। | Yes, free above a hundred boxes. Please tell us five days ahead.
    मिठाई डालडा की तो नहीं है न? | This is not made in dalda, is it? | बिल्कुल नहीं, घी का डिब्बा काउंटर पर ही रखा रहता है, आप देख सकते हैं। | Not at all. The ghee tin stands on the counter, please have a look.`,
  festive: says`
    पाव, आधा और एक किलो के त्योहारी डिब्बे तैयार हैं; दफ़्तर के ऑर्डर पर छपाई साथ में। | Festive boxes of a quarter, half and one kilo are ready, with printing for office orders.
    भीड़ से बचने के लिए सुबह नौ बजे से पहले आइए या एक दिन पहले फ़ोन पर लिखवा दीजिए। | Come before nine to miss the crowd, or call a day earlier and we keep it aside.`,
}

export const restaurant: Category = {
  category: 'Restaurant & Dhaba',
  weight: 12,
  providers: says`
    भोजनालय | Bhojnalay
    ढाबा | Dhaba
    रेस्टोरेंट | Restaurant
    फैमिली रेस्टोरेंट | Family Restaurant
    रसोई | Rasoi
    लिट्टी घर | Litti Ghar`,
  mottos: says`
    घर से दूर, घर का खाना | Home food, away from home
    गरम रोटी, ताज़ी सब्ज़ी, भरपेट थाली | Hot roti, fresh sabzi and a full thali
    हाइवे पर रुकिए, स्वाद लेकर चलिए | Stop on the highway, leave with a smile
    मिट्टी की हांडी का असली स्वाद | The real taste of the clay pot`,
  about: says`
    सब्ज़ियाँ रोज़ सुबह मंडी से आती हैं और मसाला घर पर पिसता है, इसलिए हर दिन की थाली अलग होती है। | Vegetables come from the mandi each morning and the spices are ground here, so every day's thali is different.
    परिवार के लिए अलग बैठक, बच्चों की ऊँची कुर्सी और पार्किंग की जगह है। | There is a family section, high chairs for children and room to park.
    चंपारण हांडी मटन, लिट्टी चोखा और देसी थाली के लिए लोग दूर से आते हैं। | People drive a long way for our Champaran handi mutton, litti chokha and country thali.
    बीस लोगों तक की पार्टी और दफ़्तर के टिफ़िन का इंतज़ाम भी होता है। | We cater for parties of twenty and send tiffins to offices.`,
  items: items`
    देसी थाली | desi thali | 120 plate | दाल, दो सब्ज़ी, चावल, चार रोटी, चोखा, पापड़ और मीठा, दोबारा माँगने में संकोच मत कीजिए। | Dal, two vegetables, rice, four rotis, chokha, papad and a sweet; do ask for more.
    लिट्टी चोखा प्लेट | litti chokha plate | 60 plate | उपले की आँच पर सिकी लिट्टी, घी में डूबी हुई। | Baked over cow-dung embers and dipped in ghee.
    हांडी मटन | handi mutton | 320 plate | मिट्टी की बंद हांडी में डेढ़ घंटे धीमी आँच, पानी की एक बूँद नहीं। | An hour and a half in a sealed clay pot, without a drop of water.
    मलाई पनीर | malai paneer | 190 plate | पास की डेयरी का पनीर, काजू की ग्रेवी, मिर्च कम। | Paneer from the dairy next door in a mild cashew gravy.
    तंदूरी रोटी | tandoori roti | 12 piece | मिट्टी के तंदूर से सीधे आपकी थाली तक। | Straight from the clay oven to your plate.
    टिफ़िन सेवा पैक | monthly tiffin | 2800 month | दो वक़्त का सादा खाना, रविवार को खीर या पुलाव। | Two plain meals a day and kheer or pulao on Sundays.`,
  tips: pieces`
    घर पर ढाबे जैसी दाल | Dhaba dal at home | दाल उबालने के बाद दस मिनट तक मथानी से घोटिए, फिर घी में जीरा, लहसुन और साबुत लाल मिर्च का तड़का दीजिए। ऊपर जलता कोयला रखकर एक मिनट ढक दीजिए, बस वही स्वाद। | After boiling, beat the dal for ten minutes, then temper it with cumin, garlic and whole red chilli in ghee. Set a live coal on top, cover for a minute, and there is the taste.
    रोटी मुलायम रखने का तरीक़ा | Keeping rotis soft | आटा गूँधकर बीस मिनट ढका रहने दीजिए और रोटी को सूती कपड़े में लपेटकर रखिए। एल्युमिनियम फॉयल भाप रोकता है, उसमें रोटी गीली हो जाती है। | Rest the dough under a cover for twenty minutes and wrap rotis in cotton cloth. Foil traps the steam and makes them soggy.
    लिट्टी के सत्तू का मसाला | The filling of a good litti | सत्तू में अजवाइन, मंगरैल, लहसुन, हरी मिर्च, नींबू और दो चम्मच अचार का तेल मिलाइए। पानी बस इतना कि मुट्ठी में बँध जाए। | Mix sattu with ajwain, nigella, garlic, green chilli, lime and two spoons of oil from the pickle jar. Add only enough water for it to hold in the fist.`,
  stories: pieces`
    हांडी वाले चाचा | The man behind the handi | हमारे हांडी मटन के उस्ताद ने चालीस साल पहले घोड़ासहन में यह काम सीखा था। आज भी हांडी का मुँह वही आटे से बंद करते हैं और घड़ी की जगह ख़ुशबू से समय बताते हैं। | Our handi cook learnt his craft in Ghorasahan forty years ago. He still seals the pot with dough himself and tells the time by the smell instead of the clock.
    बारिश की रात और पचास मुसाफ़िर | Fifty travellers and a night of rain | पिछली बरसात में सड़क बंद हो गई और एक पूरी बस हमारे यहाँ रुक गई। रात एक बजे तक चूल्हा जला, सबने साथ बैठकर खिचड़ी खाई और अंताक्षरी खेली। | Last monsoon the road was closed and a whole bus took shelter with us. The stove burned till one at night, everyone ate khichdi together and sang.`,
  questions: exchanges`
    परिवार के लिए अलग बैठने की जगह है? | Is there a separate family section? | जी, ऊपर वाली मंज़िल सिर्फ़ परिवारों के लिए है। | Yes, the upper floor is only for families.
    रात को कितने बजे तक खाना मिलेगा? | How late do you serve? | रसोई साढ़े दस बजे तक चलती है, उसके बाद सिर्फ़ पैक ऑर्डर। | The kitchen runs till half past ten, after that only takeaway.
    बिना लहसुन-प्याज़ का खाना बन जाएगा? | Can you cook without onion and garlic? | हाँ, ऑर्डर देते समय बता दीजिए, बर्तन भी अलग हैं। | Yes, tell us when you order. We keep separate pots for it.`,
  festive: says`
    त्योहार की ख़ास थाली में पूड़ी, दो सब्ज़ी, खीर और मालपुआ रहेगा, सात्त्विक विकल्प के साथ। | The festival thali has puri, two vegetables, kheer and malpua, with a satvik choice.
    दस लोगों से ऊपर की मेज़ पहले से बुक कर लीजिए, शाम को जगह जल्दी भर जाती है। | Reserve for more than ten people: evenings fill up fast.`,
}

export const teaStall: Category = {
  category: 'Fast Food & Tea Stall',
  weight: 12,
  providers: says`
    टी स्टॉल | Tea Stall
    चाय दुकान | Chai Dukan
    फ़ास्ट फ़ूड कॉर्नर | Fast Food Corner
    चाट भंडार | Chaat Bhandar
    कैफ़े | Cafe
    जूस कॉर्नर | Juice Corner`,
  mottos: says`
    एक कुल्हड़ चाय, दिन भर की ताज़गी | One kulhad and the day begins
    चटपटा, करारा, तुरंत तैयार | Tangy, crisp and ready in minutes
    अदरक वाली चाय और दो बात | Ginger tea and a little conversation
    शाम की भूख का पक्का पता | The right address for the evening hunger`,
  about: says`
    कुल्हड़ चाय, समोसा, चाट और चाउमीन ताज़ा बनते हैं, तेल हर दूसरे दिन बदला जाता है। | Kulhad tea, samosas, chaat and chowmein are made fresh and the frying oil is changed every other day.
    कॉलेज के लड़के-लड़कियों से लेकर सुबह टहलने वाले बुज़ुर्गों तक सबकी अपनी बेंच तय है। | From college students to morning walkers, everyone has a bench of their own here.
    पानी आरओ का, चटनी घर की और दाम बोर्ड पर साफ़ लिखे हुए। | Filtered water, home-made chutney and prices written clearly on the board.
    दफ़्तर और दुकानों में थर्मस से चाय पहुँचाई जाती है, महीने का हिसाब चलता है। | We carry tea to offices and shops in a thermos and settle once a month.`,
  items: items`
    कुल्हड़ चाय | kulhad tea | 15 cup | दूध गाढ़ा, अदरक कुटी हुई और कुल्हड़ भट्ठी का। | Thick milk, crushed ginger and a clay cup from the kiln.
    चाउमीन प्लेट | chowmein plate | 60 plate | लोहे की कड़ाही, तेज़ आँच और ढेर सारी सब्ज़ी। | Iron wok, high flame and plenty of vegetables.
    गोलगप्पा प्लेट | golgappa plate | 20 plate | पुदीने का ठंडा पानी, आलू-चने का मसाला और आख़िर में एक सूखा मुफ़्त। | Cold mint water, spiced potato and gram, and one dry one free at the end.
    मोमो प्लेट | momo plate | 50 plate | पत्तागोभी और पनीर दोनों, तीखी लाल चटनी साथ में। | Cabbage or paneer, with a fierce red chutney.
    मौसमी जूस | fresh mosambi juice | 50 cup | आपके सामने निकाला जाता है, बर्फ़ कहेंगे तभी पड़ेगी। | Pressed before your eyes, ice only if you ask.
    लिट्टी सेट | litti set | 40 plate | दो लिट्टी, बैंगन का चोखा और प्याज़। | Two littis, roasted brinjal chokha and onion.`,
  tips: pieces`
    कड़क चाय का हिसाब | The arithmetic of strong tea | दो कप पानी में डेढ़ चम्मच पत्ती और कुटी अदरक पहले उबालिए, दूध बाद में डालिए। दूध के बाद दो उबाल काफ़ी हैं; ज़्यादा पकाने से चाय कड़वी होती है, कड़क नहीं। | Boil a spoon and a half of leaves with crushed ginger in two cups of water and add the milk later. Two boils after the milk are enough; more makes it bitter, not strong.
    घर का चाट मसाला | Chaat masala at home | जीरा, धनिया और अजवाइन भूनिए, काला नमक और अमचूर मिलाकर पीस लीजिए। एक चुटकी हींग आख़िर में। छोटी शीशी में तीन महीने चलेगा। | Roast cumin, coriander and ajwain, grind with black salt and amchur, and add a pinch of asafoetida last. It keeps for three months in a small jar.
    गर्मी में लू से बचाए आम पन्ना | Aam panna against the heat | कच्चे आम उबालकर गूदा निकालिए, पुदीना, भुना जीरा, काला नमक और थोड़ा गुड़ मिलाइए। बाहर निकलने से आधा घंटा पहले एक गिलास पी लीजिए। | Boil raw mangoes, take the pulp and add mint, roasted cumin, black salt and a little jaggery. Drink a glass half an hour before you go out.`,
  stories: pieces`
    बेंच पर लिखे सपने | Dreams on a bench | हमारी दुकान की बेंच पर बैठकर पढ़ने वाले तीन लड़के इस साल रेलवे में लग गए। नौकरी की पहली चाय सबको उन्हीं की तरफ़ से मिली। | Three boys who used to study on our bench joined the railways this year. Everyone's tea was on them that day.
    चाय का स्वाद क्यों नहीं बदला | Why the tea never changed | पिताजी ने पतीला बदला, ठेला बदला, जगह बदली, पर दूध वाला और अदरक वाला नहीं बदला। लोग कहते हैं चाय वही है; असल में भरोसा वही है। | My father changed the pot, the cart and the corner, but never the milkman and never the ginger seller. People say the tea is the same. It is the trust that is the same.`,
  questions: exchanges`
    चाय बिना चीनी वाली मिलेगी? | Can I have the tea without sugar? | हाँ, अलग छोटी केतली में हमेशा तैयार रहती है। | Yes, there is always a small kettle of it.
    दफ़्तर में रोज़ बीस चाय भेज सकते हैं? | Could you send twenty cups to our office daily? | भेज देंगे, सुबह ग्यारह और शाम चार बजे। हिसाब महीने पर। | Certainly, at eleven and at four. We settle by the month.
    रविवार को दुकान खुलती है क्या? | Are you open on Sundays? | खुलती है, बस शाम पाँच बजे के बाद। | Yes, but only after five in the evening.`,
  festive: says`
    मेला और पंडाल घूमने वालों के लिए दुकान रात बारह बजे तक खुली रहेगी। | For everyone out to see the pandals we stay open till midnight.
    त्योहार पर बच्चों के लिए मीठा लस्सी-गिलास और फल चाट अलग से बन रहा है। | Sweet lassi and fruit chaat for the children during the festival.`,
}
