import {
  type DatosDeHilo,
  deSemana,
  isDeSilabo,
  type PasoDeHilo,
  type UnidadDeHilo,
} from '@malla/domain/competencias/hilo.ts'
import { type Terminos, terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import { paths } from '../../paths.ts'

/** A step of the thread as it is drawn. */
interface Paso {
  titulo: (t: Terminos) => string
  /** What stands there when nothing lies on the way. */
  vacio: string
  /** Where what is chosen there is written, and what that is called. `unidad`: the unit that it is, or the week is of. */
  enlace: (planId: number, id: number, unidad: UnidadDeHilo | undefined) => Enlace
}

interface Enlace {
  href: string
  label: string
}

const seccion = (ruta: string, label: string) => (planId: number) => ({
  href: paths.plan(planId, { tab: 'secciones', seccion: ruta }),
  label,
})
const enArbol = (planId: number, competencia: number) => ({
  href: paths.plan(planId, { tab: 'competencias', competencia }),
  label: 'Ver en el árbol',
})
/** Units are those of one syllabus of a course where it has any, else those of the plan. */
const enUnidades: Paso['enlace'] = (planId, _id, unidad) =>
  unidad && isDeSilabo(unidad)
    ? {
        href: paths.silabo(unidad.curso_id, {
          periodo: unidad.periodo_id ?? undefined,
          seccion: 'unidadesaprendizaje',
        }),
        label: 'Ver en el sílabo',
      }
    : {
        href: paths.plan(planId, { tab: 'secciones', seccion: 'unidades-de-aprendizaje' }),
        label: 'Ver las unidades',
      }

export const pasos: Readonly<Record<PasoDeHilo, Paso>> = {
  linea: {
    titulo: () => 'Perfil de egreso',
    vacio: 'Ninguna línea del perfil llega hasta aquí.',
    enlace: seccion('perfil-de-egreso', 'Ver el perfil'),
  },
  competencia: {
    titulo: t => t.nombreCompetencias,
    vacio: 'Ninguna competencia.',
    enlace: enArbol,
  },
  // The plan names one element; several of those it does not rename are «Elementos».
  elemento: {
    titulo: t => (t.nombreElemento === terminosPorDefecto.nombreElemento ? 'Elementos' : t.nombreElemento),
    vacio: 'El plan no tiene este nivel.',
    enlace: enArbol,
  },
  curso: {
    titulo: () => 'Cursos',
    vacio: 'Todavía no contribuye ningún curso.',
    enlace: (planId, curso) => ({
      href: paths.plan(planId, { tab: 'malla', curso }),
      label: 'Ver en la malla',
    }),
  },
  unidad: {
    titulo: () => 'Unidades',
    vacio: 'Aún sin unidades.',
    enlace: enUnidades,
  },
  semana: {
    titulo: () => 'Semanas',
    vacio: 'Aún sin semanas.',
    enlace: enUnidades,
  },
}

/** Where what is chosen in a step is written: of a week, where its unit is. */
export function enlaceDe(
  planId: number,
  unidades: DatosDeHilo['unidades'],
  paso: PasoDeHilo,
  id: number,
): Enlace {
  const isSuya =
    paso === 'semana'
      ? (u: UnidadDeHilo) => u.curso_id === deSemana(id).curso_id
      : (u: UnidadDeHilo) => paso === 'unidad' && u.id === id
  return pasos[paso].enlace(planId, id, unidades.find(isSuya))
}
