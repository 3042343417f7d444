import { exchanges, items, pieces, says, type Category } from './category.ts'

export const property: Category = {
  category: 'Property & Real Estate',
  weight: 5,
  providers: says`
    प्रॉपर्टीज़ | Properties
    रियल एस्टेट | Real Estate
    ज़मीन मकान सेवा | Zameen Makan Seva
    होम्स | Homes
    हॉस्टल एंड पीजी | Hostel & PG`,
  mottos: says`
    पहले काग़ज़, फिर बयाना | Papers first, advance later
    ज़मीन दिखाएँगे, बात घुमाएँगे नहीं | We show you the land, not a story
    किराये का कमरा हो या अपना आँगन | A rented room or a courtyard of your own`,
  about: says`
    प्लॉट, मकान, दुकान, फ़्लैट और किराये के कमरे दिखाए जाते हैं, हर जगह की फ़ोटो और असली नाप के साथ। | Plots, houses, shops, flats and rooms to let, each with photographs and true measurements.
    खतियान, रसीद, दाख़िल-ख़ारिज और नक़्शा देखकर ही ज़मीन दिखाई जाती है। | We show land only after seeing khatiyan, rent receipt, mutation and map.
    कमीशन एक प्रतिशत है और पहले दिन लिखकर बता दिया जाता है। | Our commission is one per cent and you have it in writing on the first day.`,
  items: items`
    आवासीय प्लॉट | residential plot | 900 foot | बीस फ़ुट चौड़ी सड़क, बिजली का खंभा और नाली सामने। | On a twenty-foot road, with power and drain in front.
    दो कमरे का फ़्लैट | two-bedroom flat | 9500 month | किराये पर, पानी और पार्किंग के साथ, परिवार के लिए। | To let, with water and parking, for a family.
    छात्र हॉस्टल | student hostel | 4200 month | तीन वक़्त का खाना, वाई-फ़ाई और पढ़ने का कमरा। | Three meals, Wi-Fi and a reading room.
    बाज़ार में दुकान | shop in the bazaar | 7000 month | मुख्य सड़क पर, शटर और बिजली मीटर अलग। | On the main road, with its own shutter and meter.
    काग़ज़ की जाँच | checking of papers | 2500 | वकील की लिखित रिपोर्ट, पिछले तीस साल का इतिहास। | A lawyer's written report on the last thirty years.`,
  tips: pieces`
    ज़मीन लेने से पहले पाँच काग़ज़ | Five papers before you buy land | खतियान, पिछली बिक्री का केवाला, चालू साल की लगान रसीद, दाख़िल-ख़ारिज और भार-मुक्त प्रमाण पत्र देखिए। जमाबंदी ऑनलाइन मिलाइए और अमीन से नाप कराइए। पड़ोसी से बात करना सबसे सस्ती जाँच है। | Look at the khatiyan, the last sale deed, this year's rent receipt, the mutation and the non-encumbrance certificate. Match the jamabandi online and have an amin measure it. Talking to the neighbours is the cheapest check of all.
    किराये के घर का एग्रीमेंट | The rent agreement | ग्यारह महीने का एग्रीमेंट लिखवाइए जिसमें किराया, एडवांस, बिजली का रेट और ख़ाली करने का नोटिस साफ़ हो। मीटर की रीडिंग और दीवारों की फ़ोटो पहले दिन ले लीजिए। किराया बैंक या यूपीआई से दीजिए। | Have eleven months in writing, with rent, deposit, the rate for power and the notice period. Photograph the meter and the walls on the first day. Pay through the bank or UPI.
    दाख़िल-ख़ारिज क्यों ज़रूरी है | Why mutation matters | रजिस्ट्री से ज़मीन आपकी हुई, पर सरकारी किताब में नाम दाख़िल-ख़ारिज से चढ़ता है। रजिस्ट्री के तुरंत बाद अंचल में ऑनलाइन आवेदन कीजिए और रसीद सँभालिए। इसके बिना लोन और बिक्री दोनों अटकते हैं। | The registry makes the land yours, but your name enters the government's book by mutation. Apply online to the circle office right after and keep the receipt. Without it both loan and sale get stuck.`,
  stories: pieces`
    तुलसी चौरा के लिए जगह | Room for a tulsi | एक दंपती ने बाईस फ़्लैट देखे, हर बार माँ जी मना कर देती थीं। तेईसवें की बालकनी में सुबह की धूप आती थी। माँ जी ने कहा, तुलसी यहाँ रहेगी, और बात पक्की हो गई। | A couple saw twenty-two flats, and each time the mother said no. The balcony of the twenty-third had the morning sun. The tulsi will stand here, she said, and that was that.
    रिक्शे से अपने घर तक | From a rickshaw to a home | बीस साल किराये पर रहे एक रिक्शा चालक ने पाई-पाई जोड़कर एक कट्ठा ज़मीन ली। रजिस्ट्री के दिन उन्होंने दफ़्तर के बाहर मिट्टी माथे से लगाई। हमने कमीशन नहीं, लड्डू लिया। | After twenty years as a tenant, a rickshaw driver had saved enough, coin by coin, for one kattha. On the day of the registry he touched the soil to his forehead. We took laddus instead of a commission.`,
  questions: exchanges`
    स्टेशन के पास कमरा मिलेगा, दो लोगों के लिए? | Is there a room for two near the station? | है, चार हज़ार महीना, बिजली अलग। शाम पाँच बजे देख सकते हैं। | There is, four thousand a month plus electricity. You can see it at five.
    इस प्लॉट का काग़ज़ देख सकते हैं? | May I see the papers of this plot? | बिल्कुल, दफ़्तर में मूल काग़ज़ देखिए और कॉपी अपने वकील को दिखाइए। | By all means. See the originals in our office and show the copies to your lawyer.
    बैंक से लोन हो जाएगा? | Would a bank give a loan on it? | हो जाएगा, इस कॉलोनी में तीन बैंकों ने पहले दिया है। | Yes, three banks have lent in this colony before.`,
  festive: says`
    शुभ दिन पर बयाना देना हो तो काग़ज़ की जाँच अभी से शुरू करा लीजिए। | If you wish to pay the advance on the auspicious day, let the papers be checked now.
    त्योहार की छुट्टी में घर आए हैं तो ज़मीन भी देख लीजिए, रविवार को भी साथ चलेंगे। | Home for the holidays? See the land while you are here; we go with you on Sundays too.`,
}

export const documents: Category = {
  category: 'Lawyer, CA & Documents',
  weight: 5,
  providers: says`
    एंड एसोसिएट्स | & Associates
    लॉ चैंबर | Law Chamber
    टैक्स कंसल्टेंसी | Tax Consultancy
    दस्तावेज़ सेवा | Dastavez Seva
    नोटरी एंड रजिस्ट्री | Notary & Registry`,
  mottos: says`
    सही सलाह, साफ़ फ़ीस | Sound advice, a plain fee
    काग़ज़ पूरे तो नींद पूरी | Papers in order, sleep in order
    क़ानून को आसान भाषा में | The law in plain words`,
  about: says`
    रजिस्ट्री, वसीयत, किरायानामा, शपथ पत्र, जीएसटी और आयकर का काम समय पर किया जाता है। | Registry, wills, rent agreements, affidavits, GST and income tax, done on time.
    पहली सलाह आधे घंटे की है और मुफ़्त है, मुक़दमे की ज़रूरत न हो तो साफ़ कह दिया जाता है। | The first half hour of advice is free, and if you do not need a case we say so.
    आपके काग़ज़ गोपनीय रहते हैं और काम के बाद मूल प्रति रसीद पर लौटाई जाती है। | Your papers stay confidential and originals are returned against a receipt.`,
  items: items`
    आयकर रिटर्न | income tax return | 600 | वेतन वालों का उसी दिन, फ़ॉर्म सोलह और पासबुक लाइए। | For salaried people the same day; bring Form 16 and the passbook.
    जीएसटी पंजीकरण | GST registration | 1500 | सात से दस दिन में नंबर, दुकान की फ़ोटो हम ले लेंगे। | The number comes in seven to ten days; we take the photo of your shop.
    किरायानामा | rent agreement | 700 | स्टाम्प और नोटरी के साथ, ग्यारह महीने का। | For eleven months, with stamp and notary.
    शपथ पत्र | affidavit | 200 piece | नाम सुधार, आय, निवास, एक घंटे में तैयार। | Name correction, income or residence, ready in an hour.
    वसीयत लेखन | drafting a will | 3000 | सरल हिंदी में, गवाहों के सामने, पंजीकरण में साथ। | In simple Hindi, before witnesses, and we go with you to register it.`,
  tips: pieces`
    आधार और पैन में नाम अलग हो तो | When Aadhaar and PAN differ | पहले तय कीजिए कि मैट्रिक के प्रमाण पत्र में क्या लिखा है, उसी को आधार मानिए। फिर आधार, उसके बाद पैन और बैंक में सुधार कराइए। क्रम उलटा किया तो हर जगह फिर से दौड़ना पड़ेगा। | Begin with what the matric certificate says. Correct Aadhaar first, then PAN, then the bank. Do it in the wrong order and you run twice everywhere.
    छोटे दुकानदार और जीएसटी | GST for a small shop | सिर्फ़ सामान बेचने वालों का सालाना कारोबार आम तौर पर चालीस लाख से ऊपर हो तब पंजीकरण ज़रूरी है, सेवा में बीस लाख। दूसरे राज्य में या ऑनलाइन बेचते हों तो नियम अलग हैं। एक बार पूछ लेना जुर्माने से सस्ता है। | If you sell only goods, registration is generally needed above forty lakh a year, for services above twenty. Selling to other states or online follows other rules. Asking once is cheaper than a penalty.
    वसीयत आज क्यों लिखें | Why write a will today | वसीयत से संपत्ति तुरंत नहीं जाती, आप जब चाहें बदल सकते हैं। दो गवाह हों जिन्हें उसमें कुछ न मिल रहा हो। बिना वसीयत के भाई-बहन का प्यार कचहरी में ख़र्च होता है। | A will gives nothing away today, and you may change it any time. Take two witnesses who gain nothing by it. Without one, the love between brothers and sisters is spent in court.`,
  stories: pieces`
    सत्रह साल का मुक़दमा, एक कप चाय | Seventeen years and a cup of tea | दो भाई एक दीवार के लिए सत्रह साल कचहरी आए। लोक अदालत में हमने दोनों को एक ही बेंच पर बैठाया और चाय मँगाई। कप ख़त्म होने से पहले दीवार आधी-आधी हो गई। | Two brothers came to court for seventeen years over a wall. At the Lok Adalat we sat them on one bench and sent for tea. The wall was shared before the cups were empty.
    अम्मा की पेंशन | Amma's pension | एक अक्षर की ग़लती से एक अम्मा की पेंशन ढाई साल रुकी रही। तीन दफ़्तर, एक शपथ पत्र और एक आवेदन लगा। पहला पैसा आते ही वे हमारे लिए घर का अचार लेकर आईं। | One wrong letter had held up an old lady's pension for two and a half years. It took three offices, an affidavit and an application. With the first money came a jar of her own pickle.`,
  questions: exchanges`
    पैन कार्ड कितने दिन में बनेगा? | How long does a PAN card take? | ई-पैन तीन-चार दिन में ईमेल पर, कार्ड डाक से पंद्रह दिन में। | The e-PAN comes by email in three or four days, the card by post in fifteen.
    ज़मीन की रजिस्ट्री में क्या-क्या लगेगा? | What is needed for a land registry? | दोनों पक्ष का आधार और पैन, दो गवाह, खतियान और लगान रसीद। लिस्ट भेज रहे हैं। | Aadhaar and PAN of both sides, two witnesses, khatiyan and rent receipt. We will send you the list.
    मिलने के लिए समय लेना पड़ेगा? | Do I need an appointment? | शाम पाँच से आठ चैंबर में रहते हैं, फ़ोन कर लें तो इंतज़ार नहीं होगा। | We are in the chamber from five to eight. Call first and you will not wait.`,
  festive: says`
    कचहरी बंद रहेगी पर ज़रूरी शपथ पत्र और ऑनलाइन काम त्योहार में भी होंगे। | The court is closed, but urgent affidavits and online work go on through the festival.
    नई दुकान का मुहूर्त है तो पंजीकरण, ट्रेड लाइसेंस और बिल की तैयारी पहले करा लीजिए। | If you open a new shop on the auspicious day, have registration, trade licence and bills ready before.`,
}

export const finance: Category = {
  category: 'Insurance, Loan & Banking',
  weight: 6,
  providers: says`
    बीमा सेवा | Bima Seva
    फ़ाइनेंस | Finance
    ग्राहक सेवा केंद्र | Grahak Seva Kendra
    इंश्योरेंस पॉइंट | Insurance Point
    मनी ट्रांसफ़र | Money Transfer`,
  mottos: says`
    छोटी बचत, बड़ा सहारा | Small savings, a strong support
    शर्तें पढ़कर सुनाएँगे, फिर दस्तख़त | We read you the terms, then you sign
    बैंक दूर है तो हम पास हैं | The bank is far, we are near`,
  about: says`
    पैसा निकालना, जमा करना, भेजना और खाता खोलना आधार से पाँच मिनट में हो जाता है, हर बार पर्ची मिलती है। | Withdraw, deposit, send or open an account with Aadhaar in five minutes, and always with a slip.
    जीवन, स्वास्थ्य, गाड़ी और फ़सल बीमा में कंपनी नहीं, आपकी ज़रूरत देखकर सलाह दी जाती है। | For life, health, vehicle and crop insurance we look at your need, not at the company.
    दावे के समय फ़ॉर्म भरने से पैसा आने तक हम साथ रहते हैं। | When there is a claim, we stay with you from the form to the payment.`,
  items: items`
    गाड़ी का बीमा | vehicle insurance | 950 | बाइक का थर्ड पार्टी बीमा, पॉलिसी तुरंत फ़ोन पर। | Third-party cover for a bike, the policy on your phone at once.
    स्वास्थ्य बीमा | health insurance | 7800 | चार लोगों का परिवार, पाँच लाख तक, साल का प्रीमियम। | A family of four, up to five lakh, premium for the year.
    पैसा भेजना | money transfer | 50 | पाँच हज़ार तक, दो मिनट में खाते में, पर्ची साथ। | Up to five thousand, in the account in two minutes, with a slip.
    दुकान के लिए लोन | loan for your shop | 50000 | मुद्रा योजना में काग़ज़ तैयार कराने की मदद, कोई दलाली नहीं। | Help with the papers for a Mudra loan, and no middleman's cut.
    आवर्ती जमा | recurring deposit | 500 month | पाँच साल में कितना बनेगा, पहले दिन लिखकर देते हैं। | We write down on the first day what it becomes in five years.`,
  tips: pieces`
    ओटीपी किसी को मत बताइए | Never tell anyone the OTP | बैंक, बिजली विभाग या पुलिस, कोई फ़ोन पर ओटीपी या पिन नहीं पूछता। पैसा पाने के लिए पिन कभी नहीं डालना पड़ता, डाला तो समझिए गया। ठगी हो जाए तो तुरंत 1930 पर फ़ोन कीजिए। | Neither bank nor electricity office nor police ever asks for an OTP or PIN by phone. You never enter a PIN to receive money: if you do, it is gone. If you have been cheated, call 1930 at once.
    बीमा लेते समय बीमारी मत छिपाइए | Do not hide an illness from the insurer | शुगर, बीपी या पुराना ऑपरेशन फ़ॉर्म में लिखवाइए, प्रीमियम थोड़ा बढ़ेगा पर दावा नहीं रुकेगा। प्रतीक्षा अवधि कितनी है, यह पूछिए। पॉलिसी की कॉपी घर में सबको दिखाकर रखिए। | Write sugar, blood pressure or an old operation into the form: the premium rises a little, but the claim is safe. Ask about the waiting period. Show everyone at home where the policy is kept.
    लोन लेने से पहले तीन सवाल | Three questions before a loan | किस्त महीने की कमाई के तीसरे हिस्से से ज़्यादा तो नहीं, कुल कितना लौटाना होगा और जल्दी चुकाने पर क्या लगेगा। मोबाइल ऐप के तुरंत लोन से दूर रहिए, वे फ़ोन की सारी जानकारी ले लेते हैं। | Is the instalment under a third of what you earn, what is the total to repay, and what does early repayment cost? Stay away from instant loan apps that take everything on your phone.`,
  stories: pieces`
    गुल्लक से बैंक तक | From the clay pot to the bank | मोहल्ले की बारह महिलाओं ने रोज़ दस रुपये बचाने शुरू किए और हर शाम हमारे काउंटर पर जमा किए। एक साल में उसी पैसे और ग्रुप के लोन से सिलाई की चार मशीनें आईं। | Twelve women of the lane began to save ten rupees a day and brought them to our counter each evening. Within a year that money and a group loan had bought four sewing machines.
    जो पर्ची दीवार पर टँगी है | The slip on our wall | एक किसान भाई ने दो रुपये सैकड़ा वाला फ़सल बीमा आधे मन से लिया था। उसी साल ओले पड़े और दावे का पैसा खाते में आया। उन्होंने पर्ची की फ़ोटो हमें दी और कहा, इसे दीवार पर टाँगिए। | A farmer had taken crop insurance at two per cent with half a heart. The hail came that very year, and then the claim. He gave us a photograph of the slip and said: hang it on the wall.`,
  questions: exchanges`
    आधार से कितना पैसा निकाल सकते हैं? | How much can I withdraw with Aadhaar? | एक बार में दस हज़ार तक। दिन की सीमा आपके बैंक पर है। | Up to ten thousand at a time. The daily limit depends on your bank.
    बाइक का बीमा ख़त्म हो गया, अब क्या होगा? | My bike insurance has lapsed. What now? | गाड़ी और आरसी लेकर आइए, फ़ोटो लेकर उसी दिन नया हो जाएगा। | Bring the bike and the RC. We take photographs and it is renewed the same day.
    पेंशन का जीवन प्रमाण यहाँ बनता है? | Do you make the life certificate for pensions? | जी, अँगूठे से पाँच मिनट में। चलने में दिक़्क़त हो तो घर आ जाएँगे। | Yes, by thumbprint in five minutes. If walking is hard we come to your home.`,
  festive: says`
    परदेस से भेजा पैसा त्योहार में भी उसी दिन मिलेगा, काउंटर शाम आठ बजे तक खुला है। | Money sent from far away reaches you the same day even now; the counter is open till eight.
    इस त्योहार घरवालों को सुरक्षा का उपहार दीजिए, स्वास्थ्य बीमा की सलाह मुफ़्त है। | Give your family the gift of safety this festival; advice on health insurance is free.`,
}
