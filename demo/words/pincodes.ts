// The first digits of a postal code: by district where the market is dense, by state elsewhere.
import { lines } from './voices.ts'

const table = (rows: string[]): Readonly<Record<string, string[]>> =>
  Object.fromEntries(
    rows.map((row) => {
      const [name = '', prefixes = ''] = row.split(':')
      return [name.trim(), prefixes.trim().split(' ')]
    }),
  )

const districts = table(lines`
  Araria: 8543
  Arwal: 8044
  Aurangabad: 8241
  Banka: 8131
  Begusarai: 8511
  Bhagalpur: 8120
  Bhojpur: 8023
  Buxar: 8021
  Darbhanga: 8460
  East Champaran: 8454
  Gaya: 8230
  Gopalganj: 8414
  Jamui: 8113
  Jehanabad: 8044
  Kaimur: 8211
  Katihar: 8541
  Khagaria: 8512
  Kishanganj: 8551
  Lakhisarai: 8113
  Madhepura: 8521
  Madhubani: 8472
  Munger: 8112
  Muzaffarpur: 8420
  Nalanda: 8031
  Nawada: 8051
  Patna: 8000
  Purnia: 8543
  Rohtas: 8211
  Saharsa: 8522
  Samastipur: 8481
  Saran: 8413
  Sheikhpura: 8111
  Sheohar: 8433
  Sitamarhi: 8433
  Siwan: 8412
  Supaul: 8521
  Vaishali: 8441
  West Champaran: 8454
  Bokaro: 8270
  Chatra: 8254
  Deoghar: 8141
  Dhanbad: 8260
  Dumka: 8141
  East Singhbhum: 8310
  Garhwa: 8221
  Giridih: 8153
  Godda: 8141
  Gumla: 8352
  Hazaribagh: 8253
  Jamtara: 8153
  Khunti: 8352
  Koderma: 8254
  Latehar: 8292
  Lohardaga: 8353
  Pakur: 8161
  Palamu: 8221
  Ramgarh: 8291
  Ranchi: 8340
  Sahibganj: 8161
  Seraikela Kharsawan: 8332
  Simdega: 8352
  West Singhbhum: 8332`)

const states = table(lines`
  Andhra Pradesh: 515 517 520 524 530 533
  Arunachal Pradesh: 791 792
  Assam: 781 783 785 788
  Bihar: 800 823 841
  Chhattisgarh: 490 492 495 497
  Goa: 403
  Gujarat: 360 370 380 390 395
  Haryana: 121 124 132 136
  Himachal Pradesh: 171 174 176
  Jharkhand: 814 825 834
  Karnataka: 560 570 575 580 585
  Kerala: 670 673 680 686 695
  Madhya Pradesh: 452 462 470 474 482
  Maharashtra: 411 416 422 431 440
  Manipur: 795
  Meghalaya: 793 794
  Mizoram: 796
  Nagaland: 797 798
  Odisha: 751 753 756 760 768
  Punjab: 141 143 147 151
  Rajasthan: 302 305 313 331 342
  Sikkim: 737
  Tamil Nadu: 600 605 620 625 641
  Telangana: 500 503 505 506
  Tripura: 799
  Uttar Pradesh: 201 208 211 221 226 250 273 282
  Uttarakhand: 246 248 263
  West Bengal: 700 713 721 734 741
  Andaman and Nicobar Islands: 744
  Chandigarh: 160
  Dadra and Nagar Haveli and Daman and Diu: 396
  Delhi: 110
  Jammu and Kashmir: 180 190
  Ladakh: 194
  Lakshadweep: 682
  Puducherry: 605`)

export const pincodePrefixes = (place: { district: string; state: string }): string[] => {
  const isDense = place.state === 'Bihar' || place.state === 'Jharkhand'
  const prefixes = (isDense ? districts[place.district] : undefined) ?? states[place.state]
  if (!prefixes) throw new Error(`No postal code known for ${place.state}`)
  return prefixes
}
