import { exchanges, items, pieces, says, type Category } from './category.ts'

export const mobileProvider: Category = {
  category: 'Mobile Shop & Repair',
  weight: 13,
  providers: says`
    मोबाइल सेंटर | Mobile Centre
    मोबाइल वर्ल्ड | Mobile World
    टेलीकॉम | Telecom
    मोबाइल रिपेयरिंग | Mobile Repairing
    कम्युनिकेशन | Communication`,
  mottos: says`
    टूटा फ़ोन लाइए, चलता फ़ोन ले जाइए | Bring it broken, take it home working
    रिपेयर आपकी आँखों के सामने | Repaired before your eyes
    नया फ़ोन, पुराना भरोसा | New phones, old trust`,
  about: says`
    स्क्रीन, बैटरी और चार्जिंग की मरम्मत आपके सामने होती है, खुला हुआ पुर्ज़ा आपको वापस मिलता है। | Screens, batteries and charging ports are repaired before you, and you get the old part back.
    नए फ़ोन पक्के बिल और किस्तों पर मिलते हैं; पुराना फ़ोन देकर दाम घटवा सकते हैं। | New phones come with a proper bill and on instalments, and your old one brings the price down.
    फ़ोन देने से पहले डेटा हटाना और नए में सब कुछ डालना हम सिखाते हैं, पासवर्ड कभी नहीं पूछते। | We show you how to wipe the old phone and move everything to the new one, and never ask for your password.`,
  items: items`
    स्क्रीन बदलाई | screen replacement | 1200 | चालीस मिनट का काम, तीन महीने की गारंटी। | Forty minutes' work with three months' guarantee.
    बैटरी बदलाई | battery replacement | 650 | कंपनी की क्षमता वाली बैटरी, फूली हुई पुरानी हम निपटा देंगे। | Of the rated capacity; we dispose of the swollen old one safely.
    नया स्मार्टफ़ोन | new smartphone | 8999 piece | 5जी, पक्का बिल, ग्लास और कवर साथ में मुफ़्त। | 5G, with a proper bill and a free screen guard and cover.
    फ़ास्ट चार्जर | fast charger | 450 piece | बीआईएस निशान वाला, छह महीने में ख़राब हो तो नया। | BIS marked, replaced if it fails within six months.
    नेकबैंड | neckband earphones | 599 piece | एक चार्ज पर दो दिन, आवाज़ दुकान पर सुनकर लीजिए। | Two days on a charge; listen to it here before you buy.`,
  tips: pieces`
    फ़ोन पानी में गिर जाए तो | If your phone falls in water | तुरंत बंद कीजिए, चार्जर मत लगाइए और हेयर ड्रायर से दूर रखिए। सिम निकालकर सूखे कपड़े में लपेटिए और जितनी जल्दी हो खुलवाकर साफ़ कराइए; चावल के डिब्बे का भरोसा मत कीजिए। | Switch it off at once, do not charge it and keep it away from the hair dryer. Take out the SIM, wrap the phone in a dry cloth and have it opened and cleaned soon; do not trust the rice bin.
    बैटरी लंबी कैसे चले | A battery that lasts | बीस से अस्सी प्रतिशत के बीच रखना सबसे अच्छा है, रात भर चार्ज पर मत छोड़िए। चार्ज करते समय कवर निकाल दीजिए और गर्म फ़ोन पर गेम मत खेलिए। | Between twenty and eighty per cent is best; do not leave it charging all night. Take the cover off while charging and do not play games on a hot phone.
    पुराना फ़ोन लेने से पहले | Before you buy a used phone | बिल और डिब्बे का आईएमईआई मिलाइए और *#06# दबाकर देखिए। संचार साथी पोर्टल पर नंबर डालकर जाँचिए कि फ़ोन चोरी का तो नहीं। बिना बिल का सस्ता फ़ोन महँगा पड़ता है। | Match the IMEI on the bill and the box by dialling *#06#. Check the number on the Sanchar Saathi portal to be sure it is not stolen. A cheap phone without a bill costs dear.`,
  stories: pieces`
    फ़ोटो बच गईं | The photos were saved | एक बुज़ुर्ग का फ़ोन नाली में गिर गया था। उन्हें फ़ोन नहीं, उसमें पड़ी पत्नी की फ़ोटो चाहिए थीं। दो दिन लगे, बोर्ड धोया, एक चिप बदली, और सारी फ़ोटो निकल आईं। उन्होंने पहली प्रिंट हमें दिखाई। | An old man's phone had fallen in a drain. He did not want the phone, he wanted his wife's photos in it. It took two days, a washed board and one new chip, and every photo came out. He showed us the first print.
    पहला वीडियो कॉल | The first video call | बेटा सूरत में काम करता है और माँ ने कभी स्मार्टफ़ोन नहीं चलाया था। दुकान में बैठकर बीस मिनट सिखाया, फिर पहला वीडियो कॉल लगा। उसके बाद दुकान में किसी को कुछ सुनाई नहीं दिया, सब बस देख रहे थे। | The son works in Surat and his mother had never used a smartphone. We sat with her for twenty minutes, and then came the first video call. The whole shop fell silent and watched.`,
  questions: exchanges`
    स्क्रीन बदलने में डेटा तो नहीं जाएगा? | Will I lose my data when the screen is changed? | नहीं, स्क्रीन का डेटा से कोई लेना-देना नहीं। फिर भी बैकअप लेना हो तो हम करवा देंगे। | No, the screen has nothing to do with it. We can still take a backup with you if you like.
    किस्त पर फ़ोन के लिए क्या काग़ज़ लगेंगे? | What papers do I need for instalments? | आधार, पैन और बैंक खाता। मंज़ूरी आधे घंटे में आ जाती है। | Aadhaar, PAN and a bank account. Approval takes half an hour.
    पुराने फ़ोन का कितना मिलेगा? | How much will I get for my old phone? | मॉडल और हालत देखकर, डिब्बा और बिल हो तो अच्छा दाम मिलता है। | It depends on the model and condition; the box and bill help.`,
  festive: says`
    त्योहार पर नए फ़ोन के साथ नेकबैंड मुफ़्त और पुराने के बदले पाँच सौ रुपये ज़्यादा। | A neckband free with every new phone this festival, and five hundred more for your old one.
    बिना ब्याज की किस्त सिर्फ़ त्योहार के हफ़्ते में, आधार और पैन साथ लाइए। | No-cost instalments only in the festival week; bring your Aadhaar and PAN.`,
}

export const appliances: Category = {
  category: 'Electronics & Appliances',
  weight: 7,
  providers: says`
    इलेक्ट्रॉनिक्स | Electronics
    टीवी सेंटर | TV Centre
    होम अप्लायंसेज़ | Home Appliances
    इन्वर्टर हाउस | Inverter House
    कूलर हाउस | Cooler House`,
  mottos: says`
    घर की हर मशीन, आसान किस्त पर | Every machine for the home, on easy instalments
    ख़रीद से फिटिंग तक, सब हमारे ज़िम्मे | From the shop to the socket, leave it to us
    बिजली कम, आराम ज़्यादा | Less power, more comfort`,
  about: says`
    टीवी, फ़्रिज, वॉशिंग मशीन, कूलर और इन्वर्टर चलाकर दिखाए जाते हैं, डिब्बा बाद में खुलता है। | Televisions, fridges, washing machines, coolers and inverters are shown running before any box is opened.
    उसी दिन घर पहुँचाना और फिटिंग मुफ़्त है; गारंटी कार्ड हम ख़ुद भरकर ऑनलाइन चढ़ा देते हैं। | Same-day delivery and fitting are free, and we fill in and register the warranty ourselves.
    बिजली का बिल देखकर बताते हैं कि कितने स्टार की मशीन आपके घर के लिए सही रहेगी। | We look at your electricity bill and tell you how many stars make sense for your home.`,
  items: items`
    एलईडी टीवी | LED TV | 12500 piece | बत्तीस इंच, दीवार पर टाँगने का स्टैंड साथ में। | Thirty-two inches, with the wall mount included.
    फ़्रिज | refrigerator | 15500 piece | एक सौ नब्बे लीटर, बिजली जाने पर भी घंटों ठंडा। | A hundred and ninety litres, cold for hours in a power cut.
    वॉशिंग मशीन | washing machine | 9800 piece | सेमी ऑटोमैटिक, कम पानी के दबाव में भी चलती है। | Semi-automatic, works with low water pressure too.
    इन्वर्टर बैटरी सेट | inverter and battery set | 19500 set | तीन पंखे, पाँच बल्ब और टीवी चार घंटे। | Three fans, five lights and a television for four hours.
    एयर कूलर | air cooler | 6200 piece | पचास लीटर की टंकी, ख़स की महक वाली घास। | A fifty-litre tank and khus pads with their own fragrance.`,
  tips: pieces`
    इन्वर्टर बैटरी की देखभाल | Looking after the inverter battery | तीन महीने पर पानी का स्तर देखिए और सिर्फ़ डिस्टिल्ड वाटर डालिए। टर्मिनल पर सफ़ेद जमाव आए तो स्विच बंद कराकर साफ़ करवाइए, और बैटरी को हवादार जगह पर रखिए। | Check the water every three months and use only distilled water. If white crust forms on the terminals, have it switched off and cleaned, and keep the battery where air moves.
    फ़्रिज का बिल कैसे घटे | Cut what the fridge costs you | दीवार से आधा फ़ुट दूर रखिए और गरम खाना सीधे मत रखिए। दरवाज़े की रबर में काग़ज़ फँसाकर खींचिए; आसानी से निकल आए तो रबर बदलने का समय है। | Keep it half a foot from the wall and never put hot food in. Close the door on a sheet of paper and pull: if it slips out, the seal needs changing.
    कूलर में ठंडक कम हो तो | When the cooler stops cooling | खिड़की खोलिए, बंद कमरे में कूलर सिर्फ़ नमी बढ़ाता है। घास हर मौसम में बदलिए और टंकी हर हफ़्ते ख़ाली करके सुखाइए, मच्छर भी नहीं पनपेंगे। | Open a window: in a closed room a cooler only adds damp. Change the pads every season and dry out the tank each week, which keeps mosquitoes away too.`,
  stories: pieces`
    क्रिकेट फ़ाइनल वाली रात | The night of the final | दोपहर तीन बजे एक मोहल्ले का टीवी जल गया और शाम को फ़ाइनल था। चार लोग चंदा लेकर दौड़े आए। साढ़े पाँच बजे नया टीवी दीवार पर था, और पूरी गली ने हमें भी बैठा लिया। | At three in the afternoon a lane's television burnt out, and the final was that evening. Four men came running with a collection. By half past five the new set was on the wall, and the whole lane made us stay.
    माँ की पहली वॉशिंग मशीन | Mother's first washing machine | बेटी ने पहली तनख़्वाह से माँ के लिए मशीन ली। फिटिंग करने वाले लड़के ने बताया कि माँ पूरे समय मशीन के आगे स्टूल डालकर बैठी रहीं, जैसे कोई सिनेमा चल रहा हो। | A daughter bought it with her first salary. The boy who fitted it told us that her mother drew up a stool and sat in front of the machine right through, as if it were a film.`,
  questions: exchanges`
    किस्त पर लेने में ब्याज लगेगा? | Is there interest on instalments? | छह महीने तक नहीं, सिर्फ़ एक बार की फ़ाइल फ़ीस लगती है। | Not for six months, only a one-time file charge.
    ख़राब हो जाए तो शिकायत कहाँ करें? | Where do I complain if it breaks down? | हमें फ़ोन कीजिए, कंपनी में शिकायत हम लिखवाते हैं और नंबर आपको भेजते हैं। | Call us. We log it with the company and send you the number.
    तीसरी मंज़िल तक फ़्रिज पहुँचा देंगे? | Will you carry the fridge to the third floor? | जी, दो आदमी साथ आते हैं, उसका अलग पैसा नहीं। | Yes, two men come along, at no extra charge.`,
  festive: says`
    त्योहार की बुकिंग खुली है: आज दाम पक्का कीजिए, शुभ दिन पर घर मँगवाइए। | Festival booking is open: fix the price today and have it delivered on the auspicious day.
    बड़ी मशीन के साथ मिक्सर या प्रेस उपहार में, और पुरानी मशीन का अच्छा दाम। | A mixer or an iron as a gift with every large machine, and a good price for the old one.`,
}

export const applianceRepair: Category = {
  category: 'Appliance & AC Repair',
  weight: 6,
  keeper: 'man',
  providers: says`
    रेफ़्रिजरेशन | Refrigeration
    एसी सर्विस | AC Service
    रिपेयर सेंटर | Repair Centre
    कूलिंग पॉइंट | Cooling Point
    टीवी फ़्रिज रिपेयर | TV & Fridge Repair`,
  mottos: says`
    फ़ोन कीजिए, उसी दिन मिस्त्री घर पर | Call us and the technician comes the same day
    पहले जाँच, फिर दाम, तब काम | First the check, then the price, then the work
    बदलने से पहले एक बार दिखा लीजिए | Before you replace it, let us see it`,
  about: says`
    एसी, फ़्रिज, वॉशिंग मशीन, टीवी और गीज़र की मरम्मत घर आकर होती है, बड़ा काम हो तो मशीन हम ख़ुद ले जाते हैं। | We repair ACs, fridges, washing machines, TVs and geysers at your home, and carry the machine ourselves when the job is big.
    ख़राबी और ख़र्च पहले लिखकर बताते हैं; आपकी हाँ के बिना पेंच भी नहीं खुलता। | We write down the fault and the cost first, and not a screw is turned until you say yes.
    लगाए हुए पुर्ज़े पर तीन महीने की गारंटी और पुराना पुर्ज़ा आपके हाथ में। | Three months' guarantee on parts, and the old part goes back into your hands.`,
  items: items`
    एसी सर्विस | AC service | 500 visit | जेट पंप से धुलाई, अंदर और बाहर दोनों यूनिट। | Jet-pump wash of the indoor and outdoor units.
    एसी गैस भराई | AC gas refill | 2200 | पहले लीकेज बंद, फिर गैस, दबाव मीटर पर दिखाकर। | The leak is closed first, then the gas goes in, with the gauge before you.
    फ़्रिज मरम्मत | fridge repair | 350 visit | जाँच की फ़ीस काम कराने पर बिल में घट जाती है। | The checking charge comes off the bill when we do the job.
    वॉशिंग मशीन मरम्मत | washing machine repair | 350 visit | ड्रम, मोटर और पानी का पंप, सारे पुर्ज़े गाड़ी में साथ। | Drum, motor and drain pump, with the parts in our van.
    सालाना देखभाल | yearly maintenance | 1500 | एसी की दो सर्विस और साल भर मुफ़्त जाँच। | Two AC services and free checks all year.`,
  tips: pieces`
    एसी का फ़िल्टर ख़ुद साफ़ कीजिए | Clean the AC filter yourself | हर पंद्रह दिन पर जाली निकालकर नल के नीचे धोइए और छाँव में सुखाकर लगाइए। इतने से ही ठंडक बढ़ती है और बिल घटता है। तापमान पच्चीस-छब्बीस पर रखिए और पंखा साथ चलाइए। | Every fortnight take out the mesh, rinse it under the tap and dry it in the shade. That alone cools better and costs less. Set twenty-five or twenty-six and run the fan along with it.
    फ़्रिज के पीछे से पानी | Water behind the fridge | ज़्यादातर बार ख़राबी नहीं, निकास की नली बंद होती है। पीछे की छोटी ट्रे साफ़ कीजिए; फिर भी पानी आए तो हमें बुलाइए। | Most often nothing is broken: the drain tube is blocked. Clean the small tray at the back, and call us if it still leaks.
    वोल्टेज से मशीन बचाइए | Guard machines from voltage | बिजली आते ही फ़्रिज और एसी तुरंत मत चलाइए, पाँच मिनट रुकिए। जहाँ वोल्टेज ऊपर-नीचे होता है वहाँ स्टेबलाइज़र कंप्रेसर से बहुत सस्ता पड़ता है। | When the power returns, wait five minutes before the fridge and AC come on. Where voltage swings, a stabiliser is far cheaper than a compressor.`,
  stories: pieces`
    फ़्रिज में चूहे का घर | A mouse in the machine | एक घर में फ़्रिज रात में अजीब आवाज़ करता था। पीछे का ढक्कन खोला तो चूहे ने रुई का पूरा बिस्तर बना रखा था। चूहे को विदा किया, तार बदला, और बच्चों ने बिस्तर सँभालकर रख लिया। | A fridge made strange noises at night. When we opened the back, a mouse had made itself a bed of cotton. We saw the mouse off, changed a wire, and the children kept the bed.
    पैंतालीस डिग्री की दोपहर | An afternoon at forty-five degrees | मई में एक दिन बाईस शिकायतें आईं। सबसे पहले उस घर गए जहाँ नवजात बच्चा था, फिर अस्पताल, फिर बाक़ी सब। रात ग्यारह बजे आख़िरी एसी चला तो घर वालों ने आम का शरबत पिलाया। | One day in May we had twenty-two calls. We went first to the home with a newborn, then to the clinic, then to all the rest. When the last AC came on at eleven at night, the family gave us mango sherbet.`,
  questions: exchanges`
    आज ही कोई आ सकता है? | Can someone come today? | बारह बजे से पहले बता दें तो आज ही, नहीं तो कल सुबह पहले नंबर पर। | If you tell us before noon, today; otherwise first thing tomorrow.
    देखने की फ़ीस अलग लगती है क्या? | Is there a separate visiting charge? | लगती है, पर काम कराएँगे तो बिल में घट जाएगी। | Yes, but it comes off the bill if we do the work.
    दस साल पुराना फ़्रिज बनवाना ठीक रहेगा? | Is a ten-year-old fridge worth repairing? | ख़र्च नए दाम के तीसरे हिस्से से कम हो तो हाँ, नहीं तो हम ख़ुद मना कर देंगे। | If it costs less than a third of a new one, yes. Otherwise we will tell you not to.`,
  festive: says`
    मेहमान आने से पहले फ़्रिज, गीज़र और वॉशिंग मशीन की जाँच करा लीजिए, त्योहार वाले हफ़्ते सिर्फ़ आपात काम होगा। | Have the fridge, geyser and washing machine checked before the guests arrive; in the festival week we take only urgent calls.
    त्योहार की सफ़ाई के साथ एसी और चिमनी की सर्विस कराइए, दो काम साथ में हों तो सौ रुपये कम। | Service the AC and chimney along with the festival cleaning, with a hundred rupees off for both.`,
}

export const cyberCafe: Category = {
  category: 'Computer & Cyber Cafe',
  weight: 7,
  providers: says`
    साइबर कैफ़े | Cyber Cafe
    कंप्यूटर सेंटर | Computer Centre
    ऑनलाइन सेवा केंद्र | Online Seva Kendra
    डिजिटल पॉइंट | Digital Point
    कंप्यूटर्स | Computers`,
  mottos: says`
    फ़ॉर्म सही भरा, आधी चिंता गई | A form filled right is half the worry gone
    आख़िरी तारीख़ से पहले, लाइन के बिना | Before the last date, without the queue
    लैपटॉप हो या पर्चा, सब यहीं ठीक | Laptops mended, papers printed`,
  about: says`
    नौकरी, छात्रवृत्ति, नामांकन और प्रमाण पत्र के फ़ॉर्म जमा होने से पहले आपको पढ़कर सुनाए जाते हैं। | Forms for jobs, scholarships, admissions and certificates are read out to you before we submit them.
    लैपटॉप और प्रिंटर की मरम्मत, विंडोज़ और डेटा बैकअप का काम भी होता है। | We also repair laptops and printers, install Windows and back up data.
    सरकारी फ़ीस की रसीद अलग और हमारा शुल्क अलग लिखा रहता है, काम के बाद आपकी फ़ाइल मशीन से हटा दी जाती है। | The government fee and our charge are shown apart, and your files are deleted from the machine afterwards.`,
  items: items`
    ऑनलाइन फ़ॉर्म | online form filling | 50 | फ़ोटो-हस्ताक्षर का साइज़ हम बना देते हैं, रसीद WhatsApp पर। | We size the photo and signature, and send the receipt on WhatsApp.
    फ़ोटोकॉपी | photocopy | 2 page | दोनों तरफ़ की साफ़ छपाई, सौ पेज पर दस प्रतिशत कम। | Clean prints on both sides, ten per cent less above a hundred pages.
    रंगीन प्रिंट | colour print | 10 page | प्रोजेक्ट और फ़ोटो के लिए मोटा काग़ज़ भी। | On thicker paper too, for projects and photographs.
    लैपटॉप सर्विस | laptop service | 400 | धूल की सफ़ाई, नया थर्मल पेस्ट और स्पीड की जाँच। | Dust cleaning, fresh thermal paste and a speed check.
    एसएसडी अपग्रेड | SSD upgrade | 2600 | पुराना लैपटॉप बीस सेकंड में चालू, सारा डेटा साथ में। | An old laptop starts in twenty seconds, with all its data.`,
  tips: pieces`
    फ़ॉर्म भरने से पहले यह रखिए | Keep these ready for a form | आधार, दसवीं का अंक पत्र, सफ़ेद पृष्ठभूमि वाला फ़ोटो, हस्ताक्षर और चालू मोबाइल नंबर। नाम की स्पेलिंग सब काग़ज़ों में एक हो, फ़र्क़ हो तो पहले ठीक कराइए। | Aadhaar, the class ten marksheet, a photo with a white background, your signature and a working mobile. The spelling of your name must be the same everywhere; if it differs, correct it first.
    ओटीपी किसी को मत बताइए | Never share an OTP | बैंक, बिजली विभाग या हम भी फ़ोन पर आपका ओटीपी नहीं माँगते। काम के समय ओटीपी ख़ुद टाइप कीजिए और उठने से पहले लॉग-आउट ज़रूर देखिए। | Neither the bank nor the electricity office nor we ever ask for it on the phone. Type the OTP yourself, and see that you are logged out before you leave the chair.
    लैपटॉप धीमा क्यों हो जाता है | Why laptops slow down | सी ड्राइव में जगह बीस प्रतिशत ख़ाली रखिए और साथ में अपने आप खुलने वाले प्रोग्राम बंद कीजिए। तकिये या बिस्तर पर रखकर मत चलाइए, हवा रुकने से मशीन गर्म होकर धीमी हो जाती है। | Keep a fifth of the C drive free and stop programs that open on their own. Do not run it on a pillow or bed: blocked air makes it hot, and heat makes it slow.`,
  stories: pieces`
    रात ग्यारह बजकर पचास मिनट | Ten minutes to midnight | फ़ॉर्म की आख़िरी तारीख़ थी और वेबसाइट अटकी हुई थी। तीन लड़कियाँ और उनके पिता कुर्सियों पर बैठे रहे। ग्यारह पचास पर तीसरा फ़ॉर्म जमा हुआ, और पिता ने सबके लिए चाय मँगवाई। | It was the last date and the website was stuck. Three girls and their fathers sat waiting. At ten minutes to midnight the third form went through, and the fathers ordered tea for everyone.
    रिज़ल्ट का दिन | Result day | बोर्ड का रिज़ल्ट आता है तो दुकान के बाहर तक भीड़ होती है। उस दिन प्रिंट मुफ़्त रहता है। जिसके नंबर कम आएँ, उसे बाहर नहीं, भीतर बुलाकर रिज़ल्ट देते हैं और कहते हैं, अगला फ़ॉर्म भी यहीं भरेंगे। | On board result day the crowd reaches the street, and printing is free. Those who did less well are called inside to hear it, and told: we will fill the next form here too.`,
  questions: exchanges`
    आय प्रमाण पत्र कितने दिन में बन जाता है? | How long does an income certificate take? | आवेदन आज हो जाएगा, विभाग से आम तौर पर दस दिन में निकलता है। | We apply today; the office usually issues it in ten days.
    पीडीएफ़ WhatsApp करके प्रिंट ले सकते हैं? | Can I WhatsApp a PDF and collect the print? | भेज दीजिए, दस मिनट में निकालकर रख देंगे, बाद में फ़ाइल हटा देते हैं। | Do send it. It will be ready in ten minutes, and we delete the file afterwards.
    लैपटॉप का डेटा वापस आ जाएगा? | Can the data on my laptop be recovered? | ज़्यादातर आ जाता है। जाँच मुफ़्त है, निकले तभी पैसा लगेगा। | Mostly, yes. The check is free, and you pay only if it comes back.`,
  festive: says`
    घर जाने का रेल टिकट और त्योहार के पोस्टर-कार्ड, दोनों के लिए सुबह आठ बजे से बैठे मिलेंगे। | For train tickets home and for festival posters and cards, you will find us here from eight.
    छुट्टियों में सरकारी वेबसाइट धीमी चलती है, ज़रूरी फ़ॉर्म त्योहार से पहले भरवा लीजिए। | Government sites run slow over the holidays, so get urgent forms done before the festival.`,
}
