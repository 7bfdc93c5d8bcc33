/** Code of the department of a district or province: «010203» lies in «01». */
export const departamentoDe = (codigo: string): string => codigo.slice(0, 2)
/** Code of the province of a district: «010203» lies in «0102». */
export const provinciaDe = (codigo: string): string => codigo.slice(0, 4)
