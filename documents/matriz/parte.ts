import { type AvisoDeMatriz, avisosDeMatriz } from '@malla/domain/competencias/avisos.ts'
import { tiposDeCompetencia } from '@malla/domain/competencias/catalogos.ts'
import { solapesDe } from '@malla/domain/competencias/cobertura.ts'
import { type GrupoDeCursos, gruposDeCursos } from '@malla/domain/competencias/columnas.ts'
import { huecosDeMatriz, recortar } from '@malla/domain/competencias/matriz.ts'
import { letraDeNivel } from '@malla/domain/competencias/niveles.ts'
import { nombreDeTipo } from '../competencias/comunes.ts'
import type { AsignaturaInforme } from '../planes/datos.ts'
import { palabrasDe } from '../planes/palabras.ts'
import { textos } from '../textos.ts'
import type { CompetenciaEnMatriz, DatosMatriz } from './datos.ts'
import { palabrasDeMatriz as t } from './textos.ts'

/** The part of a matrix that goes out: what its filter leaves, and what of that is missing or said twice. */
export interface ParteDeMatriz {
  competencias: readonly CompetenciaEnMatriz[]
  grupos: readonly GrupoDeCursos<AsignaturaInforme>[]
  avisos: readonly AvisoDeMatriz[]
  /** I, D, L or ''. */
  letra: (competencia: number, curso: number) => string
  /** «Ciclo: Ciclo I · Área: Matemática»; null when all of the plan is there. */
  solo: string | null
  /** «Específicas»: the kind of a competency, where the plan has both; else null. */
  tipoDe: ((c: CompetenciaEnMatriz) => string) | null
}

/** Gaps are those of the whole plan: a competency that another cycle serves is none in this one. */
export function parteDeMatriz(d: DatosMatriz): ParteDeMatriz {
  const { plan, competencias, celdas, filtro } = d
  const huecos = huecosDeMatriz(
    competencias,
    plan.asignaturas.map(a => a.id),
    celdas,
  )
  const queda = recortar(competencias, plan.asignaturas, huecos, filtro)
  const filas = new Set(queda.competencias.map(c => c.id))
  const columnas = new Set(queda.cursos.map(c => c.id))
  const letras = new Map(celdas.map(c => [`${c.competencia_id} ${c.asignatura_id}`, letraDeNivel[c.nivel]]))
  return {
    competencias: queda.competencias,
    grupos: gruposDeCursos(plan.ciclos, plan.secciones, queda.cursos),
    avisos: avisosDeMatriz(huecos, solapesDe(celdas)).filter(a =>
      a.asignatura_id ? columnas.has(a.asignatura_id) : filas.has(a.competencia_id),
    ),
    letra: (competencia, curso) => letras.get(`${competencia} ${curso}`) ?? '',
    solo: filtroEnPalabras(d),
    tipoDe: nombreDeTipo(competencias, d.terminos),
  }
}

function filtroEnPalabras({ plan, grupos, filtro: f }: DatosMatriz): string | null {
  const nombre = (lista: readonly { id: number; nombre: string }[], id: number | undefined) =>
    lista.find(x => x.id === id)?.nombre
  const ciclo = plan.ciclos.find(c => c.id === f.ciclo_id)
  const partes = [
    [palabrasDe(plan.institucion).periodo, ciclo && (ciclo.descripcion || ciclo.nombre)],
    [textos.cursos.seccion, nombre(plan.secciones, f.seccion_id)],
    [textos.tabla.area, nombre(plan.areas, f.areacurso_id)],
    [textos.tabla.tipo, nombre(plan.tipos, f.tipocurso_id)],
    [t.grupo, nombre(grupos, f.tabcompetencia_id)],
    [t.tipo, tiposDeCompetencia.find(x => x.valor === f.tipopadre)?.nombre],
  ].flatMap(([rotulo, valor]) => (valor ? [`${rotulo}: ${valor}`] : []))
  const dichas = [...partes, ...(f.huecos ? [t.soloHuecos] : [])]
  return dichas.length > 0 ? dichas.join(' · ') : null
}
