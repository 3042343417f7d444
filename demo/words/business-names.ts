// First halves of a business name. The second half is the trade's own word for a shop.
import { says, type Say } from '../categories/category.ts'
import type { Faith } from './names.ts'

export const devotional: Readonly<Record<Faith, Say[]>> = {
  hindu: says`
    माँ वैष्णो | Maa Vaishno
    श्री बालाजी | Shri Balaji
    जय माँ दुर्गा | Jai Maa Durga
    माँ शारदा | Maa Sharda
    श्री गणेश | Shri Ganesh
    माँ तारा | Maa Tara
    श्री कृष्णा | Shri Krishna
    ओम साईं | Om Sai
    जय हनुमान | Jai Hanuman
    माँ लक्ष्मी | Maa Laxmi
    शिव शक्ति | Shiv Shakti
    राधे राधे | Radhe Radhe
    माँ अंबे | Maa Ambe
    सीताराम | Sitaram
    महावीर | Mahavir
    विष्णु | Vishnu`,
  muslim: says`
    बिस्मिल्लाह | Bismillah
    मदीना | Madina
    नूर | Noor
    ग़रीब नवाज़ | Garib Nawaz
    अल-अमीन | Al-Ameen
    शाही | Shahi
    हिंदुस्तान | Hindustan`,
  sikh: says`
    गुरु नानक | Guru Nanak
    दशमेश | Dashmesh
    ख़ालसा | Khalsa
    अमृत | Amrit`,
  christian: says`
    ग्रेस | Grace
    होली क्रॉस | Holy Cross
    एवरग्रीन | Evergreen
    न्यू होप | New Hope`,
  sarna: says`
    जोहार | Johar
    धरती आबा | Dharti Aaba
    सिदो-कान्हू | Sido Kanhu
    सखुआ | Sakhua
    पलाश | Palash`,
}

export const auspicious = says`
  नवजीवन | Navjeevan
  भारत | Bharat
  आदर्श | Adarsh
  प्रकाश | Prakash
  संगम | Sangam
  नवरंग | Navrang
  मिलन | Milan
  आनंद | Anand
  अपना | Apna
  विकास | Vikas
  सुविधा | Suvidha
  प्रगति | Pragati
  नेशनल | National
  स्टार | Star
  रॉयल | Royal
  पॉपुलर | Popular
  न्यू इंडिया | New India
  जनता | Janta
  दीपक | Deepak
  कमल | Kamal
  शुभम | Shubham
  सहारा | Sahara
  विश्वास | Vishwas
  नटराज | Natraj
  ज्योति | Jyoti`

// What a shop calls itself after its country, by state.
export const homelands: Readonly<Record<string, Say[]>> = {
  Bihar: says`
    मगध | Magadh
    मिथिला | Mithila
    कोसी | Koshi
    पाटलिपुत्र | Patliputra
    नालंदा | Nalanda
    गंगा | Ganga
    तिरहुत | Tirhut
    चंद्रगुप्त | Chandragupta
    छठी मइया | Chhathi Maiya`,
  Jharkhand: says`
    छोटानागपुर | Chotanagpur
    बिरसा | Birsa
    स्वर्णरेखा | Swarnrekha
    दामोदर | Damodar
    पारसनाथ | Parasnath
    झारखंड | Jharkhand
    बाबा बैद्यनाथ | Baba Baidyanath`,
  'Uttar Pradesh': says`
    अवध | Awadh
    काशी | Kashi
    गोमती | Gomti
    ब्रज | Braj`,
  'Madhya Pradesh': says`
    मालवा | Malwa
    नर्मदा | Narmada
    बुंदेलखंड | Bundelkhand`,
  Rajasthan: says`
    मारवाड़ | Marwar
    मेवाड़ | Mewar
    राजपूताना | Rajputana`,
  'West Bengal': says`
    बांग्ला | Bangla
    सुंदरबन | Sundarban`,
  Maharashtra: says`
    सह्याद्री | Sahyadri
    शिवनेरी | Shivneri`,
  Gujarat: says`
    सौराष्ट्र | Saurashtra
    गिरनार | Girnar`,
  Delhi: says`
    राजधानी | Rajdhani
    दिल्ली दरबार | Delhi Darbar`,
  Chhattisgarh: says`
    महानदी | Mahanadi
    बस्तर | Bastar`,
  Odisha: says`
    कलिंग | Kalinga
    जगन्नाथ | Jagannath`,
  Punjab: says`
    पंजाब | Punjab
    सतलुज | Satluj`,
  'Tamil Nadu': says`
    कावेरी | Kaveri
    चोला | Chola`,
  Karnataka: says`
    कावेरी | Cauvery
    मैसूर | Mysore`,
  Kerala: says`
    मलबार | Malabar
    केरल | Kerala`,
  Telangana: says`
    दक्कन | Deccan
    चारमीनार | Charminar`,
  Uttarakhand: says`
    हिमालय | Himalaya
    देवभूमि | Devbhoomi`,
}
