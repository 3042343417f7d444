// The type that schema.org has for a category, by the trade's slug. Each is a LocalBusiness, which search engines show with its hours,
// address and rating. A category that is not here (a school, a tent house) has no type of its own there.
const TYPES: Readonly<Record<string, string>> = {
  'grocery-kirana-store': 'GroceryStore',
  'sweets-bakery': 'Bakery',
  'restaurant-dhaba': 'Restaurant',
  'fast-food-tea-stall': 'FastFoodRestaurant',
  'dairy-milk-products': 'GroceryStore',
  'fruits-vegetables': 'GroceryStore',
  'meat-fish-poultry': 'GroceryStore',
  'medical-store': 'Pharmacy',
  'doctor-clinic-lab': 'MedicalClinic',
  optician: 'Optician',
  'clothing-garments': 'ClothingStore',
  'tailor-boutique': 'ClothingStore',
  footwear: 'ShoeStore',
  jewellery: 'JewelryStore',
  'beauty-parlour': 'BeautySalon',
  'salon-barber': 'HairSalon',
  'cosmetics-gift-shop': 'Store',
  'mobile-shop-repair': 'MobilePhoneStore',
  'electronics-appliances': 'ElectronicsStore',
  'appliance-ac-repair': 'HVACBusiness',
  'computer-cyber-cafe': 'InternetCafe',
  electrician: 'Electrician',
  'plumber-sanitary': 'Plumber',
  'carpenter-furniture': 'FurnitureStore',
  'hardware-building-material': 'HardwareStore',
  'contractor-mason-painter': 'GeneralContractor',
  'automobile-repair-garage': 'AutoRepair',
  'vehicle-dealer-spare-parts': 'AutoDealer',
  'travel-taxi-transport': 'TravelAgency',
  'books-stationery': 'BookStore',
  'photography-video': 'ProfessionalService',
  'printing-flex': 'ProfessionalService',
  'farming-seeds-fertiliser': 'GardenStore',
  'property-real-estate': 'RealEstateAgent',
  'lawyer-ca-documents': 'LegalService',
  'insurance-loan-banking': 'FinancialService',
  'hotel-lodge': 'Hotel',
  'gym-yoga-sports': 'SportsActivityLocation',
  'puja-samagri-pandit': 'Store',
  'laundry-cleaning': 'DryCleaningOrLaundry',
  'utensils-household': 'HomeGoodsStore',
  'wholesale-distributor': 'WholesaleStore',
}

const GENERAL = 'LocalBusiness'

// A function, so that the bundler can remove it from the browser's script.
export const businessTypes = () => [...new Set([GENERAL, ...Object.values(TYPES)])]

export const businessType = (categorySlug: string) => TYPES[categorySlug] ?? GENERAL
