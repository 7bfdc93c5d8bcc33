import type { Id, ModoRequisito, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { numero } from '../formato.ts'

const conModo = (texto: string, modo: ModoRequisito): string =>
  modo === 'simultaneo' ? `${texto} (simultáneo)` : texto

/** Spanish changes «y» before the sound i, and «o» before the sound o; a code is not read aloud. */
const enlace = (tipo: 'y' | 'o', siguiente: string): string => {
  if (/^\p{Lu}{2}/u.test(siguiente)) return tipo
  if (tipo === 'y') return /^h?[ií](?![eao])/i.test(siguiente) ? 'e' : 'y'
  return /^h?[oó]/i.test(siguiente) ? 'u' : 'o'
}

const enumerar = (partes: string[], tipo: 'y' | 'o'): string => {
  const ultima = partes.at(-1) ?? ''
  if (partes.length < 2) return ultima
  return `${partes.slice(0, -1).join(', ')} ${enlace(tipo, ultima)} ${ultima}`
}

/**
 * What a course asks for, in words: «MAT-101, (FIS-101 o FIS-102) y 120 créditos aprobados». `etiqueta` names a course of the
 * plan; null (a course that is gone) leaves it out. Empty text: nothing is asked.
 */
export const textoRequisitos = (r: Requisito | null, etiqueta: (id: Id) => string | null): string => {
  if (!r) return ''
  if (r.tipo === 'curso') {
    const nombre = etiqueta(r.asignatura_id)
    return nombre ? conModo(nombre, r.modo) : ''
  }
  if (r.tipo === 'creditos') return `${numero(r.creditos)} créditos aprobados`
  if (r.tipo === 'texto') return conModo(r.texto, r.modo)
  const partes = r.de
    .map(parte => ({ parte, texto: textoRequisitos(parte, etiqueta) }))
    .filter(p => p.texto)
    .map(({ parte, texto }) =>
      'de' in parte && parte.de.length > 1 && r.de.length > 1 ? `(${texto})` : texto,
    )
  return enumerar(partes, r.tipo)
}
