import { isDeepStrictEqual } from 'node:util'
import type { Docente } from '@malla/contracts/docentes.ts'
import type { PersonasImportadas } from '@malla/contracts/personasDeExcel.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { assertMay, type Ctx } from '../../../platform/context.ts'
import { type ArchivoDeExcel, leerLibro } from '../../../platform/excel/importacion.ts'
import { lector } from '../../../platform/excel/lector.ts'
import { type FilaDeTabla, leerTabla, type TablaLeida } from '../../../platform/excel/tabla/leerTabla.ts'
import { lockRows } from '../../../platform/rows.ts'
import { agrupar, bad, type PersonaDeFila, partes, unaPersona } from '../../usuarios/excel/filas.ts'
import { finish, type Vista } from '../../usuarios/excel/resultado.ts'
import { makePeople } from '../../usuarios/persona.service.ts'
import { accesoDeDocente, docenteEntidad, selectTipoDocente } from '../acceso.ts'
import { selectDocentesPorId } from '../docentes.queries.ts'
import { saveDocentes } from '../guardar.service.ts'
import { type Conocido, selectPorCorreos } from '../porCorreo.ts'
import { linkDocentes } from '../vincular.service.ts'
import { type Lexico, lexicoDe, selectCursosNombrables } from './codigos.ts'
import { type Campo, columnas } from './columnas.ts'

type Tabla = TablaLeida<Campo>

/** A person of the file, with the user whom that mail means and, where it is one, the lecturer. */
interface Leido {
  correo: string
  filas: FilaDeTabla<Campo>[]
  persona: PersonaDeFila
  /** Null: the file says nothing of courses. */
  cursos: number[] | null
  conocido: Conocido | null
  docente: Docente | null
}

/** Whom a mail of the file means; what cannot be said, or may not be, is noted as of its cell. */
function quienEs(
  tabla: Tabla,
  filas: readonly FilaDeTabla<Campo>[],
  hallado: Conocido | { motivo: string } | null | undefined,
): Conocido | null {
  if (!hallado || !('motivo' in hallado)) return hallado ?? null
  tabla.errores.push(bad(tabla, filas[0]!, 'correo', hallado.motivo))
  return null
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

/** A person who is not only a lecturer here keeps their data, whatever the file says; a notice tells why, or whom the mail means. */
function keepPerson(tabla: Tabla, { conocido, docente, persona, filas }: Leido): void {
  if (conocido && !docente && clave(conocido.nombres) !== clave(persona.nombres ?? ''))
    tabla.avisos.push(
      bad(
        tabla,
        filas[0]!,
        'nombres',
        // Of somebody of elsewhere a preview tells no name: it would tell that of any mail, and nothing of it is recorded.
        `Se vincula a ${conocido.esDeAqui ? `«${conocido.nombres}», que` : 'quien'} ya tiene una cuenta con ese correo: el nombre del archivo no se guarda.`,
      ),
    )
  if (!docente?.motivo) return
  const now: Record<string, unknown> = { ...docente.persona }
  const changed = (Object.keys(persona) as (keyof PersonaDeFila)[]).find(
    k => k !== 'correo' && now[k] !== null && persona[k] !== now[k],
  )
  if (changed) tabla.avisos.push(bad(tabla, filas[0]!, changed, docente.motivo))
}

const DE_DOCENTES = lector(
  new URL('../../../platform/excel/tabla/leerTabla.ts', import.meta.url),
  leerTabla<Campo>,
)

/** The rows of a file of lecturers, before the transaction that brings them in. */
export const leerArchivoDeDocentes = (subido: ArchivoDeExcel): Promise<Tabla> =>
  leerLibro(subido, DE_DOCENTES, [columnas])

async function leer(ctx: Ctx, archivo: Tabla): Promise<{ tabla: Tabla; leidos: Leido[] }> {
  const tabla = { ...archivo, errores: [...archivo.errores], avisos: [...archivo.avisos] }
  const grupos = agrupar(tabla.filas, 'correo')
  const hallados = await selectPorCorreos(ctx, [...grupos.keys()])
  const ids = [...hallados.values()].flatMap(h => (h && 'id' in h ? h.id : []))
  // All of them before any is written, whether they are to be linked or changed: whoever else brings some of them waits for all, and neither for the other.
  await lockRows(ctx, docenteEntidad, ids)
  const docentes = new Map((await selectDocentesPorId(ctx, ids)).map(d => [d.id, d]))
  const lexico = lexicoDe(await selectCursosNombrables(ctx))
  const leidos = [...grupos].map(([correo, filas]): Leido => {
    const conocido = quienEs(tabla, filas, hallados.get(correo))
    const docente = (conocido && docentes.get(conocido.id)) ?? null
    if (conocido?.esDocente && !docente)
      tabla.errores.push(
        bad(
          tabla,
          filas[0]!,
          'correo',
          'Es docente de otras facultades o programas de la institución: debe añadirlo quien trabaja para toda ella.',
        ),
      )
    return {
      correo,
      filas,
      persona: unaPersona(tabla, filas),
      cursos: cursosOf(tabla, filas, lexico),
      conocido,
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
    isDeepStrictEqual(antes.persona, despues.persona) ? '' : 'datos',
    added > 0 ? `${cursosEn(added)} más` : '',
    gone > 0 ? `${cursosEn(gone)} menos` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Writes what the file changes of those on the list. Answers of each, by id, what that was in words; nothing where all is as it was. */
async function changeAll(ctx: Ctx, leidos: readonly Leido[]): Promise<Map<number, string>> {
  const enLista = leidos.flatMap(({ docente, persona, cursos }) => {
    const { correo: _keys, ...suyo } = persona
    return docente ? [{ docente, suyo, cursos }] : []
  })
  const ahora = await saveDocentes(
    ctx,
    enLista.map(({ docente, suyo, cursos }) => ({
      id: docente.id,
      ...(docente.motivo ? {} : suyo),
      ...(cursos ? { cursos_ids: cursos } : {}),
    })),
  )
  return new Map(enLista.map(({ docente }, i) => [docente.id, detalleOf(docente, ahora[i]!)]))
}

/** What is done of a person of the file. `avisados`: who hears of it by mail. */
function hechoOf(
  { docente, conocido, cursos }: Leido,
  detalleDe: ReadonlyMap<number, string>,
  avisados: ReadonlySet<number>,
): Pick<Vista, 'accion' | 'detalle'> {
  if (docente) {
    const detalle = detalleDe.get(docente.id)!
    return { accion: detalle ? 'cambiar' : 'igual', detalle }
  }
  const aviso = conocido && avisados.has(conocido.id) ? '; se le avisará por correo' : ''
  return { accion: 'crear', detalle: `${cursosEn(cursos?.length ?? 0)}${aviso}` }
}

async function write(ctx: Ctx, leidos: readonly Leido[], isRehearsal: boolean): Promise<Vista[]> {
  const tipo = await selectTipoDocente(ctx)
  const nuevos = leidos.filter(l => !l.conocido)
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
  const vinculos = leidos.flatMap(({ conocido, docente, cursos }) =>
    conocido && !docente ? [{ conocido, cursos_ids: cursos ?? [] }] : [],
  )
  const avisados = await linkDocentes(ctx, tipo, vinculos, isRehearsal)
  const detalleDe = await changeAll(ctx, leidos)
  return leidos.map(l => ({
    fila: l.filas[0]!.fila,
    usuario: l.correo,
    nombre: l.persona.nombres!,
    ...hechoOf(l, detalleDe, avisados),
  }))
}

/**
 * Brings lecturers out of an Excel file that was read, all or none, known by their mail: those on the list are changed (what is blank stays; courses, when
 * given, become theirs), people of the installation are linked, others are new. With `vista_previa` nothing is written. 422 naming every bad cell.
 */
export async function importarDocentes(
  ctx: Ctx,
  { vista_previa = false }: { vista_previa?: boolean },
  tabla: Tabla,
): Promise<Omit<PersonasImportadas, 'message'>> {
  assertMay(ctx, 'curricular.editar', {})
  return finish(ctx, vista_previa, inner => leer(inner, tabla), write)
}
