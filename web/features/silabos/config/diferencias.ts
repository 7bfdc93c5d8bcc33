import type {
  ColumnaDeProgramacion,
  EstructuraDeSilabo,
  SeccionDeSilabo,
} from '@malla/domain/silabos/estructura.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { igual } from '@malla/domain/valores/igual.ts'

/** What one structure changes in another, in words, before anybody takes it. */
export function diferencias(de: EstructuraDeSilabo, a: EstructuraDeSilabo): string[] {
  return [
    ...a.secciones.flatMap(s =>
      deSeccion(
        de.secciones.find(x => x.clave === s.clave),
        s,
      ),
    ),
    ...de.secciones
      .filter(s => s.activa && !a.secciones.some(x => x.clave === s.clave))
      .map(s => `Se quita «${s.nombre}».`),
    ...deOrden(de, a),
    ...a.columnas.flatMap(c =>
      deColumna(
        de.columnas.find(x => x.clave === c.clave),
        c,
      ),
    ),
    ...deMedidas(de, a),
  ]
}

function deSeccion(antes: SeccionDeSilabo | undefined, s: SeccionDeSilabo): string[] {
  if (!antes?.activa) return s.activa ? [`Se activa «${s.nombre}»${s.requerida ? '' : ', opcional'}.`] : []
  if (!s.activa) return [`Se desactiva «${antes.nombre}»: lo escrito se conserva.`]
  return [
    ...(antes.nombre === s.nombre ? [] : [`«${antes.nombre}» se llama «${s.nombre}».`]),
    ...(antes.requerida === s.requerida
      ? []
      : [`«${s.nombre}» ${s.requerida ? 'es requerida' : 'deja de ser requerida'}.`]),
  ]
}

const activas = (e: EstructuraDeSilabo): string[] =>
  e.secciones
    .filter(s => s.activa)
    .toSorted((x, y) => x.orden - y.orden)
    .map(s => s.clave)

/** Only the order of what both show. */
function deOrden(de: EstructuraDeSilabo, a: EstructuraDeSilabo): string[] {
  const [antes, despues] = [activas(de), activas(a)]
  const comunes = (unas: string[], otras: string[]) => unas.filter(c => otras.includes(c)).join()
  return comunes(antes, despues) === comunes(despues, antes) ? [] : ['Cambia el orden de las secciones.']
}

function deColumna(antes: ColumnaDeProgramacion | undefined, c: ColumnaDeProgramacion): string[] {
  if (!antes?.activa) return c.activa ? [`La programación muestra «${c.nombre}».`] : []
  if (!c.activa) return [`La programación deja de mostrar «${antes.nombre}».`]
  return [
    ...(antes.nombre === c.nombre ? [] : [`La columna «${antes.nombre}» se llama «${c.nombre}».`]),
    ...(antes.requerida === c.requerida
      ? []
      : [`La columna «${c.nombre}» ${c.requerida ? 'es requerida' : 'deja de ser requerida'}.`]),
  ]
}

const deMedidas = (de: EstructuraDeSilabo, a: EstructuraDeSilabo): string[] => [
  ...(de.semanas === a.semanas
    ? []
    : [`${contar(a.semanas, 'semana')}${de.semanas === null ? '' : ` en vez de ${de.semanas}`}.`]),
  ...(de.unidad.singular === a.unidad.singular ? [] : [`Cada unidad se llama «${a.unidad.singular}».`]),
  ...(igual(de.escala, a.escala)
    ? []
    : [`Notas de ${a.escala.minimo} a ${a.escala.maximo}; se aprueba con ${a.escala.aprobatoria}.`]),
]
