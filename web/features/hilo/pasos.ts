import type { PasoDeHilo } from '@malla/domain/competencias/hilo.ts'
import { type Terminos, terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import { paths } from '../../paths.ts'

/** A step of the thread as it is drawn. */
interface Paso {
  titulo: (t: Terminos) => string
  /** What stands there when nothing lies on the way. */
  vacio: string
  /** Where what is chosen there is written, and what that is called. */
  enlace: (planId: number, id: number) => { href: string; label: string }
}

const seccion = (ruta: string, label: string) => (planId: number) => ({
  href: paths.plan(planId, { tab: 'secciones', seccion: ruta }),
  label,
})
const enArbol = (planId: number, competencia: number) => ({
  href: paths.plan(planId, { tab: 'competencias', competencia }),
  label: 'Ver en el árbol',
})

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
    vacio: 'Sin este nivel.',
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
    enlace: seccion('unidades-de-aprendizaje', 'Ver las unidades'),
  },
  semana: {
    titulo: () => 'Semanas',
    vacio: 'Aún sin semanas.',
    enlace: seccion('unidades-de-aprendizaje', 'Ver las unidades'),
  },
}
