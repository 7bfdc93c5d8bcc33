import { contar, cuantos } from '@malla/domain/texto/numero.ts'
import type { Ctx } from '../../../platform/context.ts'
import { invalidField, notFound } from '../../../platform/errors.ts'
import { readOtraEmpresa, selectOtrasEmpresas } from '../../../platform/otraEmpresa.ts'
import { copiar } from './copiar.service.ts'
import { type Origen, selectOrigenDeFacultades, selectOrigenDeProgramas } from './origen.queries.ts'

/** What to copy; without `empresa_id` the institution is looked for. */
export interface Pedido {
  ids: number[]
  empresa_id?: number
}

/** What the person is told. `count`: how many came that were not here; `total`: how many were asked for. */
export interface Importado {
  message: string
  count: number
  total: number
}

/** Copies faculties of another institution with their programmes. 404 unless the person may see all of them there. */
export async function importarFacultades(ctx: Ctx, pedido: Pedido): Promise<Importado> {
  const origen = await selectOrigen(ctx, pedido, selectOrigenDeFacultades)
  const { facultades, programas } = await copiar(ctx, origen, 'facultades')
  const total = new Set(pedido.ids).size
  return { message: mensajeDeFacultades(facultades, programas), count: facultades, total }
}

/** Copies programmes of another institution. 404 unless the person may see all of them there. */
export async function importarProgramas(ctx: Ctx, pedido: Pedido): Promise<Importado> {
  const origen = await selectOrigen(ctx, pedido, selectOrigenDeProgramas)
  const { programas } = await copiar(ctx, origen, 'programas')
  const message = programas === 0 ? YA_ESTABA : `${verbo(programas)} ${deProgramas(programas)}.`
  return { message, count: programas, total: new Set(pedido.ids).size }
}

async function selectOrigen(
  ctx: Ctx,
  { ids, empresa_id }: Pedido,
  select: (otra: Ctx, ids: number[]) => Promise<Origen | null>,
): Promise<Origen> {
  if (empresa_id === ctx.empresaId) throw invalidField('empresa_id', 'Elija otra institución.')
  const empresas = empresa_id === undefined ? await selectOtrasEmpresas(ctx) : [empresa_id]
  // An id does not say whose it is, and row security shows one institution at a time: they are asked in turn. The web names the institution.
  for (const empresaId of empresas) {
    const origen = await readOtraEmpresa(ctx, empresaId, otra => select(otra, ids))
    if (origen) return origen
  }
  throw notFound()
}

const YA_ESTABA = 'Lo que eligió ya estaba en la institución: no hubo nada que importar.'
const verbo = (n: number): string => (n === 1 ? 'Se importó' : 'Se importaron')
const deProgramas = (n: number): string => contar(n, 'programa')

/** «Se importaron 2 facultades con 5 programas.» */
export function mensajeDeFacultades(facultades: number, programas: number): string {
  if (facultades === 0 && programas === 0) return YA_ESTABA
  if (facultades === 0)
    return `${verbo(programas)} ${deProgramas(programas)}; las facultades ya estaban en la institución.`
  const con = programas === 0 ? '' : ` con ${deProgramas(programas)}`
  return `${verbo(facultades)} ${cuantos(facultades, 'facultad', 'facultades')}${con}.`
}
