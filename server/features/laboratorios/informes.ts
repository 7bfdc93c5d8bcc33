import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { paraArchivo } from '@malla/documents/formato.ts'
import {
  type LaboratorioImpreso,
  pdfEquipo,
  pdfLaboratorio,
  pdfLaboratorios,
} from '@malla/documents/laboratorios/pdfLaboratorios.ts'
import { tiposDeLaboratorio } from '@malla/domain/laboratorios/catalogos.ts'
import { programasQueLoUsan } from '@malla/domain/laboratorios/programas.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import type { DeferredFile } from '../../platform/http/answer.ts'
import { institucionDe } from '../planes/informes/datosPlan.queries.ts'
import { enPdf } from '../planes/informes/informe.ts'
import { type FiltroDeLaboratorios, selectLaboratorio, selectPorLocal } from './laboratorios.queries.ts'

const { locales, programas } = schema

/** Most that are printed in a list; the document says so when there are more. */
const MAXIMO = 2000

type Filtro = Omit<FiltroDeLaboratorios, 'page' | 'per_page'>

const tipoDe = (tipo: number): string => tiposDeLaboratorio.find(t => t.valor === tipo)!.nombre

const impreso = (l: Laboratorio): LaboratorioImpreso => ({
  nombre: l.nombre,
  tipo: tipoDe(l.tipo),
  local: l.local,
  capacidad: l.capacidad,
  descripcion: l.descripcion,
  programas: programasQueLoUsan(l),
  planes: l.planes_count,
  equipos: l.equipos,
})

const hoja = async (ctx: Ctx) => ({ institucion: await institucionDe(ctx), emitido: hoyAqui() })

/** What narrows a list, in words. 422 under each field that names nothing of the institution, the same where it is out of scope. */
async function enPalabras(ctx: Ctx, f: Filtro): Promise<string[]> {
  const { tx, empresaId } = ctx
  const [local] = f.local_id
    ? await tx
        .select({ nombre: locales.nombre })
        .from(locales)
        .where(and(eq(locales.empresa_id, empresaId), eq(locales.id, f.local_id)))
    : []
  const [programa] = f.programa_id
    ? await tx
        .select({ nombre: programas.nombre })
        .from(programas)
        .where(
          and(
            eq(programas.empresa_id, empresaId),
            eq(programas.id, f.programa_id),
            programaInAlcance(ctx, programas.facultad_id, programas.id),
          ),
        )
    : []
  const wrong = {
    ...(f.local_id && !local ? { local_id: ['Ese local ya no existe: elija otro.'] } : {}),
    ...(f.programa_id && !programa ? { programa_id: ['Ese programa ya no existe: elija otro.'] } : {}),
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return [
    f.tipo && (f.tipo === 1 ? 'laboratorios' : 'talleres'),
    local?.nombre,
    programa?.nombre,
    f.filtro && `«${f.filtro}»`,
  ].filter(x => !!x) as string[]
}

/** The filtered laboratories and workshops as a PDF. 403 for who prints own syllabi alone, 422 for a filter that names what is not there. */
export async function laboratoriosEnPdf(ctx: Ctx, f: Filtro): Promise<DeferredFile> {
  assertMay(ctx, 'informes.ver', DE_LA_INSTITUCION)
  const filtros = await enPalabras(ctx, f)
  const rows = await selectPorLocal(ctx, f, MAXIMO + 1)
  const datos = {
    ...(await hoja(ctx)),
    filtros,
    maximo: rows.length > MAXIMO ? MAXIMO : null,
    laboratorios: rows.slice(0, MAXIMO).map(impreso),
  }
  return enPdf(paraArchivo('Laboratorios y talleres'), () => pdfLaboratorios(datos))
}

/** One of them with its equipment. 404 when it is not there. */
export async function laboratorioEnPdf(ctx: Ctx, id: number): Promise<DeferredFile> {
  const laboratorio = await selectLaboratorio(ctx, id)
  assertMay(ctx, 'informes.ver', DE_LA_INSTITUCION)
  const datos = { ...(await hoja(ctx)), laboratorio: impreso(laboratorio) }
  return enPdf(paraArchivo(laboratorio.nombre), () => pdfLaboratorio(datos))
}

/** One piece of equipment. 404 when it is not of that laboratory. */
export async function equipoEnPdf(ctx: Ctx, labId: number, equipoId: number): Promise<DeferredFile> {
  const laboratorio = await selectLaboratorio(ctx, labId)
  assertMay(ctx, 'informes.ver', DE_LA_INSTITUCION)
  const equipo = laboratorio.equipos.find(e => e.id === equipoId)
  if (!equipo) throw notFound()
  const datos = { ...(await hoja(ctx)), laboratorio: impreso(laboratorio), equipo }
  return enPdf(paraArchivo(`${equipo.nombre} - ${laboratorio.nombre}`), () => pdfEquipo(datos))
}
