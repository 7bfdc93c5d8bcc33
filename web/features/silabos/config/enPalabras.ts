import type {
  ColumnaDeProgramacion,
  EscalaDeNotas,
  TerminoDeUnidad,
} from '@malla/domain/silabos/estructura.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import { enPalabras as deCampo } from '../../../ui/form/enPalabras.ts'
import type { SeccionEditada } from './valores.ts'

const deSeccion = (s: SeccionEditada): string =>
  [
    `«${s.nombre}»`,
    s.activa ? (s.requerida ? 'requerida' : 'opcional') : 'inactiva',
    s.textoFijo ? `con el texto «${comienzo(sinEtiquetas(s.textoFijo).trim(), 120)}»` : '',
  ]
    .filter(Boolean)
    .join(', ')

const deColumna = (c: ColumnaDeProgramacion): string =>
  `${c.nombre}: ${c.activa ? (c.requerida ? 'requerida' : 'opcional') : 'inactiva'}`

/** A field of the form as the merge of two edits shows it. */
export function enPalabras(name: string, value: unknown): string {
  const [, dentro] = name.split('.')
  if (name.startsWith('propias.')) return value ? deSeccion(value as SeccionEditada) : '(quitada)'
  if (dentro !== undefined) return deCampo(dentro, value)
  if (name === 'semanas') return String(value)
  if (name === 'orden') return `${(value as string[]).length} secciones en otro orden`
  if (name === 'columnas') return (value as ColumnaDeProgramacion[]).map(deColumna).join(' · ')
  if (name === 'unidad') return `${(value as TerminoDeUnidad).singular}, ${(value as TerminoDeUnidad).plural}`
  if (name === 'escala') {
    const e = value as EscalaDeNotas
    return `De ${e.minimo} a ${e.maximo}; se aprueba con ${e.aprobatoria}`
  }
  if (name === 'propias')
    return (
      Object.values(value as Record<string, SeccionEditada>)
        .map(deSeccion)
        .join(' · ') || '(ninguna)'
    )
  return deSeccion(value as SeccionEditada)
}
