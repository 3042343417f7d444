// Streets and landmarks of businesses. Streets and landmarks keep their form before में, पर and के पास.
import { says, type Say } from '../categories/category.ts'

export const streets = says`
  स्टेशन रोड | Station Road
  मेन रोड | Main Road
  कचहरी रोड | Kachahari Road
  अस्पताल रोड | Hospital Road
  कॉलेज रोड | College Road
  बस स्टैंड रोड | Bus Stand Road
  थाना रोड | Thana Road
  डाकघर गली | Post Office Lane
  स्कूल रोड | School Road
  मंदिर गली | Mandir Gali
  गुदड़ी बाज़ार | Gudri Bazar
  सब्ज़ी मंडी | Sabzi Mandi
  सुभाष नगर | Subhash Nagar
  शास्त्री नगर | Shastri Nagar
  आज़ाद नगर | Azad Nagar
  न्यू मार्केट | New Market
  जवाहर मार्केट | Jawahar Market
  ब्लॉक रोड | Block Road
  बाइपास रोड | Bypass Road
  रेलवे कॉलोनी | Railway Colony
  चौक बाज़ार | Chowk Bazar
  सदर बाज़ार | Sadar Bazar
  राम नगर | Ram Nagar
  पटेल नगर | Patel Nagar`

export const landmarks = says`
  गांधी चौक के पास | near Gandhi Chowk
  भगत सिंह चौक के पास | near Bhagat Singh Chowk
  अंबेडकर चौक के पास | near Ambedkar Chowk
  हनुमान मंदिर के सामने | opposite Hanuman Mandir
  शिव मंदिर के पास | near Shiv Mandir
  स्टेट बैंक के सामने | opposite State Bank
  पंजाब नेशनल बैंक के नीचे | below Punjab National Bank
  पेट्रोल पंप के बग़ल में | beside the petrol pump
  डाकघर के सामने | opposite the post office
  जामा मस्जिद के पास | near Jama Masjid
  बस स्टैंड के पीछे | behind the bus stand
  रेलवे फाटक के पास | near the railway crossing
  हाई स्कूल के सामने | opposite the high school
  सदर अस्पताल के पास | near Sadar Hospital
  पानी टंकी के पास | near the water tower
  प्रखंड कार्यालय के सामने | opposite the block office
  पुराने सिनेमा हॉल के पास | near the old cinema hall
  चर्च रोड मोड़ पर | at the Church Road corner
  सब्ज़ी मंडी के पास | near the vegetable market
  ओवरब्रिज के नीचे | under the overbridge`

// Real quarters of the larger towns; elsewhere the street alone has to do.
const quarters: Readonly<Record<string, Say[]>> = {
  Patna: says`
    बोरिंग रोड | Boring Road
    कंकड़बाग | Kankarbagh
    राजा बाज़ार | Raja Bazar
    दानापुर | Danapur
    पटना सिटी | Patna City
    अनीसाबाद | Anisabad
    राजेंद्र नगर | Rajendra Nagar
    फुलवारी शरीफ़ | Phulwari Sharif`,
  Gaya: says`
    टेकारी रोड | Tekari Road
    एपी कॉलोनी | AP Colony
    स्वराजपुरी रोड | Swarajpuri Road
    बोधगया | Bodh Gaya
    रामपुर | Rampur
    शेरघाटी | Sherghati`,
  Ranchi: says`
    लालपुर | Lalpur
    डोरंडा | Doranda
    हरमू | Harmu
    कोकर | Kokar
    रातू रोड | Ratu Road
    कांके रोड | Kanke Road
    हिनू | Hinoo`,
  'East Singhbhum': says`
    साकची, जमशेदपुर | Sakchi, Jamshedpur
    बिष्टुपुर, जमशेदपुर | Bistupur, Jamshedpur
    मानगो, जमशेदपुर | Mango, Jamshedpur
    जुगसलाई, जमशेदपुर | Jugsalai, Jamshedpur
    घाटशिला | Ghatsila`,
  Dhanbad: says`
    हीरापुर | Hirapur
    बैंक मोड़ | Bank More
    सरायढेला | Saraidhela
    झरिया | Jharia`,
  Muzaffarpur: says`
    मिठनपुरा | Mithanpura
    मोतीझील | Motijheel
    क़लमबाग रोड | Kalambagh Road
    ब्रह्मपुरा | Brahmpura`,
  Bhagalpur: says`
    तिलकामांझी | Tilkamanjhi
    आदमपुर | Adampur
    ख़लीफ़ाबाग | Khalifabagh
    सुल्तानगंज | Sultanganj`,
  Darbhanga: says`
    लहेरियासराय | Laheriasarai
    दोनार | Donar
    बेंता | Benta`,
  Bhojpur: says`
    आरा | Arrah
    जगदीशपुर | Jagdishpur`,
  Saran: says`
    छपरा | Chhapra
    सोनपुर | Sonpur`,
  Vaishali: says`
    हाजीपुर | Hajipur
    महुआ | Mahua`,
  'East Champaran': says`
    मोतिहारी | Motihari
    रक्सौल | Raxaul`,
  'West Champaran': says`
    बेतिया | Bettiah
    नरकटियागंज | Narkatiaganj`,
  Nalanda: says`
    बिहार शरीफ़ | Bihar Sharif
    राजगीर | Rajgir
    सिलाव | Silao`,
  Rohtas: says`
    सासाराम | Sasaram
    डेहरी ऑन सोन | Dehri-on-Sone`,
  Kaimur: says`
    भभुआ | Bhabua
    मोहनिया | Mohania`,
  Palamu: says`
    मेदिनीनगर | Medininagar
    हुसैनाबाद | Hussainabad`,
  'West Singhbhum': says`
    चाईबासा | Chaibasa
    चक्रधरपुर | Chakradharpur`,
  Bokaro: says`
    चास | Chas
    सेक्टर 4 | Sector 4
    बेरमो | Bermo`,
  Deoghar: says`
    टावर चौक | Tower Chowk
    मधुपुर | Madhupur
    जसीडीह | Jasidih`,
  Hazaribagh: says`
    मटवारी | Matwari
    बरही | Barhi`,
}

export const quartersOf = (district: string): Say[] => quarters[district] ?? []
