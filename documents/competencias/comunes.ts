import { FUNCIONAL, TRANSVERSAL } from '@malla/domain/competencias/catalogos.ts'
import { resultadoEnBreve } from '@malla/domain/competencias/listas.ts'
import { enOrden, type Recorrida } from '@malla/domain/competencias/recorrido.ts'
import { letraDe, type Terminos } from '@malla/domain/planes/terminos.ts'
import { celda } from '../bloques.ts'
import type { Celda } from '../document.ts'
import { numero } from '../formato.ts'
import { textos } from '../textos.ts'
import type { CompetenciaInforme, DatosCompetencias } from './datos.ts'
import { palabrasDeCompetencias as t } from './textos.ts'

type Leida = Recorrida<CompetenciaInforme>

/** Competencies of one kind, in reading order. */
export interface DeUnTipo {
  /** «Específicas (funcionales)», with the name that the plan gives them. */
  nombre: string
  /** «Específicas». */
  corto: string
  leidas: readonly Leida[]
}

/** The two kinds with what the plan has of each; a kind without competencies is left out. */
export const porTipo = (d: DatosCompetencias, terminos: Terminos): DeUnTipo[] => {
  const leidas = enLectura(d)
  return [
    { tipo: FUNCIONAL, nombre: terminos.nombreEspecificas },
    { tipo: TRANSVERSAL, nombre: terminos.nombreGenerales },
  ]
    .map(({ tipo, nombre }) => ({
      nombre: t.deTipo(nombre, t.tipos[tipo]!),
      corto: nombre,
      leidas: leidas.filter(l => l.una.tipopadre === tipo),
    }))
    .filter(x => x.leidas.length > 0)
}

/** All of them as a person reads them down: each before its parts. */
export const enLectura = (d: DatosCompetencias): Leida[] =>
  enOrden(
    d.todas,
    d.grupos.map(g => g.id),
  )

/** Those of one kind group by group, with the name of each; null where the plan has no groups. */
export const porGrupo = (
  d: DatosCompetencias,
  leidas: readonly Leida[],
): { nombre: string | null; leidas: Leida[] }[] => {
  const nombres = new Map(d.grupos.map(g => [g.id, g.nombre]))
  const partes = [...Map.groupBy(leidas, l => l.una.tabcompetencia_id)]
  const conNombre = partes.some(([id]) => nombres.has(id))
  return partes.map(([id, suyas]) => ({
    nombre: conNombre ? (nombres.get(id) ?? t.sinGrupo) : null,
    leidas: suyas,
  }))
}

/** «F, Específica · C, Competencia · E, Elemento»: what the letters of the plan stand for. */
export const leyendaDeLetras = (terminos: Terminos): string =>
  [terminos.nombreEspecifica, terminos.nombreCompetencia, terminos.nombreElemento]
    .map((nombre, i) => `${letraDe(terminos, i + 1)}: ${nombre.toLowerCase()}`)
    .join(' · ')

/** Columns that only some plans need, and how each competency fills them. */
export const enlacesDe = (d: DatosCompetencias) => {
  // «General 2» is never parted.
  const breves = new Map(d.resultados.map(r => [r.id, resultadoEnBreve(r).replaceAll(' ', '\u00a0')]))
  const dichos = (c: CompetenciaInforme): string =>
    c.resultados_ids.flatMap(id => breves.get(id) ?? []).join(', ')
  return {
    conLinea: d.todas.some(c => c.linea !== null),
    conResultados: d.todas.some(c => dichos(c) !== ''),
    linea: (c: CompetenciaInforme): Celda => celda(c.linea === null ? textos.nada : numero(c.linea)),
    resultados: (c: CompetenciaInforme): Celda => celda(dichos(c) || textos.nada),
  }
}

/** What the plan calls the kind of a competency («Específicas»); null where it has one kind: no code of its competencies is there twice. */
export const nombreDeTipo = (
  todas: readonly { tipopadre: number }[],
  terminos: Terminos,
): ((c: { tipopadre: number }) => string) | null =>
  new Set(todas.map(c => c.tipopadre)).size < 2
    ? null
    : c => (c.tipopadre === FUNCIONAL ? terminos.nombreEspecificas : terminos.nombreGenerales)

/** Codes of competencies of both kinds: each kind counts from 1, so that it is named where the plan has both. */
export const codigosDichos = (
  d: DatosCompetencias,
  cuales: readonly CompetenciaInforme[],
  terminos: Terminos,
): string => {
  const deTipo = (tipo: number) => cuales.filter(c => c.tipopadre === tipo).map(c => c.codigo)
  if (new Set(d.todas.map(c => c.tipopadre)).size < 2) return cuales.map(c => c.codigo).join(', ')
  return [
    [terminos.nombreEspecificas, deTipo(FUNCIONAL)] as const,
    [terminos.nombreGenerales, deTipo(TRANSVERSAL)] as const,
  ]
    .flatMap(([nombre, codigos]) => (codigos.length ? [`${nombre}: ${codigos.join(', ')}`] : []))
    .join(' · ')
}
