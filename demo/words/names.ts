// How people are called in Bihar, Jharkhand and the Hindi belt. Names of the other regions: names-elsewhere.ts.
import { says, type Say } from '../categories/category.ts'

export type Faith = 'hindu' | 'muslim' | 'sikh' | 'christian' | 'sarna'

export type Community = {
  faith: Faith
  men: Say[]
  women: Say[]
  families: Say[]
  /** What many women write instead of the family name. */
  womensSecond?: Say[]
}

export const hindi: Community = {
  faith: 'hindu',
  men: says`
    राजेश | Rajesh
    मनोज | Manoj
    संतोष | Santosh
    अजय | Ajay
    विनोद | Vinod
    सुनील | Sunil
    पंकज | Pankaj
    रंजीत | Ranjeet
    दिलीप | Dilip
    उमेश | Umesh
    मुकेश | Mukesh
    अरविंद | Arvind
    राकेश | Rakesh
    प्रमोद | Pramod
    धर्मेंद्र | Dharmendra
    अशोक | Ashok
    शिवशंकर | Shivshankar
    नंदकिशोर | Nandkishor
    बिरेंद्र | Birendra
    गौतम | Gautam
    विकास | Vikas
    रोहित | Rohit
    सौरभ | Saurabh
    अमित | Amit
    चंदन | Chandan
    कन्हैया | Kanhaiya
    सत्येंद्र | Satyendra
    लालबाबू | Lalbabu
    रामप्रवेश | Rampravesh
    दीपक | Deepak
    अभिषेक | Abhishek
    निशांत | Nishant
    हरिओम | Hariom
    सुधीर | Sudhir
    कुंदन | Kundan
    आलोक | Alok
    भोला | Bhola
    विश्वनाथ | Vishwanath
    अनिल | Anil
    ब्रजेश | Brajesh`,
  women: says`
    सुनीता | Sunita
    रेखा | Rekha
    अनीता | Anita
    पूनम | Poonam
    रीता | Rita
    कंचन | Kanchan
    सविता | Savita
    नेहा | Neha
    प्रियंका | Priyanka
    ज्योति | Jyoti
    ख़ुशबू | Khushboo
    मीनाक्षी | Minakshi
    सरिता | Sarita
    अर्चना | Archana
    बबीता | Babita
    शालिनी | Shalini
    नूतन | Nutan
    किरण | Kiran
    मंजू | Manju
    रश्मि | Rashmi
    वंदना | Vandana
    सोनी | Soni
    उषा | Usha
    पल्लवी | Pallavi
    गुड़िया | Gudiya
    निधि | Nidhi`,
  families: says`
    गुप्ता | Gupta
    सिंह | Singh
    शर्मा | Sharma
    प्रसाद | Prasad
    यादव | Yadav
    मिश्रा | Mishra
    झा | Jha
    पांडेय | Pandey
    साह | Sah
    सिन्हा | Sinha
    वर्मा | Verma
    पासवान | Paswan
    ठाकुर | Thakur
    चौधरी | Chaudhary
    महतो | Mahto
    तिवारी | Tiwari
    ओझा | Ojha
    श्रीवास्तव | Srivastava
    अग्रवाल | Agrawal
    केशरी | Keshri
    मंडल | Mandal
    रजक | Rajak
    सोनी | Soni
    विश्वकर्मा | Vishwakarma
    बरनवाल | Barnwal
    भगत | Bhagat
    राय | Rai
    मेहता | Mehta
    जायसवाल | Jaiswal
    कुशवाहा | Kushwaha
    दुबे | Dubey
    साहू | Sahu
    राम | Ram
    शाही | Shahi`,
  womensSecond: says`
    कुमारी | Kumari
    देवी | Devi`,
}

export const muslim: Community = {
  faith: 'muslim',
  men: says`
    इमरान | Imran
    शमीम | Shamim
    आफ़ताब | Aftab
    नौशाद | Naushad
    सरफ़राज़ | Sarfaraz
    इरफ़ान | Irfan
    तनवीर | Tanvir
    शाहिद | Shahid
    मुश्ताक़ | Mushtaq
    अख़्तर | Akhtar
    जावेद | Javed
    फ़िरोज़ | Firoz
    असलम | Aslam
    महताब | Mahtab
    वसीम | Wasim
    दानिश | Danish
    ज़ाहिद | Zahid
    रिज़वान | Rizwan`,
  women: says`
    शबाना | Shabana
    नाज़िया | Nazia
    रुख़साना | Rukhsana
    फ़रहत | Farhat
    सबा | Saba
    ज़ीनत | Zeenat
    तबस्सुम | Tabassum
    आयशा | Ayesha
    नुसरत | Nusrat
    गुलशन | Gulshan`,
  families: says`
    अंसारी | Ansari
    ख़ान | Khan
    आलम | Alam
    अहमद | Ahmad
    सिद्दीक़ी | Siddiqui
    क़ुरैशी | Qureshi
    हुसैन | Hussain
    रज़ा | Raza
    मंसूरी | Mansuri
    इदरीसी | Idrisi
    अली | Ali`,
  womensSecond: says`
    ख़ातून | Khatoon
    परवीन | Parveen
    बानो | Bano`,
}

export const tribal: Community = {
  faith: 'sarna',
  men: says`
    बिरसा | Birsa
    सुखराम | Sukhram
    मंगल | Mangal
    एतवा | Etwa
    सोमा | Soma
    जयपाल | Jaipal
    चरण | Charan
    लखन | Lakhan
    बुधराम | Budhram
    रघुनाथ | Raghunath
    सुशील | Sushil
    विजय | Vijay`,
  women: says`
    फूलमनी | Phulmani
    सुमित्रा | Sumitra
    सलोनी | Saloni
    बहामनी | Bahamani
    चंपा | Champa
    सोनामनी | Sonamani
    एतवारी | Etwari
    मीनू | Minu
    लक्ष्मी | Lakshmi`,
  families: says`
    मुंडा | Munda
    उरांव | Oraon
    सोरेन | Soren
    हेम्ब्रम | Hembrom
    टुडू | Tudu
    मुर्मू | Murmu
    किस्कू | Kisku
    मरांडी | Marandi
    हांसदा | Hansda
    पूर्ति | Purty
    बोदरा | Bodra
    सिंकू | Sinku`,
}

export const tribalChristian: Community = {
  faith: 'christian',
  men: says`
    जोसेफ | Joseph
    अनुज | Anuj
    प्रकाश | Prakash
    फ्रांसिस | Francis
    अनूप | Anup
    जेम्स | James
    सुनील | Sunil`,
  women: says`
    सलोमी | Salomi
    रोशनी | Roshni
    ग्रेस | Grace
    मरियम | Mariam
    अंजलि | Anjali
    एलिस | Alice`,
  families: says`
    लकड़ा | Lakra
    तिर्की | Tirkey
    कुजूर | Kujur
    टोप्पो | Toppo
    एक्का | Ekka
    मिंज | Minj
    खलखो | Xalxo
    केरकेट्टा | Kerketta`,
}
