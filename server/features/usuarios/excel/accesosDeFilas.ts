import { CODIGO_DE_TUTOR } from '@malla/domain/permisos/permisos.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { alcances, tiposDeUsuario } from '@malla/domain/usuarios/catalogos.ts'
import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { inArray } from '../../../platform/db/drizzle.ts'
import { enEmpresa } from '../../../platform/enEmpresa.ts'
import type { FilaDeTabla, TablaLeida } from '../../../platform/excel/tabla/leerTabla.ts'
import { selectNombrables } from '../accesos.queries.ts'
import type { AccesoGuardado } from '../escribirAccesos.ts'
import { selectTipos } from '../tipos.queries.ts'
import { type Campo, TIPOS, TUTOR } from './columnas.ts'
import { bad, elegir, partes } from './filas.ts'
import { type Nombres, nombresDe } from './nombrables.ts'

const { empresas } = schema
type Fila = FilaDeTabla<Campo>
type Tabla = TablaLeida<Campo>

interface Institucion {
  id: number
  razonsocial: string
  facultades: Nombres
  programas: Nombres
}

/** What the file's names of institutions, roles, faculties and programmes mean. */
export interface Nombrado {
  propia: number | null
  instituciones: Map<string, Institucion>
  roles: Map<string, number>
}

/** Reads what the file names: institutions once each, whatever its length. */
export async function selectNombrado(ctx: Ctx, filas: readonly Fila[]): Promise<Nombrado> {
  const named = new Set(filas.flatMap(f => (f.valores.institucion ? [clave(f.valores.institucion)] : [])))
  const propia = ctx.sesion.empresa?.id ?? null
  const all = await ctx.tx
    .select({ id: empresas.id, razonsocial: empresas.razonsocial })
    .from(empresas)
    .where(inArray(empresas.estado, ['Activado', 'Desactivado', 'Bloqueado']))
  const instituciones = new Map<string, Institucion>()
  for (const e of all.filter(x => named.has(clave(x.razonsocial)) || x.id === propia)) {
    const { facultades, programas } = await enEmpresa(ctx, e.id, selectNombrables)
    instituciones.set(clave(e.razonsocial), {
      ...e,
      facultades: nombresDe(facultades),
      programas: nombresDe(programas),
    })
  }
  const tipos = await selectTipos(ctx)
  return { propia, instituciones, roles: new Map(tipos.map(t => [clave(t.tipopersona), t.id])) }
}

const NINGUNA: ReadonlySet<string> = new Set([clave('ninguna'), clave('ninguno')])

/** Whether a cell says that its list is to be empty, which a blank one does not. */
const isNinguna = (texto: string | null): boolean => texto !== null && NINGUNA.has(clave(texto))

/** Whether a row names no faculty and no programme: it leaves those that are permitted already. */
export const callaPermisos = ({ valores }: Fila): boolean => !valores.facultades && !valores.programas

/** Whether a row takes faculties or programmes away from whom they limit. */
export const quitaPermisos = ({ valores }: Fila): boolean =>
  isNinguna(valores.facultades) || isNinguna(valores.programas)

export const SIN_NADA = 'Nombre al menos una facultad o un programa, o ponga «Para la Entidad» en el alcance.'

function idsOf(tabla: Tabla, fila: Fila, campo: 'facultades' | 'programas', en: Institucion): number[] {
  const dicho = fila.valores[campo]
  if (isNinguna(dicho) && en[campo].buscar(dicho!).length === 0) return []
  return partes(dicho).flatMap(nombre => {
    const found = en[campo].buscar(nombre)
    if (found.length === 1) return found[0]!.id
    const motivo =
      found.length === 0
        ? `«${nombre}» no está en «${en.razonsocial}».`
        : `Hay ${found.length} con el nombre «${nombre}» en «${en.razonsocial}»: escriba ${en[campo].ofrecer(found)}.`
    tabla.errores.push(bad(tabla, fila, campo, motivo))
    return []
  })
}

function institucionOf(tabla: Tabla, fila: Fila, nombrado: Nombrado): Institucion | null {
  const { institucion } = fila.valores
  const found = institucion
    ? nombrado.instituciones.get(clave(institucion))
    : [...nombrado.instituciones.values()].find(i => i.id === nombrado.propia)
  if (!found)
    tabla.errores.push(
      bad(
        tabla,
        fila,
        'institucion',
        institucion ? 'No hay una institución con ese nombre.' : 'Falta la institución del rol.',
      ),
    )
  return found ?? null
}

const DE_ACCESO = ['institucion', 'tipouser', 'alcance', 'facultades', 'programas'] as const

/** What a row says of one role in one institution; null when it speaks of none. Every bad cell is noted. */
export function accesoDeFila(tabla: Tabla, fila: Fila, nombrado: Nombrado): AccesoGuardado | null {
  const { rol, tipouser, alcance } = fila.valores
  if (!rol) {
    const orphan = DE_ACCESO.find(c => fila.valores[c])
    if (orphan) tabla.errores.push(bad(tabla, fila, 'rol', 'Falta el rol en esa institución.'))
    return null
  }
  const en = institucionOf(tabla, fila, nombrado)
  const tipopersona_id = nombrado.roles.get(clave(rol))
  if (!tipopersona_id) tabla.errores.push(bad(tabla, fila, 'rol', 'No hay un rol con ese nombre.'))
  const tipo = tipouser
    ? elegir(tipouser, [...tiposDeUsuario.slice(1), { valor: 0 as const, nombre: TUTOR }])
    : null
  if (tipo === undefined) tabla.errores.push(bad(tabla, fila, 'tipouser', `Debe ser ${TIPOS.join(', ')}.`))
  if (!en || !tipopersona_id) return null
  const permisos_facultades = idsOf(tabla, fila, 'facultades', en)
  const permisos_programas = idsOf(tabla, fila, 'programas', en)
  const isPart = permisos_facultades.length + permisos_programas.length > 0
  const isNombrada = !callaPermisos(fila)
  const dicho = alcance ? elegir(alcance, alcances) : isNombrada ? 2 : 1
  if (dicho === undefined)
    tabla.errores.push(bad(tabla, fila, 'alcance', `Debe ser ${alcances.map(a => a.nombre).join(' o ')}.`))
  if (dicho === 1 && isPart)
    tabla.errores.push(
      bad(tabla, fila, 'alcance', 'Con facultades o programas debe ser «Para Facultades o Programas».'),
    )
  return {
    empresa_id: en.id,
    tipopersona_id,
    tipouser: tipo || null,
    rol: dicho ?? 1,
    codigo_aditional: tipo === 0 ? CODIGO_DE_TUTOR : null,
    permisos_facultades,
    permisos_programas,
    programas_ids: [],
    cursos_ids: [],
  }
}
