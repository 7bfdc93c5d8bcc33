import type { FiltrosDeUsuarios, Usuario } from '@malla/contracts/usuarios.ts'
import { alcances, estadosDeUsuario, tiposDeUsuario } from '@malla/domain/usuarios/catalogos.ts'
import { alfabetico } from '../../../platform/alfabetico.ts'
import { assertMay, type Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { eq } from '../../../platform/db/drizzle.ts'
import { enEmpresa } from '../../../platform/enEmpresa.ts'
import { excelFile } from '../../../platform/excel/excelFile.ts'
import { hastaDonde } from '../../../platform/excel/tabla/hastaDonde.ts'
import { plantillaDeTabla } from '../../../platform/excel/tabla/plantillaDeTabla.ts'
import type { DeferredFile } from '../../../platform/http/answer.ts'
import { selectNombrables } from '../accesos.queries.ts'
import { selectTipos } from '../tipos.queries.ts'
import { selectUsuariosParaExcel } from '../usuarios.queries.ts'
import { type Campo, COMO, columnasDe, MAX_DE_PERMISOS, type Opciones, TUTOR } from './columnas.ts'
import { type Nombres, nombresDe } from './nombrables.ts'

const { empresas } = schema

/** Institutions and roles that a file may name. */
export async function selectOpciones(ctx: Ctx): Promise<Opciones> {
  const [there, tipos] = await Promise.all([
    ctx.tx
      .select({ razonsocial: empresas.razonsocial })
      .from(empresas)
      .where(eq(empresas.estado, 'Activado'))
      .orderBy(alfabetico(empresas.razonsocial)),
    selectTipos(ctx),
  ])
  return { instituciones: there.map(e => e.razonsocial), roles: tipos.map(t => t.tipopersona) }
}

const nombreDe = <V>(opciones: readonly { valor: V; nombre: string }[], valor: V): string =>
  opciones.find(o => o.valor === valor)?.nombre ?? ''

/** Names in one cell; where it does not hold them all, the numbers by which they are read back too. */
function namesOf(ids: readonly number[], names: Nombres): string {
  const there = ids.filter(id => names.escribir(id) !== null)
  const text = there.map(names.escribir).join('; ')
  return text.length <= MAX_DE_PERMISOS ? text : there.map(id => `#${id}`).join('; ')
}

type Fila = Partial<Record<Campo, string | null>>

function filasDe(
  u: Usuario,
  nombres: ReadonlyMap<number, { facultades: Nombres; programas: Nombres }>,
): Fila[] {
  const { nombres: nombre, correo, grado, tipodocumento, documento, telefono } = u.persona
  const persona = { nombres: nombre, correo, grado, tipodocumento, documento, telefono }
  const base: Fila = { usuario: u.usuario, ...persona, estado: nombreDe(estadosDeUsuario, u.estado as '1') }
  if (u.accesos.length === 0) return [base]
  return u.accesos.map(a => ({
    ...base,
    institucion: a.razonsocial,
    rol: a.tipopersona,
    tipouser: a.is_tutor ? TUTOR : nombreDe(tiposDeUsuario.slice(1), a.tipouser as 2) || null,
    alcance: nombreDe(alcances, a.rol as 1),
    facultades: namesOf(a.permisosFacultades, nombres.get(a.empresa_id)!.facultades) || null,
    programas: namesOf(a.permisosProgramas, nombres.get(a.empresa_id)!.programas) || null,
  }))
}

/** The list of users as a workbook, by the same filters, a row a role; it comes back in as it went out. Of passwords nothing. */
export async function exportarUsuarios(ctx: Ctx, filtros: FiltrosDeUsuarios): Promise<DeferredFile> {
  assertMay(ctx, 'administracion', {})
  const usuarios = await selectUsuariosParaExcel(ctx, filtros)
  const nombres = new Map<number, { facultades: Nombres; programas: Nombres }>()
  // One institution after the other: row security shows one at a time.
  for (const id of new Set(usuarios.flatMap(u => u.accesos.map(a => a.empresa_id)))) {
    const { facultades, programas } = await enEmpresa(ctx, id, selectNombrables)
    nombres.set(id, { facultades: nombresDe(facultades), programas: nombresDe(programas) })
  }
  const { filas, como } = hastaDonde(usuarios.map(u => filasDe(u, nombres)))
  const columnas = columnasDe(await selectOpciones(ctx))
  return excelFile('Usuarios', () =>
    plantillaDeTabla({
      hoja: 'Usuarios',
      titulo: 'Usuarios',
      columnas,
      filas,
      como: [...como, ...COMO],
    }),
  )
}

/** The template to fill in. */
export async function plantillaDeUsuarios(ctx: Ctx): Promise<DeferredFile> {
  assertMay(ctx, 'administracion', {})
  const columnas = columnasDe(await selectOpciones(ctx))
  return excelFile('Plantilla de usuarios', () =>
    plantillaDeTabla({ hoja: 'Usuarios', titulo: 'Cómo traer usuarios', columnas, filas: [], como: COMO }),
  )
}
