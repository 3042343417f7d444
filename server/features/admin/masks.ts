// What is personal, as the admin panel shows it until somebody asks for it: enough to tell two apart.
export const maskedEmail = (email: string) => email.replace(/^(.)[^@]*(?=@)/u, '$1***')
export const maskedMobile = (mobile: string) => `******${mobile.slice(-4)}`
export const maskedAddress = (address: string) => address && '***'
