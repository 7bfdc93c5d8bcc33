import { plegar } from '../texto/normalizar.ts'

/** Authors as APA names them at the beginning of a reference. */

export interface AutoresEscritos {
  /** As the field has them: separated by «;». */
  autores: string
  isInstitucion: boolean
}

const INICIALES = String.raw`\p{Lu}\p{M}?\.(?: ?-?\p{Lu}\.)*`
/** «Hernández Sampieri, R.», «de la Cruz, M. P.», «García-Peña, F.-J.»; several words of a name, and its initials. */
const PERSONA = new RegExp(`([^,;&.()\\d]{2,60}), (${INICIALES})`, 'yu')
const ENTRE = /(?:[,;]? (?:&|y|e|and)|[,;]) /y

/** The authors of a reference, with nothing else; null where they cannot be told. */
export function leerAutores(escritos: string): AutoresEscritos | null {
  const personas = leerPersonas(escritos)
  if (personas) return { autores: personas.join('; '), isInstitucion: false }
  return isInstitucion(escritos) ? { autores: escritos.replace(/\.$/, ''), isInstitucion: true } : null
}

function leerPersonas(escritos: string): string[] | null {
  const personas: string[] = []
  for (let en = 0; ; ) {
    PERSONA.lastIndex = en
    const una = PERSONA.exec(escritos)
    if (!una || !isApellido(una[1]!)) return null
    personas.push(una[0])
    if (PERSONA.lastIndex === escritos.length) return personas
    ENTRE.lastIndex = PERSONA.lastIndex
    if (!ENTRE.test(escritos)) return null
    en = ENTRE.lastIndex
  }
}

/** Up to five words, the first one with a letter and the last one with a capital. */
function isApellido(nombre: string): boolean {
  const suyas = nombre.split(' ')
  return suyas.length <= 5 && /^['’]?\p{L}/u.test(nombre) && /^['’]?\p{Lu}/u.test(suyas.at(-1)!)
}

const DE_INSTITUCION =
  /^(?:ministerio|universidad|instituto|institucion|organizacion|organismo|comision|congreso|asociacion|sociedad|colegio|banco|fundacion|consejo|superintendencia|naciones|real|centro|comite|gobierno|presidencia|direccion|oficina|municipalidad|corte|poder|tribunal|defensoria|red|secretaria|agencia|servicio|sistema|programa|facultad|escuela|academia|federacion|camara|contraloria|american|international|world|national|european|association|institute)$/
const SIGLA = /^\p{Lu}[\p{Lu}\d-]{1,14}$/u

/** An institution names itself by its first word or by its letters; a comma would be taken for that of a person. */
function isInstitucion(escritos: string): boolean {
  const nombre = escritos.replace(/\.$/, '')
  const [primera, ...otras] = nombre.split(' ')
  if (/[,;.&]/.test(nombre) || otras.length > 14) return false
  return DE_INSTITUCION.test(plegar(primera!)) || (otras.length === 0 && SIGLA.test(primera!))
}
