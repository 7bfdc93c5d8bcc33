import { CLAVE_MINIMA } from './claveMinima.ts'

/** Whose password it is: it must not be their name. */
export interface DuenoDeClave {
  usuario: string
  nombres: string
}

/** Passwords of at least ten characters that everybody tries first; as `plain` writes them. */
const COMUNES = new Set(
  `1234567890 0123456789 9876543210 12345678910 123456789a 1q2w3e4r5t 1qaz2wsx3edc q1w2e3r4t5 qwertyuiop qwerty1234
  qwerty12345 qwerty123456 asdfghjkln asdfghjkl1 abcdefghij abc1234567 abcd123456 abcd1234567 password12 password123 password1234
  passw0rd123 contrasena contrasena1 contrasena12 contrasena123 contrasena1234 micontrasena clave12345 clave123456 miclave123 administrador
  admin12345 admin123456 administrator bienvenido bienvenido1 bienvenido123 welcome123 iloveyou123 teamomucho tequieromucho
  universidad universidad1 universidad123 instituto1 instituto123 estudiante estudiante1 estudiante123 profesor123 docente123
  docente1234 alumno1234 colegio123 colegio1234 secretaria secretaria1 secretaria123 director123 peru123456 peruperuperu
  alianzalima universitario barcelona1 barcelona10 realmadrid futbol1234 dragonball superman123 mallamalla malla12345 malla123456
  curriculo1 curriculo123 temporal123 cambiame123 sistemas123 hola123456 holamundo1 holahola123`.split(/\s+/),
)

/** Small letters without accents and without what only separates: «Ana.Ruíz» and «anaruiz» are the same. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s._-]/g, '')

/** Why this cannot be a person's password, in Spanish; null when it can. */
export function whyNotClave(clave: string, { usuario, nombres }: DuenoDeClave): string | null {
  if ([...clave].length < CLAVE_MINIMA) return `La contraseña debe tener al menos ${CLAVE_MINIMA} caracteres.`
  const said = plain(clave)
  const names = [usuario, usuario.split('@')[0]!, nombres].map(plain)
  if (names.some(name => name !== '' && name === said))
    return 'La contraseña no puede ser su nombre ni su usuario.'
  if (COMUNES.has(said) || new Set(said).size < 4)
    return 'Esa contraseña es de las primeras que cualquiera probaría. Elija otra.'
  return null
}
