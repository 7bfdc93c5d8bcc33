import { clave } from '../texto/normalizar.ts'
import { conservarCompetencias } from './conservarCompetencias.ts'
import { cursosQueSiguen } from './conservarCursos.ts'
import { seccionesDeFormulario, seccionesDichas } from './conservarSecciones.ts'
import { conservarLineas, conservarTextos } from './conservarTextos.ts'
import type { CicloCopiado, ContenidoDePlan, DatosDePlan, SeccionCopiada } from './copiar.ts'

/** What a form says of a content besides its courses. */
export interface Dicho {
  /** General data that it names. */
  datos: Partial<DatosDePlan>
  /** Whether it says which cycles there are, and what they are called. */
  ciclos: boolean
  /** Whether it says which sections of electives there are. */
  secciones: boolean
  /** Json keys of the texts that it says. */
  textos: readonly string[]
  /** Whether it says the graduate profile. */
  perfil: boolean
}

/** Rows that are added to others get ids that those have not. */
const conIds = <T extends { id: number }>(rows: readonly T[], mas: readonly T[]): T[] => {
  const ultimo = Math.max(0, ...rows.map(r => r.id))
  return [...rows, ...mas.map((r, i) => ({ ...r, id: ultimo + 1 + i }))]
}

/** Cycles as the form says them, each in the state in which it was. */
const ciclosDichos = (antes: ContenidoDePlan, despues: ContenidoDePlan): CicloCopiado[] =>
  despues.ciclos.map(c => ({
    ...c,
    estado: antes.ciclos.find(x => x.numero === c.numero)?.estado ?? c.estado,
  }))

/** Where it does not, they are known by their number and called as they were. One without courses, which no course can name, stays; one whose courses all left goes. */
function ciclosDe(antes: ContenidoDePlan, despues: ContenidoDePlan): CicloCopiado[] {
  const era = new Map(antes.ciclos.map(c => [c.numero, c]))
  const hay = new Set(despues.ciclos.map(c => c.numero))
  const conCursos = new Set(antes.asignaturas.map(a => a.ciclo_id))
  const vacios = antes.ciclos.filter(c => !conCursos.has(c.id) && !hay.has(c.numero))
  const dichos = despues.ciclos.map(c => ({ ...c, ...era.get(c.numero), id: c.id }))
  return conIds(dichos, vacios).sort((a, b) => a.numero - b.numero)
}

/** The same of sections of electives where the form does not say them; what they require stays. */
function seccionesDe(antes: ContenidoDePlan, despues: ContenidoDePlan): SeccionCopiada[] {
  const eran = seccionesDeFormulario(antes.secciones)
  const era = new Map(eran.map(s => [clave(s.nombre), s]))
  const hay = new Set(despues.secciones.map(s => clave(s.nombre)))
  const conCursos = new Set(antes.asignaturas.map(a => a.seccion_id))
  const vacias = antes.secciones.filter((s, i) => !conCursos.has(s.id) && !hay.has(clave(eran[i]!.nombre)))
  const dichas = despues.secciones.map(s => ({
    ...s,
    creditos_requeridos: s.creditos_requeridos ?? era.get(clave(s.nombre))?.creditos_requeridos ?? null,
  }))
  return conIds(seccionesDichas(antes.secciones, dichas), vacias)
}

/** Rows of the catalogues keep their abbreviation and their colour. */
function parametrosDe(antes: ContenidoDePlan, despues: ContenidoDePlan): ContenidoDePlan['parametros'] {
  const llave = (p: { tipo: string; nombre: string }): string => `${p.tipo} ${clave(p.nombre)}`
  const era = new Map(antes.parametros.map(p => [llave(p), p]))
  return despues.parametros.map(p => {
    const { abreviatura, color } = era.get(llave(p)) ?? p
    return { ...p, abreviatura, color }
  })
}

/**
 * The new content of a template with whatever its form says nothing of as it was: how the plan is configured, lines of
 * research, modules, units, what belongs to a text besides its words, and competencies. Courses are known by code, else by name.
 */
export function conservarLoNoDicho(
  antes: ContenidoDePlan,
  despues: ContenidoDePlan,
  dicho: Dicho,
): ContenidoDePlan {
  const cursos = cursosQueSiguen(antes, despues)
  const contenido = {
    ...despues,
    plan: { ...antes.plan, ...dicho.datos },
    ciclos: dicho.ciclos ? ciclosDichos(antes, despues) : ciclosDe(antes, despues),
    secciones: dicho.secciones
      ? seccionesDichas(antes.secciones, despues.secciones)
      : seccionesDe(antes, despues),
    parametros: parametrosDe(antes, despues),
    textos: conservarTextos(antes.textos, despues.textos, dicho.textos, cursos),
    perfil_egreso: dicho.perfil
      ? conservarLineas(antes.perfil_egreso, despues.perfil_egreso)
      : antes.perfil_egreso,
  }
  return conservarCompetencias(antes, contenido, cursos)
}
