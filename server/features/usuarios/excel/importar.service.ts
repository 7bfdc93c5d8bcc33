import type { PersonasImportadas } from '@malla/contracts/personasDeExcel.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { estadosDeUsuario } from '@malla/domain/usuarios/catalogos.ts'
import { whyNotCambiarUsuario } from '@malla/domain/usuarios/reglas.ts'
import { assertMay, type Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { and, eq, inArray, isNull } from '../../../platform/db/drizzle.ts'
import { type ArchivoDeExcel, leerLibro } from '../../../platform/excel/importacion.ts'
import { lector } from '../../../platform/excel/lector.ts'
import { type FilaDeTabla, leerTabla, type TablaLeida } from '../../../platform/excel/tabla/leerTabla.ts'
import { selectAccesosDe } from '../accesos.service.ts'
import { type AccesoGuardado, keyOf } from '../escribirAccesos.ts'
import { makePeople } from '../persona.service.ts'
import { lockRoots, usuarioEntidad } from '../usuarios.service.ts'
import { accesoDeFila, callaPermisos, quitaPermisos, SIN_NADA, selectNombrado } from './accesosDeFilas.ts'
import { type Actual, type Conocido, changeAll } from './cambiarConocidos.ts'
import { type Campo, columnasDe } from './columnas.ts'
import { agrupar, bad, elegir, type PersonaDeFila, unaPersona } from './filas.ts'
import { finish, type Vista } from './resultado.ts'

const { personas, usuarios } = schema
type Fila = FilaDeTabla<Campo>
type Tabla = TablaLeida<Campo>

/** A person of the file: what is said of them, and the user there is. */
interface Leido {
  usuario: string
  filas: Fila[]
  persona: PersonaDeFila
  estado: string | undefined
  accesos: AccesoGuardado[]
  actual: Actual | null
}

async function selectActuales(ctx: Ctx, names: string[]): Promise<Map<string, Actual>> {
  const rows = await ctx.tx
    .select({ row: usuarios, persona: personas })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(and(inArray(usuarios.usuario, names), isNull(usuarios.deleted_at)))
    .orderBy(usuarios.id)
    .for('update')
  const accesos = await selectAccesosDe(
    ctx,
    rows.map(r => r.row.id),
  )
  const suyos = Map.groupBy(accesos, a => a.usuario_id)
  return new Map(rows.map(r => [r.row.usuario, { ...r, accesos: suyos.get(r.row.id) ?? [] }]))
}

function estadoOf(tabla: Tabla, filas: readonly Fila[]): string | undefined {
  const dichos = filas.filter(f => f.valores.estado)
  const estados = dichos.map(f => elegir(f.valores.estado!, estadosDeUsuario))
  dichos.forEach((f, i) => {
    if (!estados[i])
      tabla.errores.push(bad(tabla, f, 'estado', 'Debe ser Habilitado, Deshabilitado o Bloqueado.'))
    else if (estados[i] !== estados[0])
      tabla.errores.push(bad(tabla, f, 'estado', 'En otra fila de la misma persona dice otra cosa.'))
  })
  return estados[0]
}

/** Whoever is limited to faculties and programmes has at least one. */
const isSinNada = ({ rol, permisos_facultades, permisos_programas }: AccesoGuardado): boolean =>
  rol === 2 && permisos_facultades.length + permisos_programas.length === 0

/** What is permitted after a row of the file; of the two lists, too, the one that it leaves blank stays. */
function permisosTras({ valores }: Fila, dado: AccesoGuardado, was: AccesoGuardado) {
  if (!valores.alcance && dado.rol === 1) return {}
  // Whoever is of the whole institution has no lists.
  const isTodo = dado.rol === 1
  return {
    rol: dado.rol,
    permisos_facultades: valores.facultades || isTodo ? dado.permisos_facultades : was.permisos_facultades,
    permisos_programas: valores.programas || isTodo ? dado.permisos_programas : was.permisos_programas,
  }
}

/** The accesses after the file: those there are, with what it says of a role in an institution; what it leaves blank stays. */
function join(
  tabla: Tabla,
  filas: readonly Fila[],
  dados: (AccesoGuardado | null)[],
  there: readonly AccesoGuardado[],
) {
  const all = new Map(there.map(a => [keyOf(a), { ...a }]))
  const seen = new Set<string>()
  dados.forEach((dado, i) => {
    if (!dado) return
    const key = keyOf(dado)
    if (seen.has(key))
      tabla.errores.push(
        bad(tabla, filas[i]!, 'rol', 'Ese rol en esa institución está en otra fila de la misma persona.'),
      )
    seen.add(key)
    const was = all.get(key)
    const { tipouser } = filas[i]!.valores
    const tras = was
      ? {
          ...was,
          ...(tipouser ? { tipouser: dado.tipouser, codigo_aditional: dado.codigo_aditional } : {}),
          ...permisosTras(filas[i]!, dado, was),
        }
      : dado
    all.set(key, tras)
    if (quitaPermisos(filas[i]!) && isSinNada(tras))
      tabla.errores.push(bad(tabla, filas[i]!, 'alcance', SIN_NADA))
    // Who was limited already stays so, even to what is gone since and has no name left.
    else if (callaPermisos(filas[i]!) && isSinNada(tras) && was?.rol !== 2)
      tabla.errores.push(bad(tabla, filas[i]!, 'facultades', 'Nombre al menos una facultad o un programa.'))
  })
  return [...all.values()]
}

/**
 * Whoever has another mail written into an account may have chosen its password: with the mail that is its name it is not given a role where it has none
 * yet, as if it were its owner's (docentes/porCorreo.ts), before somebody has looked at it.
 */
function assertSuya(tabla: Tabla, { usuario, filas, persona, accesos, actual }: Leido): void {
  const correo = actual?.persona.correo
  if (!actual || !correo || correo.toLowerCase() === usuario || persona.correo?.toLowerCase() !== usuario)
    return
  const donde = new Set(actual.accesos.map(a => a.empresa_id))
  if (accesos.every(a => donde.has(a.empresa_id))) return
  const motivo = `La cuenta «${usuario}» ya existe y tiene otro correo («${correo}»). Revísela en Usuarios y dele otra contraseña antes de darle un rol en otra institución.`
  tabla.errores.push(bad(tabla, filas[0]!, 'correo', motivo))
}

const DE_USUARIOS = lector(
  new URL('../../../platform/excel/tabla/leerTabla.ts', import.meta.url),
  leerTabla<Campo>,
)
/** Of what there is to choose from nothing is read: a cell is compared with it afterwards. */
const COLUMNAS = columnasDe({ instituciones: [], roles: [] })

/** The rows of a file of users, before the transaction that brings them in. */
export const leerArchivoDeUsuarios = (subido: ArchivoDeExcel): Promise<Tabla> =>
  leerLibro(subido, DE_USUARIOS, [COLUMNAS])

async function leer(ctx: Ctx, archivo: Tabla): Promise<{ tabla: Tabla; leidos: Leido[] }> {
  const tabla = { ...archivo, errores: [...archivo.errores], avisos: [...archivo.avisos] }
  const grupos = agrupar(tabla.filas, 'usuario')
  const [nombrado, actuales] = [
    await selectNombrado(ctx, tabla.filas),
    await selectActuales(ctx, [...grupos.keys()]),
  ]
  const roots = await lockRoots(ctx)
  const leidos = [...grupos].map(([usuario, filas]): Leido => {
    const actual = actuales.get(usuario) ?? null
    const dados = filas.map(f => accesoDeFila(tabla, f, nombrado))
    const estado = estadoOf(tabla, filas)
    const why =
      actual &&
      whyNotCambiarUsuario(
        ctx.sesion.usuario_id,
        { ...actual.row, root: actual.persona.root },
        { estado },
        roots,
      )
    if (why) tabla.errores.push(bad(tabla, filas[0]!, 'estado', why.motivo))
    return {
      usuario,
      filas,
      persona: unaPersona(tabla, filas),
      estado,
      accesos: join(tabla, filas, dados, actual?.accesos ?? []),
      actual,
    }
  })
  for (const leido of leidos) assertSuya(tabla, leido)
  tabla.errores.sort((a, b) => a.fila - b.fila || a.columna.localeCompare(b.columna))
  return { tabla, leidos }
}

const nuevoDe = ({ usuario, estado = '1', persona, accesos }: Leido) => ({
  usuario,
  estado,
  persona: persona as PersonaDeFila & { nombres: string; correo: string },
  accesos,
})

const rolesEn = (n: number): string => (n === 0 ? 'sin roles todavía' : segun(n, 'un rol', '# roles'))

async function write(ctx: Ctx, leidos: readonly Leido[], isRehearsal: boolean): Promise<Vista[]> {
  await makePeople(ctx, usuarioEntidad, leidos.filter(l => !l.actual).map(nuevoDe), isRehearsal)
  const conocidos = leidos.filter((l): l is Leido & Conocido => l.actual !== null)
  const dichos = await changeAll(ctx, conocidos)
  const detalleDe = new Map(conocidos.map((l, i) => [l.usuario, dichos[i]!]))
  return leidos.map(l => {
    const [fila, usuario, nombre] = [l.filas[0]!.fila, l.usuario, l.persona.nombres!]
    if (!l.actual) return { fila, accion: 'crear', usuario, nombre, detalle: rolesEn(l.accesos.length) }
    const detalle = detalleDe.get(l.usuario)!
    return { fila, accion: detalle ? 'cambiar' : 'igual', usuario, nombre, detalle }
  })
}

/**
 * Brings users out of an Excel file that was read, all or none. Known user names are changed (what is blank stays, roles are added), others are new and
 * get temporary passwords. With `vista_previa` nothing is written. 422 naming every bad cell (in a preview they are in `errores`).
 */
export async function importarUsuarios(
  ctx: Ctx,
  { vista_previa = false }: { vista_previa?: boolean },
  tabla: Tabla,
): Promise<Omit<PersonasImportadas, 'message'>> {
  assertMay(ctx, 'administracion', {})
  return finish(ctx, vista_previa, inner => leer(inner, tabla), write)
}
