import { exchanges, items, pieces, says, type Category } from './category.ts'

export const tentHouse: Category = {
  category: 'Event, Tent & Catering',
  weight: 7,
  providers: says`
    टेंट हाउस | Tent House
    कैटरर्स | Caterers
    टेंट एंड डेकोरेशन | Tent & Decoration
    विवाह भवन | Vivah Bhawan
    डीजे एंड लाइट्स | DJ & Lights`,
  mottos: says`
    आप मेहमान सँभालिए, बाक़ी हम | You look after the guests, we do the rest
    मंडप से विदाई तक साथ | With you from the mandap to the farewell
    सजावट ऐसी कि फ़ोटो बोल उठे | Decoration that speaks in every photograph`,
  about: says`
    शादी, तिलक, जनेऊ, मुंडन, जन्मदिन और सभा के लिए टेंट, कुर्सी, रोशनी, खाना और जनरेटर सब मिलता है। | Tent, chairs, lights, food and generator for weddings, tilak, janeu, mundan, birthdays and meetings.
    रसोई में लकड़ी और गैस दोनों का इंतज़ाम है, हलवाई पुराने हैं और बनाने का पानी छना हुआ आता है। | We cook on wood or gas, the halwais have been with us for years, and the water is filtered.
    सामान की गिनती आपके सामने होती है, पर्ची पर दोनों के दस्तख़त रहते हैं। | Everything is counted in your presence and both sides sign the slip.`,
  items: items`
    शादी का टेंट | wedding tent | 35000 | मंडप, स्टेज, गेट और सौ कुर्सियाँ, लगाना-उतारना शामिल। | Mandap, stage, gate and a hundred chairs, putting up and taking down included.
    शाकाहारी भोज | vegetarian feast | 280 plate | पूड़ी, दो सब्ज़ी, पुलाव, दाल, दही-बड़ा, दो मिठाई और सलाद। | Puri, two vegetables, pulao, dal, dahi vada, two sweets and salad.
    डीजे सेट | DJ set | 9500 night | साउंड, लाइट और जनरेटर, रात दस बजे तक नियम से। | Sound, lights and generator, until ten at night as the rule says.
    मंच की फूल सजावट | stage flowers | 12000 | गेंदा, रजनीगंधा और गुलाब, सुबह की मंडी से। | Marigold, tuberose and rose from the morning market.
    कुर्सी-मेज़ | chairs and tables | 1500 hundred | कवर धुले हुए, टूटी कुर्सी गाड़ी में चढ़ती ही नहीं। | With washed covers; a broken chair never gets onto the van.`,
  tips: pieces`
    मेहमानों का खाना कैसे गिनें | Counting for the feast | जितने कार्ड बाँटे हों, उन पर ढाई व्यक्ति मानिए और उसका पचहत्तर प्रतिशत लीजिए। बच्चों के लिए आधी थाली गिनिए। दस प्रतिशत पूड़ी का आटा अलग रखिए, गरम पूड़ी आख़िर में भी निकल जाएगी। | Take two and a half persons for each card and three quarters of the total. Count half a plate for children. Keep a tenth of the puri dough aside and even the last guest gets a hot one.
    टेंट में आग से बचाव | Keeping a tent safe from fire | रसोई मंडप से कम से कम तीस फ़ुट दूर रखिए और बीच में पानी के दो ड्रम। बिजली का जोड़ खुला न रहे, झालर कपड़े से सटी न हो। निकलने का दूसरा रास्ता कुर्सियों से मत भरिए। | Keep the kitchen at least thirty feet from the mandap, with two drums of water between. No bare joints, no fairy lights touching cloth. And do not fill the second way out with chairs.
    बरसात की शादी | A wedding in the rains | ज़मीन पर पहले ईंट और तख़्ते, उसके ऊपर कालीन बिछवाइए। छत की ढलान एक तरफ़ हो और पानी का रास्ता खुदा हुआ। जनरेटर ऊँचे चबूतरे पर रहे और मेहमानों के लिए बीस छाते गेट पर। | Bricks and planks first, then the carpet. Let the roof slope to one side and dig a channel for the water. Put the generator on a platform and twenty umbrellas at the gate.`,
  stories: pieces`
    आँधी में खड़ा मंडप | The mandap that stood | जयमाल से दस मिनट पहले आँधी आई। हमारे अठारह लड़कों ने बीस मिनट तक बाँस पकड़े रखे, किसी ने नहीं छोड़ा। हवा थमी तो दूल्हे ने पहले उन्हीं को शरबत पिलाया। | Ten minutes before the garlands a storm broke. Eighteen of our boys held the bamboo for twenty minutes and not one let go. When the wind dropped, the groom served them sherbet first.
    जिस आँगन में माँ की शादी हुई थी | The courtyard of her mother's wedding | पच्चीस साल पहले जिस आँगन में हमने माँ का मंडप बाँधा था, इस जेठ में उसी जगह बेटी का बाँधा। पुरानी फ़ोटो निकालकर केले के खंभे वहीं लगाए गए। | Twenty-five years ago we put up a mandap in that courtyard for the mother. This summer we did it for the daughter, and with the old photograph in hand set the banana stems in the very same places.`,
  questions: exchanges`
    तीन सौ मेहमानों का पूरा ख़र्च बता सकते हैं? | Could you tell me the cost for three hundred guests? | खाना और टेंट मिलाकर सवा लाख के आस-पास। घर देखकर पक्का लिखकर देंगे। | Food and tent come to about a lakh and a quarter. We will put it in writing once we have seen the place.
    तारीख़ पक्की करने के लिए कितना अग्रिम लगेगा? | How much advance fixes the date? | बीस प्रतिशत। तारीख़ बदले तो एक महीने पहले बताने पर पूरा जुड़ जाता है। | Twenty per cent. If the date changes and you tell us a month before, it all counts.
    सिर्फ़ बर्तन और चूल्हा किराये पर मिलेगा? | Can I hire only pots and a stove? | जी मिलेगा, सौ लोगों का सेट आठ सौ रुपये दिन। | Yes, a set for a hundred people is eight hundred a day.`,
  festive: says`
    पूजा पंडाल, जागरण और मोहल्ले के भोज की बुकिंग खुली है, समिति के लिए ख़ास दर। | Bookings are open for pandals, jagran and neighbourhood feasts, with a special rate for committees.
    त्योहार के ठीक बाद लगन शुरू है: तारीख़ बता दीजिए, सामान आपके नाम पर रख देंगे। | Weddings begin right after the festival: tell us the date and we put the things in your name.`,
}

export const photography: Category = {
  category: 'Photography & Video',
  weight: 5,
  providers: says`
    फ़ोटो स्टूडियो | Photo Studio
    डिजिटल स्टूडियो | Digital Studio
    फ़ोटोग्राफ़ी | Photography
    कलर लैब | Colour Lab
    वीडियो एंड मिक्सिंग | Video & Mixing`,
  mottos: says`
    पल बीत जाता है, फ़ोटो रह जाती है | The moment passes, the photo stays
    मुस्कुराइए, यह उम्र भर रहेगी | Smile, this one is for life
    पासपोर्ट फ़ोटो से शादी की फ़िल्म तक | From the passport photo to the wedding film`,
  about: says`
    शादी, जन्मदिन, स्कूल और सरकारी फ़ॉर्म की फ़ोटो के साथ ड्रोन और वीडियो का काम होता है। | Photographs for weddings, birthdays, schools and government forms, with drone and video.
    एल्बम का काग़ज़ और जिल्द आप चुनते हैं, फ़ोटो छाँटने आप स्टूडियो में साथ बैठ सकते हैं। | You choose paper and binding, and you may sit with us while the photos are picked.
    पुरानी, फटी और फीकी फ़ोटो को फिर से नया बनाया जाता है। | Old, torn and faded photographs are restored.`,
  items: items`
    पासपोर्ट फ़ोटो | passport photo | 60 set | आठ फ़ोटो, दस मिनट में, फ़ॉर्म के नाप की फ़ाइल भी। | Eight prints in ten minutes and a file in the size the form wants.
    शादी का पैकेज | wedding package | 28000 | दो दिन, दो कैमरे, वीडियो और चालीस पन्ने का एल्बम। | Two days, two cameras, video and an album of forty pages.
    जन्मदिन शूट | birthday shoot | 3500 | दो घंटे, सौ सँवारी हुई फ़ोटो, अगले दिन फ़ोन पर। | Two hours and a hundred finished photos on your phone the next day.
    पुरानी फ़ोटो सुधारना | photo restoration | 350 piece | फटे कोने, दाग़ और रंग, सब हाथ से ठीक किया जाता है। | Torn corners, stains and colour, all mended by hand.
    फ़्रेम में फ़ोटो | framed print | 450 piece | बारह गुणा अठारह इंच, लकड़ी का फ़्रेम, काँच साथ। | Twelve by eighteen inches in a wooden frame, with glass.`,
  tips: pieces`
    फ़ोन से अच्छी फ़ोटो | Better photos with a phone | लेंस कपड़े से पोंछिए और चेहरे को खिड़की की तरफ़ कीजिए, रोशनी पीछे नहीं। ज़ूम करने की जगह दो क़दम आगे बढ़िए। बच्चे की फ़ोटो घुटनों पर बैठकर उसकी ऊँचाई से लीजिए। | Wipe the lens and turn the face to the window, so that the light is never behind. Take two steps forward instead of zooming. Kneel down and photograph a child at its own height.
    फ़ॉर्म की फ़ोटो बार-बार क्यों लौटती है | Why forms reject your photo | सफ़ेद पृष्ठभूमि, दोनों कान दिखें, चश्मे पर चमक न हो और फ़ाइल बताए गए केबी के अंदर हो। WhatsApp से भेजी फ़ोटो धुँधली हो जाती है, दस्तावेज़ बनाकर भेजिए। | White background, both ears visible, no shine on the glasses and a file within the stated kilobytes. WhatsApp blurs a photo, so send it as a document.
    शादी की फ़ोटो सँभालकर रखिए | Keeping the wedding photos safe | पेन ड्राइव हमेशा के लिए नहीं होती। एक कॉपी हार्ड डिस्क में, एक किसी रिश्तेदार के घर और एक इंटरनेट पर रखिए। सौ सबसे प्यारी फ़ोटो छपवा लीजिए, काग़ज़ सबसे लंबा साथ देता है। | A pen drive is not for ever. Keep one copy on a hard disk, one with a relative and one online. And print the hundred you love most: paper lasts longest.`,
  stories: pieces`
    नाना जी की इकलौती फ़ोटो | The only photo of Nana | एक बिटिया फटा हुआ आधा फ़ोटो लेकर आई, नाना जी का और कोई चित्र नहीं था। तीन दिन में चेहरा पूरा हुआ। नानी ने फ़्रेम लेते ही आँचल से काँच पोंछा और बोलीं, यही मुस्कान थी। | A girl brought half a torn photograph, the only one of her grandfather. In three days the face was whole. Her grandmother wiped the glass with her sari and said: yes, that was the smile.
    पहली फ़ोटो, पहला पहचान पत्र | A first photo, a first card | गाँव के शिविर में पचासी साल की एक दादी ने पहली बार कैमरा देखा। बोलीं, पहले बाल बना लूँ। पूरी लाइन रुकी, कंघी आई और वही उस दिन की सबसे सुंदर फ़ोटो बनी। | At a village camp a grandmother of eighty-five saw a camera for the first time. Let me do my hair, she said. The whole queue waited, a comb was fetched, and hers was the finest photo of the day.`,
  questions: exchanges`
    एल्बम कितने दिन में मिलेगा? | When will the album be ready? | फ़ोटो चुनने के बाद बीस दिन। जल्दी हो तो दस पन्ने पहले दे देंगे। | Twenty days after you choose the photos. If you are in a hurry, ten pages come first.
    ड्रोन भी साथ आएगा? | Will you bring a drone? | जहाँ अनुमति है वहाँ आएगा, चार हज़ार रुपये अलग। | Wherever it is permitted, for four thousand extra.
    घर आकर बच्चे की फ़ोटो खींच देंगे? | Could you photograph the baby at home? | ज़रूर, सुबह की धूप में सबसे अच्छी आती है। नौ से ग्यारह का समय रखिए। | Certainly. Morning light is best, so let us say between nine and eleven.`,
  festive: says`
    त्योहार पर पूरे परिवार की एक फ़ोटो फ़्रेम के साथ ख़ास दाम में, सब घर आए हैं तो मौक़ा मत छोड़िए। | A family portrait with frame at a special price: everyone is home, so do not miss the chance.
    पूजा और मेले की फ़ोटो हमारे कैमरे से, उसी शाम आपके फ़ोन पर। | Your puja and fair photos from our camera, on your phone the same evening.`,
}

export const printing: Category = {
  category: 'Printing & Flex',
  weight: 4,
  providers: says`
    प्रिंटिंग प्रेस | Printing Press
    फ़्लेक्स प्रिंट | Flex Print
    ऑफ़सेट प्रेस | Offset Press
    ग्राफ़िक्स | Graphics
    कार्ड एंड प्रिंट | Cards & Print`,
  mottos: says`
    सुबह डिज़ाइन, शाम को बैनर | Design in the morning, banner by evening
    अक्षर साफ़, रंग पक्के | Clear letters, fast colours
    आपकी बात, हमारी छपाई | You say it, we print it`,
  about: says`
    शादी कार्ड, विज़िटिंग कार्ड, बिल बुक, पर्चे, फ़्लेक्स बैनर और टी-शर्ट की छपाई होती है। | Wedding cards, visiting cards, bill books, handbills, flex banners and T-shirts.
    हिंदी, अंग्रेज़ी, उर्दू और मैथिली में टाइपिंग और वर्तनी की जाँच छपाई से पहले की जाती है। | We typeset in Hindi, English, Urdu and Maithili and check the spelling before we print.
    पहले नमूना फ़ोन पर भेजते हैं, आपके हाँ कहने पर ही मशीन चलती है। | A proof goes to your phone, and the machine starts only when you say yes.`,
  items: items`
    विज़िटिंग कार्ड | visiting cards | 120 hundred | मोटा काग़ज़, दोनों तरफ़ रंगीन, चमक या मैट। | Thick card, colour on both sides, gloss or matt.
    फ़्लेक्स बैनर | flex banner | 12 foot | किनारे मोड़कर और छल्ले लगाकर, दो घंटे में। | Hemmed and ringed, in two hours.
    शादी कार्ड | wedding cards | 1200 hundred | दो सौ डिज़ाइन सामने रखे हैं, गणेश जी से लेकर मधुबनी चित्र तक। | Two hundred designs on the table, from Ganesh ji to Madhubani art.
    बिल बुक | bill book | 140 piece | पचास पन्ने दोहरे, नंबर और जीएसटी के साथ। | Fifty duplicate leaves with numbers and GST.
    टी-शर्ट छपाई | T-shirt printing | 220 piece | सूती कपड़ा, पचास धुलाई तक रंग नहीं छूटता। | Cotton, and the print survives fifty washes.`,
  tips: pieces`
    बैनर पर कम लिखिए | Write less on a banner | चलती सड़क पर आँख तीन सेकंड देती है, इसलिए सात शब्द और एक फ़ोन नंबर काफ़ी है। पीले पर काला सबसे दूर से पढ़ा जाता है। लोगो से बड़ा नाम और नाम से बड़ा काम लिखिए। | The eye gives a banner three seconds, so seven words and one phone number are enough. Black on yellow reads from farthest. Make the name larger than the logo, and what you do larger than the name.
    शादी कार्ड छपने से पहले | Before the wedding card is printed | तारीख़ और दिन आपस में मिलाइए, तिथि पंचांग से और बुज़ुर्गों के नाम का क्रम घर में पूछकर। नमूना दो अलग लोग ज़ोर से पढ़ें। दस प्रतिशत कार्ड और सौ लिफ़ाफ़े ज़्यादा रखिए। | Match the date with the weekday and the tithi with the almanac, and ask at home about the order of the elders' names. Let two people read the proof aloud. Order ten per cent more cards and a hundred spare envelopes.
    फ़ोटो छपने लायक है या नहीं | Is your photo fit to print? | फ़ोन पर अच्छी दिखने वाली फ़ोटो बैनर पर फट सकती है। दो मेगाबाइट से छोटी फ़ाइल बड़े बैनर में न लगाएँ। स्क्रीनशॉट की जगह असली फ़ोटो भेजिए। | What looks fine on a phone may fall apart on a banner. Do not use a file under two megabytes for a large one. Send the original instead of a screenshot.`,
  stories: pieces`
    एक मात्रा की क़ीमत | The price of one vowel | पिताजी के ज़माने में एक कार्ड पर दूल्हे का नाम दिनेश की जगह दीनेश छप गया। रात भर जागकर तीन सौ कार्ड दोबारा छापे। तब से हमारी प्रेस में हर नाम दो लोग पढ़ते हैं। | In my father's time a card once had the groom's name with one vowel too long. He sat up all night and printed three hundred again. Since then two people read every name in this press.
    गाँव का पहला अख़बार | The village's first newspaper | एक सरकारी स्कूल के बच्चों ने चार पन्ने की पत्रिका बनाई, हमने मुफ़्त छापी। पहला अंक पूरे गाँव में पढ़ा गया और अगली सुबह मुखिया जी ने नाली की मरम्मत शुरू करा दी। | The children of a government school made a paper of four pages and we printed it for nothing. The whole village read the first issue, and next morning the mukhiya had the drain repaired.`,
  questions: exchanges`
    पचास कार्ड भी छाप देंगे? | Will you print as few as fifty cards? | जी, डिजिटल मशीन से। दाम थोड़ा ज़्यादा पड़ता है, पर काम उसी दिन। | Yes, on the digital machine. It costs a little more but it is done the same day.
    डिज़ाइन भी आप बनाएँगे? | Do you make the design too? | हाँ, दो नमूने तक मुफ़्त। सामग्री WhatsApp पर भेज दीजिए। | Yes, two drafts are free. Send us the text on WhatsApp.
    बैनर लगाने का काम करते हैं? | Do you put the banner up as well? | करते हैं, बाँस और फ़्रेम के साथ। जगह की अनुमति आपको लेनी होगी। | We do, with bamboo and frame. The permission for the spot has to come from you.`,
  festive: says`
    शुभकामना बैनर, पूजा समिति की रसीद और आमंत्रण पत्र एक दिन में छपकर तैयार। | Greeting banners, committee receipts and invitations printed within a day.
    त्योहार पर दुकान का नया बोर्ड लगवाइए, पुराने का डिज़ाइन हम मुफ़्त सुधार देंगे। | Put up a new shop board this festival, and we freshen the old design free.`,
}

export const puja: Category = {
  category: 'Puja Samagri & Pandit',
  weight: 6,
  faith: 'hindu',
  providers: says`
    पूजा भंडार | Puja Bhandar
    पूजन सामग्री केंद्र | Pujan Samagri Kendra
    ज्योतिष केंद्र | Jyotish Kendra
    फूल माला भंडार | Phool Mala Bhandar
    धार्मिक पुस्तक भंडार | Dharmik Pustak Bhandar`,
  mottos: says`
    विधि पूरी, सामग्री शुद्ध | The rite complete, the samagri pure
    एक थाली में पूरी पूजा | The whole puja on one plate
    श्रद्धा आपकी, सेवा हमारी | Your devotion, our service`,
  about: says`
    सत्यनारायण कथा, गृह प्रवेश, विवाह, जनेऊ और श्राद्ध की पूरी सामग्री लिस्ट के अनुसार बाँधकर मिलती है। | Complete samagri for Satyanarayan katha, housewarming, wedding, janeu and shraddh, packed by the list.
    अनुभवी पंडित जी घर आते हैं और मंत्र का अर्थ सरल हिंदी में समझाते हैं। | Experienced panditji come to your home and explain the mantras in simple Hindi.
    हवन की लकड़ी, घी, धूप और फूल रोज़ ताज़ा आते हैं, दक्षिणा और सामान का हिसाब पहले बता दिया जाता है। | Havan wood, ghee, incense and flowers come fresh, and both dakshina and costs are agreed beforehand.`,
  items: items`
    सत्यनारायण पूजा किट | Satyanarayan puja kit | 551 set | सुपारी से पंचमेवा तक बत्तीस चीज़ें, विधि की पुस्तिका साथ। | Thirty-two things from betel nut to five dry fruits, with a booklet.
    छठ का सूप-दउरा | Chhath soop and daura | 320 set | बाँस का हाथ से बुना, गाँव के कारीगरों से सीधा। | Hand-woven bamboo, straight from village weavers.
    गेंदे की माला | marigold garland | 25 piece | सुबह पाँच बजे गूँथी जाती है, शाम तक ताज़ा। | Strung at five in the morning and fresh till evening.
    हवन सामग्री | havan samagri | 180 kg | गुग्गुल, जटामांसी, जौ और तिल, बुरादा नहीं मिलाते। | Guggul, jatamansi, barley and sesame, and no sawdust.
    गृह प्रवेश पूजा | housewarming puja | 2100 | पंडित जी दो घंटे, मुहूर्त निकालना शामिल। | Panditji for two hours, with the muhurat worked out.`,
  tips: pieces`
    पूजा की तैयारी एक शाम पहले | Prepare the evening before | सामग्री की लिस्ट से मिलान रात में कर लीजिए, सुबह सिर्फ़ फूल, दूर्वा और दूध लाना रहे। आम के पत्ते गीले कपड़े में लपेटें, मुरझाएँगे नहीं। दीये की बाती घी में डुबोकर रख दीजिए। | Check the list at night, so that only flowers, durva and milk remain for the morning. Wrap the mango leaves in a wet cloth. Soak the wicks in ghee and set them aside.
    छठ के सूप में क्या-क्या | What goes into the Chhath soop | ठेकुआ, नारियल, गन्ना, केला, गागर नींबू, शकरकंद, मूली, हल्दी और अदरक का पौधा, सुथनी और पान-सुपारी। फल दाग़ रहित हों और बाँस के सूप को एक बार धोकर धूप दिखा दीजिए। | Thekua, coconut, sugarcane, banana, gagar lime, sweet potato, radish, turmeric and ginger with leaves, suthni, betel leaf and nut. Choose unblemished fruit, and wash and sun the bamboo soop once.
    चढ़े हुए फूल नदी में न डालें | Keep the flowers out of the river | पूजा के फूल गमले या गड्ढे में मिट्टी के साथ दबा दीजिए, दो महीने में खाद बन जाती है। प्लास्टिक की थैली और फ़ोटो अलग रखिए। नदी साफ़ रहेगी तो अर्घ्य भी पवित्र रहेगा। | Bury the flowers with earth in a pot or a pit, in two months they are compost. Keep plastic bags and paper images apart. If the river is clean, so is the offering.`,
  stories: pieces`
    घाट की पहली किरण | First light at the ghat | छठ की भोर हमारी दुकान पूरी रात खुली रहती है। चार बजे आख़िरी सूप बिकता है और हम भी घाट चले जाते हैं। पानी में खड़े होकर सूरज का इंतज़ार, साल भर की थकान वहीं उतर जाती है। | On the night of Chhath our shop never closes. The last soop is sold at four and then we too go to the ghat. Standing in the water and waiting for the sun, a year's tiredness falls away.
    माली काका की माला | The gardener's garlands | माली काका चालीस साल से हमारे लिए माला गूँथते हैं। धागा देखकर बता देते हैं कि माला मंदिर जाएगी या मंडप। पिछले महीने उनकी पोती के ब्याह की वरमाला हमने गूँथी, गाँठें उन्होंने ही ठीक कीं। | For forty years the same gardener has strung our garlands. From the thread he knows if one is for the temple or the mandap. Last month we strung the garlands for his granddaughter's wedding, and he put our knots right.`,
  questions: exchanges`
    रविवार को पंडित जी मिल जाएँगे? | Is panditji free on Sunday? | सुबह ग्यारह बजे के बाद ख़ाली हैं। पूजा का नाम और पता भेज दीजिए। | After eleven, yes. Please send the puja and the address.
    सामग्री की लिस्ट भेज देंगे क्या? | Could you send the list of samagri? | भेज देते हैं, घर में जो है उस पर निशान लगा दीजिए, बाक़ी बाँध देंगे। | We will. Tick what you have at home and we pack the rest.
    विवाह का मुहूर्त कब तक है? | Until when are there wedding dates? | वर और कन्या की राशि देखकर बताएँगे। जन्म की तारीख़, समय और स्थान लिख दीजिए। | It depends on both horoscopes. Please write the dates, times and places of birth.`,
  festive: says`
    पर्व की पूरी सामग्री एक टोकरी में बँधी मिलेगी, लिस्ट ऊपर लिखी रहती है ताकि कुछ छूटे नहीं। | Everything for the festival comes packed in one basket with the list on top, so that nothing is forgotten.
    भीड़ में धक्का न खाएँ: रात नौ बजे तक नाम लिखवाइए, सुबह छह बजे टोकरी तैयार। | No need for the crush: order by nine at night and the basket is ready at six.`,
}
