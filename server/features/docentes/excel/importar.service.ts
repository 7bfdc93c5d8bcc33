import type { Docente } from '@malla/contracts/docentes.ts'
import type { PersonasImportadas } from '@malla/contracts/personasDeExcel.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { assertMay, type Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { and, eq, inArray, isNull, or, sql } from '../../../platform/db/drizzle.ts'
import type { Sheet } from '../../../platform/excel/book.ts'
import { type FilaDeTabla, leerTabla, type TablaLeida } from '../../../platform/excel/tabla/leerTabla.ts'
import { agrupar, bad, type PersonaDeFila, partes, unaPersona } from '../../usuarios/excel/filas.ts'
import { finish, type Hecho, type Vista } from '../../usuarios/excel/resultado.ts'
import { makePeople } from '../../usuarios/persona.service.ts'
import { docenteEntidad, selectTipoDocente } from '../acceso.ts'
import { selectDocentesPorId } from '../docentes.queries.ts'
import { accesoDeDocente, linkDocente, saveDocente, selectEsDocente } from '../docentes.service.ts'
import { type Lexico, lexicoDe, selectCursosNombrables } from './codigos.ts'
import { type Campo, columnas } from './columnas.ts'

const { personas, usuarios } = schema
type Tabla = TablaLeida<Campo>

/** A person of the file, with the user who has that mail and, where it is one, the lecturer. */
interface Leido {
  correo: string
  filas: FilaDeTabla<Campo>[]
  persona: PersonaDeFila
  /** Null: the file says nothing of courses. */
  cursos: number[] | null
  usuarioId: number | null
  docente: Docente | null
}

/** Users by mail or user name, the name first, all of the file at once. */
async function selectPorCorreos(ctx: Ctx, correos: string[]): Promise<Map<string, number>> {
  const mail = sql<string>`lower(${personas.correo})`
  const rows = await ctx.tx
    .select({ id: usuarios.id, usuario: usuarios.usuario, correo: mail })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(and(isNull(usuarios.deleted_at), or(inArray(usuarios.usuario, correos), inArray(mail, correos))))
    .orderBy(usuarios.id)
  const found = new Map<string, number>()
  for (const r of rows.toReversed()) found.set(r.correo, r.id)
  for (const r of rows) found.set(r.usuario, r.id)
  return found
}

function cursosOf(tabla: Tabla, filas: readonly FilaDeTabla<Campo>[], lexico: Lexico): number[] | null {
  if (filas.every(f => f.valores.cursos === null)) return null
  const ids = filas.flatMap(fila =>
    partes(fila.valores.cursos).flatMap(texto => {
      const leido = lexico.leer(texto)
      if ('id' in leido) return [leido.id]
      tabla.errores.push(bad(tabla, fila, 'cursos', leido.motivo))
      return []
    }),
  )
  return [...new Set(ids)]
}

/** A person who is not only a lecturer here keeps their data, whatever the file says; a notice tells why. */
function keepPerson(tabla: Tabla, { docente, persona, filas }: Leido): void {
  if (!docente?.motivo) return
  const now: Record<string, unknown> = { ...docente.persona }
  const changed = (Object.keys(persona) as (keyof PersonaDeFila)[]).find(
    k => k !== 'correo' && now[k] !== null && persona[k] !== now[k],
  )
  if (changed) tabla.avisos.push(bad(tabla, filas[0]!, changed, docente.motivo))
}

async function leer(ctx: Ctx, libro: Sheet[]): Promise<{ tabla: Tabla; leidos: Leido[] }> {
  const tabla = leerTabla<Campo>(libro, columnas)
  const grupos = agrupar(tabla.filas, 'correo')
  const users = await selectPorCorreos(ctx, [...grupos.keys()])
  const docentes = new Map((await selectDocentesPorId(ctx, [...users.values()])).map(d => [d.id, d]))
  const hidden = await selectEsDocente(
    ctx,
    [...users.values()].filter(id => !docentes.has(id)),
  )
  const lexico = lexicoDe(await selectCursosNombrables(ctx))
  const leidos = [...grupos].map(([correo, filas]): Leido => {
    const usuarioId = users.get(correo) ?? null
    if (usuarioId !== null && hidden.has(usuarioId))
      tabla.errores.push(
        bad(
          tabla,
          filas[0]!,
          'correo',
          'Es docente de otras facultades o programas de la institución: agréguelo quien trabaja para toda ella.',
        ),
      )
    const docente = usuarioId === null ? null : (docentes.get(usuarioId) ?? null)
    return {
      correo,
      filas,
      persona: unaPersona(tabla, filas),
      cursos: cursosOf(tabla, filas, lexico),
      usuarioId,
      docente,
    }
  })
  for (const leido of leidos) keepPerson(tabla, leido)
  tabla.errores.sort((a, b) => a.fila - b.fila || a.columna.localeCompare(b.columna))
  return { tabla, leidos }
}

const cursosEn = (n: number): string => contar(n, 'curso')

function detalleOf(antes: Docente, despues: Docente): string {
  const [was, is] = [antes, despues].map(d => new Set(d.cursos.map(c => c.id))) as [Set<number>, Set<number>]
  const added = [...is].filter(id => !was.has(id)).length
  const gone = [...was].filter(id => !is.has(id)).length
  return [
    JSON.stringify(antes.persona) === JSON.stringify(despues.persona) ? '' : 'datos',
    added > 0 ? `${cursosEn(added)} más` : '',
    gone > 0 ? `${cursosEn(gone)} menos` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

async function writeOne(ctx: Ctx, l: Leido, tipo: number): Promise<Pick<Vista, 'accion' | 'detalle'>> {
  if (l.usuarioId === null) return { accion: 'crear', detalle: cursosEn(l.cursos?.length ?? 0) }
  if (!l.docente) {
    await linkDocente(ctx, l.usuarioId, tipo, l.cursos ?? [])
    return { accion: 'crear', detalle: cursosEn(l.cursos?.length ?? 0) }
  }
  const { correo: _keys, ...persona } = l.persona
  const given = l.docente.motivo ? {} : persona
  const now = await saveDocente(ctx, {
    id: l.docente.id,
    ...given,
    ...(l.cursos ? { cursos_ids: l.cursos } : {}),
  })
  const detalle = detalleOf(l.docente, now)
  return { accion: detalle ? 'cambiar' : 'igual', detalle }
}

async function write(ctx: Ctx, leidos: readonly Leido[], isRehearsal: boolean): Promise<Vista[]> {
  const tipo = await selectTipoDocente(ctx)
  const nuevos = leidos.filter(l => l.usuarioId === null)
  await makePeople(
    ctx,
    docenteEntidad,
    nuevos.map(l => ({
      usuario: l.correo,
      estado: '1',
      persona: l.persona as PersonaDeFila & { nombres: string; correo: string },
      accesos: [accesoDeDocente(ctx, tipo, l.cursos ?? [])],
    })),
    isRehearsal,
  )
  const filas: Vista[] = []
  // Whom it changes is compared and told one by one; a file brings mostly new people, who are written together.
  for (const l of leidos)
    filas.push({
      fila: l.filas[0]!.fila,
      usuario: l.correo,
      nombre: l.persona.nombres!,
      ...(await writeOne(ctx, l, tipo)),
    })
  return filas
}

/**
 * Brings lecturers out of an opened Excel file, all or none, known by their mail: those on the list are changed (what is blank stays; courses, when
 * given, become theirs), people of the installation are linked, others are new. With `vista_previa` nothing is written. 422 naming every bad cell.
 */
export async function importarDocentes(
  ctx: Ctx,
  { vista_previa = false }: { vista_previa?: boolean },
  libro: Sheet[],
): Promise<Omit<PersonasImportadas, 'message'>> {
  assertMay(ctx, 'curricular.editar', {})
  return finish(ctx, vista_previa, async (inner): Promise<Hecho> => {
    const { tabla, leidos } = await leer(inner, libro)
    const filas = tabla.errores.length > 0 ? [] : await write(inner, leidos, vista_previa)
    return { total: leidos.length, avisos: tabla.avisos, errores: tabla.errores, filas }
  })
}
