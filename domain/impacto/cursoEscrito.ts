import { horasDe } from '../asignaturas/horas.ts'
import { descripcionDeCiclo } from '../ciclos/ciclo.ts'
import { type Totales, totalesDe } from '../malla/totales.ts'
import { alcanzados, cartasDe, nombreDeSilabo, silabosDe } from './alcanzados.ts'
import { otraCarga } from './carga.ts'
import type { Efecto } from './impacto.ts'
import type { Caso, FilaDeAcceso, FilaDeCurso, MundoDeCurso, Parte } from './mundoDeCurso.ts'
import { deCual, efecto } from './mundoDeCurso.ts'
import { cambiar, quitar } from './pasos.ts'

/** What was written for a course, who teaches it, and what shows it. */

const nombreDe = (c: Caso, id: number): string =>
  deCual(c, c.mundo.cursos.find(x => x.id === id) ?? { nombre: '' })

/** What somebody wrote goes along and comes back with an undo; what was approved is a document of its period and stays. */
export function silabos(c: Caso): Parte {
  const idos = alcanzados(c.van)
  const dice = (s: MundoDeCurso['silabos'][number]): Pick<Efecto, 'suerte' | 'detalle'> =>
    s.isCerrado
      ? {
          suerte: 'impide',
          detalle: 'Quedó cerrado con su periodo y no se elimina. Haga una versión nueva del curso.',
        }
      : { suerte: 'se quita', detalle: 'Lo escrito se elimina con el curso; al deshacer, vuelve.' }
  return {
    efectos: silabosDe(c.mundo, idos).map(s =>
      efecto(c, {
        cosa: 'silabo',
        id: s.fila.id,
        nombre: `${nombreDeSilabo(s.periodo)}${nombreDe(c, s.fila.asignatura_id)}`,
        ...dice(s),
      }),
    ),
    pasos: c.mundo.silabos
      .filter(s => idos.has(s.fila.asignatura_id))
      .flatMap(s => [quitar('silabos', s.fila), ...s.hijas]),
  }
}

/** A carta goes with its course and comes back with an undo; one in which nobody wrote goes without a word. */
export function cartas(c: Caso): Parte {
  const suyas = cartasDe(c.mundo, alcanzados(c.van))
  const escritas = new Set(suyas.filter(x => x.isEscrita).map(x => x.asignatura_id))
  return {
    efectos: [...escritas].map(id =>
      efecto(c, {
        cosa: 'carta',
        id,
        nombre: `Carta descriptiva${nombreDe(c, id)}`,
        suerte: 'se quita',
        detalle: 'Lo escrito se elimina con el curso; al deshacer, vuelve.',
      }),
    ),
    pasos: suyas.map(x => quitar('carta_claves', x.fila)),
  }
}

/** Who teaches what goes no longer does; where something takes its place, they teach that instead. */
export function docentes(c: Caso): Parte {
  const { mundo, bases, van, por } = c
  const idos = alcanzados(van)
  const destino = bases.size > 0 && por ? (por.base_id ?? por.id) : null
  const suyos = mundo.accesos.filter(a => a.fila.cursos_ids.some(id => idos.has(id)))
  const cursos = (a: FilaDeAcceso): number[] => [
    ...new Set(a.cursos_ids.flatMap(id => (idos.has(id) ? (destino ?? []) : id))),
  ]
  const deja =
    c.cursos.length > 1 ? 'Deja de tenerlos entre sus cursos.' : 'Deja de tenerlo entre sus cursos.'
  return {
    efectos: suyos.map(a => ({
      cosa: 'docente',
      id: a.fila.id,
      nombre: a.nombres,
      plan_id: null,
      suerte: por ? 'pasa' : 'cambia',
      detalle: por ? `Dicta «${por.nombre}» en su lugar.` : deja,
    })),
    pasos: suyos.flatMap(a => cambiar('accesos', a.fila, { cursos_ids: cursos(a.fila) })),
  }
}

/** Cycles lose the credits (or hours), the public page the courses: nothing to do, but good to know before. */
export function alrededor(c: Caso): Parte {
  const { mundo, cursos, van, bases, por } = c
  const idos = alcanzados(van)
  // Of a course of which only the newest version goes, the one before is in force again.
  const enVigor = (filas: readonly FilaDeCurso[]): FilaDeCurso[] =>
    [...Map.groupBy(filas, x => x.base_id ?? x.id).values()].map(todas =>
      todas.reduce((a, b) => (b.version > a.version ? b : a)),
    )
  const quedan = mundo.cursos.filter(x => !idos.has(x.id))
  const [eran, seran] = [enVigor(mundo.cursos), enVigor(quedan)]
  const isUltima = cursos.some(x => eran.includes(x))
  const tocados = new Set([...cursos, ...seran.filter(x => !eran.includes(x))].map(x => x.ciclo_id))
  const efectos: Efecto[] = mundo.ciclos
    .filter(ciclo => tocados.has(ciclo.id))
    .flatMap(ciclo => {
      const suma = (de: readonly FilaDeCurso[]): Totales =>
        totalesDe(de.filter(x => x.ciclo_id === ciclo.id).map(x => ({ ...horasDe(x), credits: x.credits })))
      const detalle = otraCarga(suma(eran), suma(seran))
      if (detalle === null) return []
      return efecto(c, {
        cosa: 'ciclo',
        id: ciclo.id,
        nombre: ciclo.descripcion || descripcionDeCiclo(ciclo.nombre),
        suerte: 'avisa',
        detalle,
      })
    })
  const dejara =
    bases.size === 0
      ? 'Volverá a mostrar la versión anterior.'
      : cursos.length > 1
        ? 'Dejará de mostrarlos.'
        : 'Dejará de mostrarlo.'
  if (mundo.plan.isPublico && (bases.size > 0 || isUltima))
    efectos.push(
      efecto(c, {
        cosa: 'publicacion',
        id: mundo.plan.id,
        nombre: 'Página pública del plan',
        suerte: 'avisa',
        detalle: por ? 'Dejará de mostrarlo; el otro curso ya está en ella.' : dejara,
      }),
    )
  return { efectos, pasos: [] }
}
