import { exchanges, items, pieces, says, type Category } from './category.ts'

export const laundry: Category = {
  category: 'Laundry & Cleaning',
  weight: 5,
  providers: says`
    लॉन्ड्री | Laundry
    ड्राई क्लीनर्स | Dry Cleaners
    धुलाई घर | Dhulai Ghar
    सफ़ाई सेवा | Safai Seva
    होम क्लीनिंग | Home Cleaning`,
  mottos: says`
    दाग़ गया, कपड़ा बचा | The stain goes, the cloth stays
    सुबह दीजिए, शाम को पहनिए | Give it in the morning, wear it tonight
    घर चमके, आप आराम कीजिए | The house shines while you rest`,
  about: says`
    कपड़ों की धुलाई, इस्त्री, ड्राई क्लीन के साथ घर, टंकी और दफ़्तर की सफ़ाई की जाती है। | Washing, ironing and dry cleaning, and cleaning of homes, tanks and offices.
    सफ़ेद, रंगीन और रेशमी कपड़े अलग-अलग धुलते हैं, हर कपड़े पर नंबर की पर्ची लगती है। | Whites, colours and silks are washed apart, and each piece carries a numbered tag.
    घरेलू सहायक, रसोइया और गार्ड पुलिस वेरिफ़िकेशन और पहचान पत्र के साथ भेजे जाते हैं। | Maids, cooks and guards come with police verification and an identity card.`,
  items: items`
    शर्ट धुलाई-इस्त्री | shirt wash and iron | 30 piece | कॉलर हाथ से रगड़ा जाता है, बटन टूटा हो तो टाँक देते हैं। | Collars are done by hand, and a missing button is sewn on.
    साड़ी ड्राई क्लीन | saree dry cleaning | 180 piece | बनारसी और ज़री मलमल में लपेटकर लौटती है। | Banarasi and zari come back wrapped in muslin.
    कंबल धुलाई | blanket wash | 250 piece | धूप में सुखाया हुआ, नरम और बिना महक। | Dried in the sun, soft and without a smell.
    घर की गहरी सफ़ाई | deep cleaning | 2800 | दो कमरे, रसोई और बाथरूम, तीन लोग, छह घंटे। | Two rooms, kitchen and bathroom: three people, six hours.
    कीट नियंत्रण | pest control | 1100 visit | तिलचट्टे और दीमक, बच्चों के लिए सुरक्षित दवा। | Cockroaches and termites, with child-safe chemicals.`,
  tips: pieces`
    हल्दी का दाग़ कैसे छुड़ाएँ | Getting rid of turmeric stains | पहले ठंडा पानी और साबुन, गरम पानी दाग़ पक्का कर देता है। धोकर गीला ही तेज़ धूप में डालिए, सूरज हल्दी का रंग उड़ा देता है। रेशमी कपड़ा हो तो कुछ मत कीजिए, सीधे ले आइए। | Cold water and soap first: hot water sets it. Hang it wet in strong sun, which bleaches turmeric. If it is silk, do nothing and bring it to us.
    बनारसी साड़ी की देखभाल | Looking after a Banarasi | साल में दो बार तह बदलिए और छाया में हवा लगाइए। प्लास्टिक नहीं, पुराने सूती कपड़े में लपेटिए और नेफ़्थलीन सीधे ज़री से न लगे। नीम की सूखी पत्तियाँ सबसे अच्छी हैं। | Change the folds twice a year and air it in the shade. Wrap it in old cotton, not plastic, and keep naphthalene off the zari. Dry neem leaves are best.
    रसोई के तिलचट्टे | Cockroaches in the kitchen | रात में सिंक सूखा और कूड़ेदान ख़ाली रखिए, उन्हें पानी सबसे ज़्यादा खींचता है। बोरिक पाउडर, आटा और चीनी की छोटी गोलियाँ चूल्हे के पीछे रखें, बच्चों की पहुँच से दूर। पाइप के छेद सीमेंट से बंद कराइए। | Leave the sink dry and the bin empty at night, for water draws them most. Put small balls of boric powder, flour and sugar behind the stove, out of children's reach. Have the holes around pipes closed.`,
  stories: pieces`
    कोयले की इस्त्री | The charcoal iron | हमारी दुकान में आज भी दादा जी की कोयले वाली इस्त्री रखी है। बिजली गई हो और किसी का इंटरव्यू हो तो वही काम आती है। पिछले महीने उसी से सँवरी शर्ट पहनकर एक लड़का नौकरी पा गया। | Grandfather's charcoal iron still stands in our shop. When the power is out and someone has an interview, it goes to work. Last month a boy got the job in a shirt it had pressed.
    जेब से निकली चिट्ठी | The letter in the pocket | एक पुराने कोट की जेब में पीली पड़ी चिट्ठी मिली। हमने धोने से पहले निकालकर लौटाई। पता चला, वह उनके पिता की आख़िरी चिट्ठी थी जिसे घर में दस साल से खोजा जा रहा था। | In the pocket of an old coat we found a yellowed letter and took it out before the wash. It was his father's last, and the family had searched for it for ten years.`,
  questions: exchanges`
    कपड़े घर से ले जाते हैं? | Do you collect from home? | हाँ, सुबह आठ से दस के बीच, तीन सौ रुपये से ऊपर मुफ़्त। | Yes, between eight and ten in the morning, free above three hundred rupees.
    चाय का पुराना दाग़ निकल जाएगा? | Will an old tea stain come out? | सूती से अक्सर निकल जाता है। देखकर बताएँगे, न निकले तो पैसा नहीं। | From cotton it usually does. Let us see it; if it stays you pay nothing.
    खाना बनाने वाली दीदी मिल सकती हैं? | Can you find me a cook? | जी, दो वक़्त के लिए। पसंद और समय बता दीजिए, पहले तीन दिन देखकर पक्का कीजिए। | Yes, for two meals. Tell us your taste and hours, and decide after three days.`,
  festive: says`
    त्योहार की सफ़ाई में परदे, सोफ़ा और कालीन की धुलाई साथ कराने पर ख़ास दर। | A special rate for curtains, sofa and carpet together in the festival cleaning.
    पूजा के कपड़े अलग पानी में धुलते हैं, दो दिन पहले दे दीजिए ताकि समय पर मिलें। | Puja clothes are washed in separate water; give them two days early to have them in time.`,
}

export const utensils: Category = {
  category: 'Utensils & Household',
  weight: 6,
  providers: says`
    बर्तन भंडार | Bartan Bhandar
    स्टील हाउस | Steel House
    क्रॉकरी | Crockery
    बर्तन महल | Bartan Mahal
    होम नीड्स | Home Needs`,
  mottos: says`
    रसोई की शान, पीढ़ियों की पहचान | The pride of the kitchen for generations
    वज़न देखिए, चमक पर मत जाइए | Look at the weight, not the shine
    कटोरी से कड़ाही तक | From the katori to the kadhai`,
  about: says`
    स्टील, पीतल, काँसा, लोहा और मिट्टी के बर्तन, गैस चूल्हा, कुकर और प्लास्टिक का सामान मिलता है। | Steel, brass, bronze, iron and clay, with stoves, cookers and plasticware.
    बर्तन तौलकर या गिनकर, दोनों तरह मिलते हैं और नाम की खुदाई मुफ़्त होती है। | We sell by weight or by piece and engrave the name for nothing.
    पुराना पीतल-काँसा सही भाव पर बदला जाता है और कुकर की मरम्मत यहीं होती है। | Old brass and bronze are exchanged at a fair rate, and cookers are mended here.`,
  items: items`
    प्रेशर कुकर | pressure cooker | 1250 piece | पाँच लीटर, आईएसआई, अतिरिक्त रबर साथ। | Five litres, ISI-marked, with a spare gasket.
    स्टील डिनर सेट | steel dinner set | 2200 set | छह थाली, बारह कटोरी, छह गिलास, भारी चादर का। | Six plates, twelve katoris and six glasses in heavy gauge.
    लोहे की कड़ाही | iron kadhai | 420 piece | गाँव के लोहार की गढ़ी हुई, सब्ज़ी का रंग बदल दे। | Beaten by a village smith, it changes the colour of a sabzi.
    पीतल का लोटा | brass lota | 650 piece | पूजा और शगुन दोनों के लिए, हाथ की चमक। | For puja and shagun, polished by hand.
    गैस चूल्हा | gas stove | 1850 piece | दो बर्नर, स्टील बॉडी, घर आकर जोड़ देते हैं। | Two burners, steel body, connected at your home.`,
  tips: pieces`
    लोहे की कड़ाही में ज़ंग न लगे | Keep rust off an iron kadhai | धोकर तुरंत पोंछिए और आँच पर सुखाकर सरसों तेल की पतली परत लगा दीजिए। खट्टी सब्ज़ी उसमें रातभर मत छोड़िए। नई कड़ाही में पहले तीन बार सिर्फ़ प्याज़ भूनिए, तह जम जाएगी। | Wipe at once, dry it on the flame and rub in a film of mustard oil. Do not leave anything sour in it overnight. Fry only onions in a new one the first three times, and the seasoning sets.
    कुकर की सीटी न आए तो | When the cooker will not whistle | पहले सीटी का छेद सुई से साफ़ कीजिए, फिर रबर को ठंडे पानी में दस मिनट रखिए। साल में एक बार रबर और दो साल में सेफ़्टी वॉल्व बदलिए। भाप निकलने से पहले ढक्कन पर ज़ोर मत लगाइए। | Clear the vent with a needle, then leave the gasket in cold water for ten minutes. Change the gasket every year and the safety valve every two. Never force the lid before the steam is out.
    पीतल चमकाने का देसी नुस्ख़ा | Shining brass the old way | इमली या नींबू में नमक मिलाकर रगड़िए, सादे पानी से धोकर तुरंत सूखे कपड़े से पोंछिए। चूल्हे की छनी राख भी उतना ही काम करती है। पानी की बूँद सूख गई तो दाग़ रह जाएगा। | Rub with tamarind or lime and salt, rinse and dry at once. Sieved ash from the hearth does as well. A drop left to dry leaves a mark.`,
  stories: pieces`
    विदाई का बक्सा | The trunk for the bride | एक पिता बेटी के लिए इक्यावन बर्तन चुनने तीन दिन आते रहे। हर थाली पर नाम खुदवाया और आख़िरी कटोरी पर हाथ फेरकर बोले, अब घर सूना लगेगा। हमने एक छोटा गिलास अपनी तरफ़ से रख दिया। | A father came three days running to choose fifty-one pieces for his daughter. He had her name cut into every plate, ran his hand over the last katori and said the house would be quiet now. We put in a small glass of our own.
    काँसे की थाली लौट आई | The bronze plate that came home | तीस साल पहले बिकी काँसे की थाली एक पोता बदलने लाया। पिताजी ने पीछे अपना पुराना निशान पहचाना और बोले, इसे मत बदलो, माँजकर रखो। अब वह हर हफ़्ते उसकी फ़ोटो भेजता है। | A grandson brought in a bronze plate we had sold thirty years ago. Father knew his own mark on the back and said: do not exchange it, polish it. Now he sends us a photo every week.`,
  questions: exchanges`
    कुकर का रबर और सीटी मिलेगी? | Do you have gaskets and whistles for cookers? | हर कंपनी का है, कुकर का नाम और लीटर बता दीजिए। | For every make. Just tell us the name and the litres.
    बर्तन पर नाम लिखने में कितना समय लगता है? | How long does engraving take? | एक बर्तन में दो मिनट, शादी का पूरा सेट हो तो शाम तक। | Two minutes a piece, by evening for a whole wedding set.
    पुराना पीतल किस भाव लेते हैं? | What do you give for old brass? | बाज़ार के भाव से, तौलकर आपके सामने। नए सामान में जोड़ देते हैं। | The market rate, weighed before you and set against your purchase.`,
  festive: says`
    धनतेरस हो या लगन, शगुन के बर्तन ग्यारह रुपये के चम्मच से शुरू हैं। | For Dhanteras or a wedding, auspicious pieces begin with a spoon at eleven rupees.
    त्योहार के पकवान के लिए बड़ी कड़ाही और झारा किराये पर भी मिलेगा। | Large kadhais and ladles for festival cooking can also be hired.`,
}

export const otherServices: Category = {
  category: 'Other Services',
  weight: 3,
  providers: says`
    सेवा केंद्र | Seva Kendra
    की मेकर एंड लॉक सर्विस | Key Maker & Lock Service
    घड़ी साज़ | Ghadi Saaz
    वेल्डिंग वर्कशॉप | Welding Workshop
    आटा चक्की | Atta Chakki`,
  mottos: says`
    छोटा काम भी पूरे मन से | Small jobs, done with a whole heart
    जो कहीं न हो, यहाँ पूछिए | If no one else does it, ask here
    आपके मोहल्ले का भरोसेमंद हाथ | A hand your neighbourhood can trust`,
  about: says`
    चाबी, घड़ी, छाता, वेल्डिंग और पिसाई जैसे रोज़ के काम, जिनके लिए लोग पूरा शहर घूमते हैं, यहाँ हो जाते हैं। | Keys, watches, umbrellas, welding, milling: the everyday jobs people search the whole town for.
    काम देखने का कोई पैसा नहीं, ठीक होने लायक न हो तो साफ़ बता दिया जाता है। | Looking costs nothing, and if it cannot be mended we say so.
    बुज़ुर्गों और अस्पताल के काम को लाइन से पहले किया जाता है। | Work for the elderly and for hospitals goes ahead of the queue.`,
  items: items`
    नई चाबी | duplicate key | 60 piece | मशीन से कटी, ताले में लगाकर देते हैं। | Cut by machine and tried in your lock.
    घड़ी की मरम्मत | watch repair | 120 | सेल, शीशा, पट्टा और मशीन, पुरानी चाबी वाली घड़ी भी। | Cell, glass, strap or movement, and old wind-up watches too.
    लोहे का गेट | iron gate | 145 kg | डिज़ाइन चुनिए, नाप लेकर बनाते और लगाते हैं। | Choose a design; we measure, make and fit it.
    गेहूँ की पिसाई | wheat milling | 4 kg | पत्थर की चक्की, मोटा-महीन जैसा आप कहें। | Stone-ground, coarse or fine as you say.
    छाता मरम्मत | umbrella repair | 40 piece | तीली, डंडी और कपड़ा, आधे घंटे में। | Rib, handle or cloth, in half an hour.`,
  tips: pieces`
    ताला अटके तो तेल मत डालिए | Do not oil a stiff lock | सरसों तेल धूल पकड़ता है और ताला और जाम होता है। पेंसिल की नोक घिसकर उसका चूरा चाबी पर लगाइए और चार-पाँच बार घुमाइए। फिर भी न चले तो ज़ोर मत लगाइए, चाबी टूटकर अंदर रह जाएगी। | Mustard oil gathers dust and makes it worse. Rub pencil lead on the key and turn it four or five times. If it still sticks do not force it, or the key breaks off inside.
    घड़ी में भाप जम जाए | When a watch mists up | घड़ी को धूप में मत रखिए, सूखे चावल के डिब्बे में रातभर रख दीजिए। सुबह भी भाप दिखे तो सेल निकलवा लीजिए, नहीं तो मशीन में ज़ंग लगेगा। | Do not put it in the sun; leave it overnight in a tin of dry rice. If the mist is still there in the morning, have the cell taken out before the movement rusts.
    गेहूँ पिसवाने से पहले | Before you take wheat to the mill | गेहूँ धोकर दो दिन धूप में सुखाइए, दाँत से तोड़ने पर कट की आवाज़ आए तब लाइए। गीला गेहूँ आटे को जल्दी खट्टा करता है। गरम आटा खुला ठंडा करके ही डिब्बे में भरिए। | Wash it and sun it for two days, until a grain cracks between the teeth. Damp wheat sours the flour. Let hot flour cool in the open before you close the tin.`,
  stories: pieces`
    पंद्रह मिनट और एक बंद दरवाज़ा | Fifteen minutes and a closed door | दो साल का बच्चा कमरे में था और कुंडी अंदर से लग गई। ताला खोलने में पंद्रह मिनट लगे, माँ के लिए वे पंद्रह साल थे। बच्चा अंदर आराम से सो रहा था। | A two-year-old had bolted the door from inside. It took us fifteen minutes to open it, and for the mother fifteen years. The child was fast asleep.
    रुकी घड़ी फिर चली | The watch that ran again | एक मास्टर साहब की घड़ी उनके रिटायर होने के दिन रुक गई थी और छह साल दराज़ में पड़ी रही। पुर्ज़ा कोलकाता से आया। टिक-टिक सुनते ही वे बोले, चलो, घंटी बजाने का समय हो गया। | A schoolmaster's watch stopped on the day he retired and lay in a drawer for six years. The part came from Kolkata. When he heard it tick he said: well then, time to ring the bell.`,
  questions: exchanges`
    गाड़ी की चाबी खो गई, बन जाएगी? | I have lost my bike key. Can you make one? | बन जाएगी, आरसी और पहचान पत्र साथ लाइए, उसके बिना नहीं बनाते। | Yes. Bring the RC and an identity card, we never make one without.
    घर आकर ताला खोल देंगे? | Will you come home to open a lock? | आते हैं, रात नौ बजे तक। मोहल्ले के एक व्यक्ति का साथ होना ज़रूरी है। | Yes, till nine at night. A neighbour must be present.
    चक्की कितने बजे तक चलती है? | Until when does the mill run? | सुबह सात से दोपहर एक और शाम चार से आठ, बिजली रहे तो। | From seven to one and from four to eight, if there is power.`,
  festive: says`
    त्योहार के पकवान का आटा, बेसन और सत्तू सुबह जल्दी पिसता है, भीड़ से पहले आ जाइए। | Flour, besan and sattu for the festival are milled early; come before the crowd.
    घर बंद करके गाँव जा रहे हैं तो ताले एक बार दिखा लीजिए, जाँच मुफ़्त है। | Locking up to go to the village? Let us look at your locks first, the check is free.`,
}
