import type { ImportacionCase } from '@malla/contracts/case.ts'
import { leerJson } from '@malla/contracts/json.ts'
import { type Existente, fundir, type Puesto } from '@malla/domain/case/fundir.ts'
import { type Guardado, guardadoTras, maneraDe } from '@malla/domain/case/guardar.ts'
import { leerPaquete, type PaqueteLeido } from '@malla/domain/case/leer.ts'
import { recortado } from '@malla/domain/case/nombre.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { differing } from '../../platform/writeRows.ts'
import { openArbol } from '../competencias/abrir.ts'
import { selectGrupos } from '../competencias/competencias.queries.ts'
import { documentoIdDe } from './documentoId.ts'
import { selectGuardado } from './documentos.queries.ts'
import { camposDe, escribir, gruposDe, idsDe, type Obra } from './escribir.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads the file of an import; 422 in words when it is no package. What is in it is judged later. */
export function abrirPaquete({ archivo }: { archivo: { data: Uint8Array } }): PaqueteLeido {
  let crudo: unknown
  try {
    crudo = leerJson(utf8.decode(archivo.data))
  } catch {
    throw invalidField(
      'archivo',
      'El archivo no es JSON en UTF-8 o tiene demasiados niveles, uno dentro de otro. Elija un paquete CASE (.json).',
    )
  }
  const leido = leerPaquete(crudo, new Date().toISOString())
  if (!leido)
    throw invalidField('archivo', 'El archivo no es un paquete CASE: no trae ni CFDocument ni CFItems.')
  return leido
}

const MANERAS = { llena: 'llena', 'otra vez': 'repite', añade: 'agrega' } as const
/** Most rows of a preview: enough to see what it is. */
const MAS_FILAS = 300

const accionDe = (p: Puesto, obra: Obra): 'crear' | 'cambiar' | 'igual' =>
  !p.existente
    ? 'crear'
    : Object.keys(differing(obra.filas.get(p.existente.id)!, camposDe(p, obra))).length > 0
      ? 'cambiar'
      : 'igual'

function resumen(leido: PaqueteLeido, obra: Obra, antes: Guardado): ImportacionCase {
  const suyos = obra.puestos.filter(p => p.isDelPaquete)
  const acciones = suyos.map(p => accionDe(p, obra))
  const cuantas = (accion: string): number => acciones.filter(a => a === accion).length
  const campos = new Map(leido.items.map(i => [i.id, i.campos]))
  return {
    titulo: comienzo(String(leido.documento.title ?? ''), 500),
    creador: comienzo(String(leido.documento.creator ?? ''), 500),
    manera: MANERAS[maneraDe(antes, leido, obra.puestos)],
    crear: cuantas('crear'),
    cambiar: cuantas('cambiar'),
    iguales: cuantas('igual'),
    conservadas: obra.puestos.length - suyos.length,
    elementos: leido.total.items,
    elementos_omitidos: leido.omitidos.item,
    asociaciones: leido.total.asociaciones,
    asociaciones_omitidas: leido.omitidos.asociacion,
    filas: suyos.slice(0, MAS_FILAS).map((p, i) => ({
      nivel: p.nivel,
      nombre: recortado(p.nombre, 300),
      tipo: comienzo(String(campos.get(p.id)?.CFItemType ?? ''), 100),
      accion: acciones[i]!,
    })),
    omitidos: leido.informe.omitidos,
    avisos: leido.informe.avisos,
  }
}

/** Parents before their parts, as people read a tree: each with its own below it. */
function enArbol(puestos: readonly Puesto[]): Puesto[] {
  const hijos = Map.groupBy(puestos, p => p.padre)
  const bajar = (p: Puesto): Puesto[] => [p, ...(hijos.get(p.id) ?? []).flatMap(bajar)]
  return (hijos.get(null) ?? []).flatMap(bajar)
}

/** The plan, locked, and what the package makes of it. 404, 403; 409 ceased. */
async function preparar(ctx: Ctx, planId: number, leido: PaqueteLeido) {
  const { plan, todas } = await openArbol(ctx, planId, 'curricular.editar')
  const grupos = await selectGrupos(ctx, planId)
  const nombreDeGrupo = new Map(grupos.map(g => [g.id, g.nombre]))
  const guardado = await selectGuardado(ctx, planId)
  const antes: Guardado = {
    documentoId: guardado?.case_id ?? documentoIdDe(ctx.platform.secret, ctx.empresaId, planId),
    documento: guardado?.documento ?? {},
    asociaciones: guardado?.asociaciones ?? [],
    paquete: guardado?.paquete ?? {},
  }
  const existentes: Existente[] = todas.map(({ row }) => ({
    ...row,
    grupo: row.grupo_id === null ? null : (nombreDeGrupo.get(row.grupo_id) ?? null),
  }))
  const puestos = fundir(existentes, leido, terminosDe(plan.config_terminos))
  const de = { plan, puestos, grupos, filas: new Map(todas.map(t => [t.id, t.row])) }
  const obra: Obra = { ...de, ids: idsDe(puestos), enGrupo: gruposDe(de) }
  return { obra, antes }
}

/**
 * Brings a package into a plan as competencies, all or nothing: those that are there already (by their CASE identifier) change, others are
 * made. With `vista_previa` nothing is written. What cannot come in is told and left out; 422 when nothing can.
 */
export async function importarCase(
  ctx: Ctx,
  { planId, vista_previa }: { planId: number; vista_previa?: boolean },
  leido: PaqueteLeido,
): Promise<ImportacionCase> {
  const { obra, antes } = await preparar(ctx, planId, leido)
  const hecho = resumen(leido, { ...obra, puestos: enArbol(obra.puestos) }, antes)
  if (vista_previa) return hecho
  if (leido.items.length === 0 && leido.total.items > 0)
    throw invalidField(
      'archivo',
      'Ningún elemento del paquete se puede importar: vea por qué en la vista previa.',
    )
  await escribir(ctx, obra, guardadoTras(antes, leido, obra.puestos))
  return hecho
}
