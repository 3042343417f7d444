// Names of the other regions, a small handful each: the market is dense in Bihar and Jharkhand only.
import { says } from '../categories/category.ts'
import type { Community } from './names.ts'

export const bengali: Community = {
  faith: 'hindu',
  men: says`
    सौमेन | Soumen
    अनिर्बान | Anirban
    देबाशीष | Debashish
    तापस | Tapas
    सुब्रत | Subrata
    प्रसेनजीत | Prosenjit`,
  women: says`
    मौसमी | Mousumi
    शर्मिष्ठा | Sharmistha
    रूमा | Ruma
    काकोली | Kakoli
    तनुश्री | Tanushree`,
  families: says`
    मुखर्जी | Mukherjee
    घोष | Ghosh
    बनर्जी | Banerjee
    पाल | Paul
    दत्ता | Dutta
    बिस्वास | Biswas
    मैती | Maity
    साहा | Saha`,
}

export const punjabi: Community = {
  faith: 'sikh',
  men: says`
    गुरप्रीत | Gurpreet
    हरजीत | Harjit
    मनप्रीत | Manpreet
    बलविंदर | Balwinder
    जसपाल | Jaspal`,
  women: says`
    सिमरन | Simran
    हरप्रीत | Harpreet
    जसलीन | Jasleen
    नवनीत | Navneet`,
  families: says`
    सिद्धू | Sidhu
    गिल | Gill
    संधू | Sandhu
    ग्रेवाल | Grewal
    बाजवा | Bajwa
    सैनी | Saini`,
}

export const marathi: Community = {
  faith: 'hindu',
  men: says`
    सचिन | Sachin
    प्रशांत | Prashant
    गणेश | Ganesh
    महेश | Mahesh
    निलेश | Nilesh
    संदीप | Sandeep`,
  women: says`
    स्वाती | Swati
    अश्विनी | Ashwini
    मनीषा | Manisha
    सुजाता | Sujata`,
  families: says`
    पाटील | Patil
    जाधव | Jadhav
    कुलकर्णी | Kulkarni
    शिंदे | Shinde
    गायकवाड | Gaikwad
    देशमुख | Deshmukh
    मोरे | More`,
}

export const gujarati: Community = {
  faith: 'hindu',
  men: says`
    जिग्नेश | Jignesh
    हितेश | Hitesh
    भावेश | Bhavesh
    केतन | Ketan
    निरव | Nirav`,
  women: says`
    हेतल | Hetal
    जागृति | Jagruti
    किंजल | Kinjal
    दक्षा | Daksha`,
  families: says`
    पटेल | Patel
    शाह | Shah
    देसाई | Desai
    मकवाना | Makwana
    जोशी | Joshi
    ठक्कर | Thakkar`,
}

export const odia: Community = {
  faith: 'hindu',
  men: says`
    विभूति | Bibhuti
    सुभाष | Subhash
    प्रदीप | Pradeep
    सरोज | Saroj
    दीनबंधु | Dinabandhu`,
  women: says`
    लिपिका | Lipika
    सस्मिता | Sasmita
    मधुस्मिता | Madhusmita
    रीना | Reena`,
  families: says`
    पात्र | Patra
    महापात्र | Mohapatra
    बेहरा | Behera
    साहू | Sahoo
    नायक | Nayak
    पंडा | Panda`,
}

export const tamil: Community = {
  faith: 'hindu',
  men: says`
    सेंथिल | Senthil
    कार्तिक | Karthik
    मुरुगन | Murugan
    प्रभु | Prabhu
    शिवकुमार | Sivakumar`,
  women: says`
    कविता | Kavitha
    मीना | Meena
    विजयलक्ष्मी | Vijayalakshmi
    दिव्या | Divya`,
  families: says`
    सुब्रमण्यन | Subramanian
    राजेंद्रन | Rajendran
    सेल्वम | Selvam
    पांडियन | Pandian
    नटराजन | Natarajan
    मुथु | Muthu`,
}

export const telugu: Community = {
  faith: 'hindu',
  men: says`
    श्रीनिवास | Srinivas
    वेंकटेश | Venkatesh
    रमेश | Ramesh
    नागराजू | Nagaraju
    सतीश | Satish`,
  women: says`
    पद्मावती | Padmavathi
    लावण्या | Lavanya
    सुमलता | Sumalatha
    अनुषा | Anusha`,
  families: says`
    रेड्डी | Reddy
    राव | Rao
    नायडू | Naidu
    चारी | Chary
    गौड़ | Goud
    वर्मा | Varma`,
}

export const kannada: Community = {
  faith: 'hindu',
  men: says`
    मंजुनाथ | Manjunath
    बसवराज | Basavaraj
    रवि | Ravi
    नागेश | Nagesh`,
  women: says`
    शिल्पा | Shilpa
    रूपा | Roopa
    गायत्री | Gayathri
    विद्या | Vidya`,
  families: says`
    गौड़ा | Gowda
    शेट्टी | Shetty
    हेगड़े | Hegde
    पाटिल | Patil
    भट | Bhat
    नायक | Naik`,
}

export const malayali: Community = {
  faith: 'christian',
  men: says`
    बिजू | Biju
    जोस | Jose
    थॉमस | Thomas
    शाजी | Shaji
    साबू | Sabu`,
  women: says`
    लिजी | Liji
    शीबा | Sheeba
    अनु | Anu
    जया | Jaya`,
  families: says`
    नायर | Nair
    मेनन | Menon
    वर्गीज़ | Varghese
    जॉर्ज | George
    कुरियन | Kurian
    पिल्लै | Pillai`,
}

export const assamese: Community = {
  faith: 'hindu',
  men: says`
    भास्कर | Bhaskar
    दीपांकर | Dipankar
    प्रणब | Pranab
    हेमंत | Hemanta`,
  women: says`
    रितु | Ritu
    जूरी | Juri
    नयनमणि | Nayanmoni
    मिताली | Mitali`,
  families: says`
    बोरा | Bora
    सैकिया | Saikia
    कलिता | Kalita
    डेका | Deka
    हज़ारिका | Hazarika
    गोगोई | Gogoi`,
}

export const northEastern: Community = {
  faith: 'christian',
  men: says`
    डेविड | David
    पीटर | Peter
    सैमुअल | Samuel
    लालरिन | Lalrin
    टोमी | Tomy`,
  women: says`
    रूथ | Ruth
    मर्सी | Mercy
    एस्थर | Esther
    लाली | Lali`,
  families: says`
    संगमा | Sangma
    मारक | Marak
    लिंगदोह | Lyngdoh
    जमीर | Jamir
    सिंघा | Singha
    तमांग | Tamang`,
}
