// Masked personal data: enough to tell two accounts apart.
export const maskedEmail = (email: string) => email.replace(/^(.)[^@]*(?=@)/u, '$1***')
export const maskedMobile = (mobile: string) => `******${mobile.slice(-4)}`
export const maskedAddress = (address: string) => address && '***'
