import { plegar } from '../texto/normalizar.ts'
import { contraer } from './articulo.ts'
import { type CambioContado, claseDe, type Lectura } from './cambio.ts'

interface Lugar {
  /** «el ciclo», with its article; empty where the name stands alone. */
  articulo: string
  cosa: string
  nombre: string
  /** Its name begins with what it is, which is not said twice: «la Sección de Idiomas». */
  loDice?: boolean
}

function lugarDe(datos: CambioContado['antes'], l: Lectura): Lugar | null {
  const ciclo = Number(datos?.ciclo_id ?? 0)
  if (ciclo > 0) {
    const nombre = l.nombre('ciclo', ciclo)
    if (nombre === null) return { articulo: '', cosa: '', nombre: 'un ciclo que ya no existe' }
    const numerado = /^ciclo (.+)$/i.exec(nombre)
    return numerado
      ? { articulo: 'el', cosa: 'ciclo', nombre: numerado[1]! }
      : { articulo: '', cosa: '', nombre }
  }
  const seccion = Number(datos?.seccion_id ?? 0)
  if (seccion === 0) return null
  const nombre = l.nombre('seccion_electivo', seccion)
  return nombre === null
    ? { articulo: '', cosa: '', nombre: 'una sección que ya no existe' }
    : { articulo: 'la', cosa: 'sección', nombre, loDice: plegar(nombre).startsWith('seccion ') }
}

const escribir = (preposicion: 'de' | 'a', lugar: Lugar, conCosa = true): string => {
  const { articulo, cosa, nombre, loDice } = lugar
  return [articulo ? contraer(preposicion, articulo) : preposicion, conCosa && !loDice ? cosa : '', nombre]
    .filter(Boolean)
    .join(' ')
}

/** «del ciclo II al III»: where a course was and where it is; null when it did not move. */
export function traslado(c: CambioContado, l: Lectura): string | null {
  const seMovio = ['ciclo_id', 'seccion_id'].some(campo => campo in (c.despues ?? {}))
  if (claseDe(c.evento) !== 'asignatura' || !seMovio) return null
  const [de, a] = [lugarDe(c.antes, l), lugarDe(c.despues, l)]
  // «del ciclo II al III»: said once is enough, where it was said.
  const isDicha = de !== null && de.cosa === a?.cosa && !de.loDice
  const partes = [de && escribir('de', de), a && escribir('a', a, !isDicha)].filter(Boolean)
  return partes.length > 0 ? partes.join(' ') : null
}
