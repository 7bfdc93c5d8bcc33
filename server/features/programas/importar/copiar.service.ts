import { inAlcance } from '@malla/domain/permisos/permisos.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { conflict } from '../../../platform/errors.ts'
import { lockNombres } from '../../../platform/nombres.ts'
import { insertRows } from '../../../platform/rows.ts'
import { facultadEntidad } from '../../facultades/facultades.service.ts'
import { modalidadEntidad } from '../../modalidades/modalidades.service.ts'
import { nivelEntidad } from '../../niveles/niveles.service.ts'
import { lockConteo, recordConteo } from '../conteo.ts'
import { copiarProgramas, type Lugar } from './copiarProgramas.ts'
import {
  claveDePrograma,
  facultadNuestra,
  isAqui,
  missing,
  modalidadNuestra,
  nivelNuestro,
  type Sitio,
} from './encaje.ts'
import { type Nuestros, selectNuestros } from './nuestros.queries.ts'
import type { Origen, ProgramaOrigen } from './origen.queries.ts'

/** How much was copied that was not here. */
export interface Copiado {
  facultades: number
  programas: number
}

/**
 * Copies faculties and programmes of another institution into ours: levels and modalities that are missing here, faculties, programmes with
 * their specialities, texts and images; never plans. What is here already, copied or of that name in that place, stays as it is, so that doing it twice
 * changes nothing; of two of theirs that would come to one name and place the first comes. `pedido`: what
 * was asked for; a faculty of which only programmes were comes where one of them goes into it, and not empty. 403 for who works on a part of
 * the institution when something of the whole is missing, or what is no copy would go into a faculty of others, where its name may be or not: that is
 * not told; 409 when a faculty it would go into is deactivated.
 */
export async function copiar(ctx: Ctx, origen: Origen, pedido: 'facultades' | 'programas'): Promise<Copiado> {
  await lockConteo(ctx)
  await lockNombres(ctx, schema.programas)
  const ours = await selectNuestros(ctx)
  const sinCopia = origen.programas.filter(p => !isAqui(p.programa, ours.programas))
  assertMayFill(ctx, facultadesDe(origen, sinCopia), ours)
  if (pedido === 'facultades')
    assertMayFill(
      ctx,
      origen.facultades.filter(f => !isAqui(f, ours.facultades)),
      ours,
    )
  const nuevos = losQueFaltan(origen, sinCopia, ours)
  const llenas = facultadesDe(origen, nuevos)
  assertActivadas(llenas, ours)
  const faltan = faltantes(pedido === 'programas' ? llenas : origen.facultades, ours, nuevos)
  if (faltan.facultades.length + faltan.niveles.length + faltan.modalidades.length > 0)
    assertMay(ctx, 'estructura.crear', DE_LA_INSTITUCION)
  const lugar = await makeLugar(ctx, llenas, ours, faltan)
  const iguales = Map.groupBy(nuevos, p => claveDePrograma(lugar(p), p.programa.nombre))
  const unos = [...iguales.values()].map(([primero]) => primero!)
  await copiarProgramas(ctx, origen, unos, lugar)
  if (unos.length > 0) await recordConteo(ctx)
  return { facultades: faltan.facultades.length, programas: unos.length }
}

/** Of these programmes of theirs, which are no copies, those of whose name there is none where they would go. */
function losQueFaltan(origen: Origen, sinCopia: ProgramaOrigen[], ours: Nuestros): ProgramaOrigen[] {
  const sitio = sitioEn(origen.facultades, ours)
  const estan = new Set(ours.programas.map(p => claveDePrograma(p, p.nombre)))
  return sinCopia.filter(p => !estan.has(claveDePrograma(sitio(p), p.programa.nombre)))
}

/** Says where among ours each of their programmes would stand. */
function sitioEn(
  theirs: Origen['facultades'],
  { facultades, niveles, modalidades }: Pick<Nuestros, 'facultades' | 'niveles' | 'modalidades'>,
): (p: ProgramaOrigen) => Sitio {
  const facultadDe = new Map(theirs.map(f => [f.id, facultadNuestra(f, facultades)?.id]))
  return ({ programa, nivel, modalidad }) => ({
    facultad_id: facultadDe.get(programa.facultad_id),
    nivel_id: nivelNuestro(nivel, niveles)?.id,
    modalidad_id: modalidadNuestra(modalidad, modalidades)?.id,
  })
}

/** Their faculties that these programmes are of. */
const facultadesDe = (origen: Origen, programas: ProgramaOrigen[]): Origen['facultades'] => {
  const llenas = new Set(programas.map(p => p.programa.facultad_id))
  return origen.facultades.filter(f => llenas.has(f.id))
}

/** Our faculties for theirs must be the person's. One out of scope is refused as one that is not here: which are is not told. */
function assertMayFill(ctx: Ctx, theirs: Origen['facultades'], ours: Nuestros): void {
  for (const nuestra of nuestrasDe(theirs, ours)) {
    const ambito = { facultad_id: nuestra.id }
    assertMay(ctx, 'estructura.crear', inAlcance(ctx.sesion.quien, ambito) ? ambito : DE_LA_INSTITUCION)
  }
}

/** Our faculties that receive programmes may not be deactivated. */
function assertActivadas(llenas: Origen['facultades'], ours: Nuestros): void {
  const desactivada = nuestrasDe(llenas, ours).find(f => f.estado !== 'Activado')
  if (desactivada)
    throw conflict(`La facultad «${desactivada.nombre}» está desactivada: no puede recibir programas.`)
}

const nuestrasDe = (theirs: Origen['facultades'], ours: Nuestros): Nuestros['facultades'] =>
  theirs.flatMap(f => facultadNuestra(f, ours.facultades) ?? [])

const faltantes = (facultades: Origen['facultades'], ours: Nuestros, nuevos: ProgramaOrigen[]) => ({
  facultades: missing(facultades, f => facultadNuestra(f, ours.facultades)),
  niveles: missing(
    nuevos.map(p => p.nivel),
    n => nivelNuestro(n, ours.niveles),
  ),
  modalidades: missing(
    nuevos.map(p => p.modalidad),
    m => modalidadNuestra(m, ours.modalidades),
  ),
})

/** Makes what is missing, and says where each programme goes. */
async function makeLugar(
  ctx: Ctx,
  llenas: Origen['facultades'],
  ours: Nuestros,
  faltan: ReturnType<typeof faltantes>,
): Promise<(p: ProgramaOrigen) => Lugar> {
  const facultades = [
    ...ours.facultades,
    ...(await insertRows(
      ctx,
      facultadEntidad,
      faltan.facultades.map(({ id, nombre, txt_type, estado }) => ({
        nombre,
        txt_type,
        estado,
        origen_id: id,
      })),
    )),
  ]
  const niveles = [...ours.niveles, ...(await insertRows(ctx, nivelEntidad, faltan.niveles))]
  const modalidades = [...ours.modalidades, ...(await insertRows(ctx, modalidadEntidad, faltan.modalidades))]
  // Nothing of it is missing any more.
  return sitioEn(llenas, { facultades, niveles, modalidades }) as (p: ProgramaOrigen) => Lugar
}
