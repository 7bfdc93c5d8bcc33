import { codigosDe } from '../competencias/letras.ts'
import { terminosPorDefecto } from '../planes/terminos.ts'
import { clave } from '../texto/normalizar.ts'
import { armar } from './armar.ts'
import type { Version } from './campos.ts'
import { escribirPaquete } from './escribir.ts'
import { type Existente, fundir } from './fundir.ts'
import { type Guardado, guardadoTras } from './guardar.ts'
import type { Registro } from './json.ts'
import { leerPaquete, type PaqueteLeido } from './leer.ts'

/** A plan in memory that receives and gives packages, as the server does over tables; for tests. */

export const AHORA = '2026-03-01T10:00:00Z'
const BASE = 'https://malla.example.edu'

export interface PlanDePrueba {
  existentes: Existente[]
  guardado: Guardado
  /** null: nothing changed since it was imported. */
  cambiado: string | null
}

export const planVacio = (documentoId = '11111111-1111-4111-8111-111111111111'): PlanDePrueba => ({
  existentes: [],
  guardado: { documentoId, documento: {}, asociaciones: [], paquete: {} },
  cambiado: AHORA,
})

/** What jsonb does to what is kept. */
const deBase = <T>(v: T): T => JSON.parse(JSON.stringify(v)) as T

/** The plan after the package came in. */
export function conPaquete(plan: PlanDePrueba, leido: PaqueteLeido): PlanDePrueba {
  const puestos = fundir(plan.existentes, leido, terminosPorDefecto)
  const ids = new Map(puestos.map((p, i) => [p.id, p.existente?.id ?? plan.existentes.length + 1000 + i]))
  return {
    existentes: puestos.map(p => ({
      id: ids.get(p.id)!,
      case_id: p.id,
      padre_id: p.padre === null ? null : ids.get(p.padre)!,
      orden: p.orden,
      nombre: p.nombre,
      tipopadre: p.tipopadre,
      grupo: p.grupo,
      termino_id: p.termino_id,
      case_extra: deBase(p.extra),
    })),
    guardado: deBase(guardadoTras(plan.guardado, leido, puestos)),
    cambiado: null,
  }
}

/** The package of a plan. */
export function exportar({ existentes, guardado, cambiado }: PlanDePrueba, version: Version): Registro {
  const caseDe = new Map(existentes.map(e => [e.id, e.case_id]))
  const grupos = [...new Set(existentes.flatMap(e => (e.grupo ? [e.grupo] : [])))]
  const codigos = codigosDe(
    existentes.map(e => ({
      ...e,
      competencia_id: e.padre_id ?? 0,
      tabcompetencia_id: e.grupo ? grupos.indexOf(e.grupo) + 1 : 0,
    })),
    grupos.map((_g, i) => i + 1),
    terminosPorDefecto,
  )
  const items = existentes.map(e => ({
    id: e.case_id,
    padre: e.padre_id === null ? null : caseDe.get(e.padre_id)!,
    orden: e.orden,
    nombre: e.nombre,
    codigo: codigos.get(e.id)!,
    termino_id: e.termino_id,
    tipopadre: e.tipopadre,
    grupo: e.grupo
      ? {
          id: clave(e.grupo).length + 7 * grupos.indexOf(e.grupo),
          nombre: e.grupo,
          orden: grupos.indexOf(e.grupo),
        }
      : null,
    cambiado: AHORA,
    extra: e.case_extra,
  }))
  return escribirPaquete(
    armar(
      {
        base: BASE,
        documentoId: guardado.documentoId,
        documento: guardado.documento,
        propio: { title: 'Plan 2026', creator: 'Universidad de Prueba', language: 'es' },
        cambiado: guardado.documento.lastChangeDateTime ? cambiado : AHORA,
        items,
        asociaciones: guardado.asociaciones,
        guardado: guardado.paquete,
        terminos: terminosPorDefecto,
      },
      version,
    ),
  )
}

/** As the wire gives it. */
export const porElCable = (paquete: Registro): unknown => JSON.parse(JSON.stringify(paquete))

export function leerBien(crudo: unknown): PaqueteLeido {
  const leido = leerPaquete(crudo, AHORA)
  if (!leido) throw new Error('no package')
  return leido
}

/** An empty plan that takes a package in and gives it back. */
export const idaYVuelta = (crudo: unknown, version: Version): unknown =>
  porElCable(exportar(conPaquete(planVacio(), leerBien(crudo)), version))
