import { mensajes } from '@malla/contracts/mensajes.ts'
import type { Persona } from '@malla/contracts/personas.ts'
import type { AccesoDeUsuario, Usuario } from '@malla/contracts/usuarios.ts'
import type { Rol } from '@malla/domain/permisos/acciones.ts'
import { permiteAlgo } from '@malla/domain/permisos/matriz.ts'
import { CODIGO_DE_TUTOR, rolDe } from '@malla/domain/permisos/permisos.ts'
import { DOCENTE, OPERADOR } from '@malla/domain/usuarios/catalogos.ts'
import type { ApiInput } from '../../app/api.ts'
import { correoConForma } from '../../ui/form/correoConForma.ts'
import { obligatorio } from '../../ui/form/obligatorio.ts'
import { type EstadoDeUsuario, estadoDe } from './EstadoDeUsuario.tsx'

/** What the form of a user edits. `password` is asked for a new one alone. */
export interface ValoresDeUsuario extends Persona {
  usuario: string
  estado: EstadoDeUsuario
  root: boolean
  accesos: AccesoDeUsuario[]
  password: string
  revision: number | undefined
}

/** A person of whom nothing is known yet. */
export const SIN_DATOS: Persona = {
  nombres: '',
  correo: '',
  imagen_url: null,
  tipodocumento: null,
  documento: null,
  sexo: null,
  estadocivil: null,
  fechanacimiento: null,
  grado: null,
  telefono: null,
  direccion: null,
  distrito_id: null,
}

/** A user as the form has it, or an empty one. */
export const valoresDe = (u: Usuario | null): ValoresDeUsuario =>
  u
    ? {
        ...u.persona,
        usuario: u.usuario,
        estado: estadoDe(u.estado) ?? '1',
        root: u.root,
        accesos: u.accesos.map(({ id: _i, razonsocial: _r, tipopersona: _t, rol_nombre: _n, ...a }) => a),
        password: '',
        revision: u.revision,
      }
    : { ...SIN_DATOS, usuario: '', estado: '1', root: false, accesos: [], password: '', revision: undefined }

/** The values as the calls take them: without a password none is named. */
export function inputDe({
  revision: _r,
  password,
  ...values
}: ValoresDeUsuario): ApiInput<'usuarios.create'> {
  const input = password ? { ...values, password } : values
  return { ...input, usuario: values.usuario || values.correo } as ApiInput<'usuarios.create'>
}

/** An access to begin with: in this institution, of this kind of person, with nothing restricted. */
export const nuevoAcceso = (empresa_id: number, tipopersona_id: number): AccesoDeUsuario => ({
  empresa_id,
  tipopersona_id,
  tipouser: null,
  rol: 1,
  is_tutor: false,
  permisosFacultades: [],
  permisosProgramas: [],
  programas_ids: [],
  cursos_ids: [],
})

/** Whether courses are asked for: of a lecturer, and of who has some from before, to take them away. */
export const pideCursos = (
  { tipopersona_id, cursos_ids }: AccesoDeUsuario,
  tipos: readonly { id: number; codigo: string }[],
): boolean => cursos_ids.length > 0 || tipos.some(t => t.id === tipopersona_id && t.codigo === DOCENTE)

type Tipos = readonly { id: number; codigo: string }[]

/** What an access makes of somebody (§6); the courses alone make a lecturer. */
const rolDeAcceso = (a: AccesoDeUsuario, tipos: Tipos): Rol =>
  rolDe({
    root: false,
    tipouser: a.tipouser,
    codtipopersona: tipos.find(t => t.id === a.tipopersona_id)?.codigo ?? null,
    codigo_aditional: a.is_tutor ? CODIGO_DE_TUTOR : null,
    cursos_ids: a.cursos_ids,
  })

/** What is said before saving where what was given lets somebody do nothing: no role anywhere, or none that permits anything; null otherwise. */
export function avisoDePermisos(
  { root, accesos }: Pick<ValoresDeUsuario, 'root' | 'accesos'>,
  tipos: Tipos,
): string | null {
  if (root) return null
  if (accesos.length === 0)
    return 'Todavía no tiene ningún rol: guardado así, no podrá entrar. Elija la institución y pulse «Añadir rol».'
  // Not read yet.
  if (tipos.length === 0 || accesos.some(a => permiteAlgo(rolDeAcceso(a, tipos)))) return null
  return accesos.some(a => pideCursos(a, tipos))
    ? 'Podrá entrar, pero no verá ningún sílabo: elija los cursos que dicta.'
    : 'Con lo elegido podrá entrar, pero no ver ni hacer nada. Elija otro rol, como «Operador de diseño curricular», o un «Tipo de usuario».'
}

/** The role that «Añadir rol» begins with in an institution: the operator's, or else the first that is free there; undefined when all are taken. */
export function primerRol<T extends Tipos[number]>(
  tipos: readonly T[],
  accesos: readonly AccesoDeUsuario[],
  empresa_id: number,
): T | undefined {
  const libres = tipos.filter(
    t => !accesos.some(a => a.empresa_id === empresa_id && a.tipopersona_id === t.id),
  )
  return libres.find(t => t.codigo === OPERADOR) ?? libres[0]
}

/** Reasons that need no server. */
export const checkUsuario = ({
  nombres,
  correo,
  password,
  accesos,
}: ValoresDeUsuario): Record<string, string[]> => ({
  ...obligatorio('nombres', 'Nombres', nombres),
  ...obligatorio('correo', mensajes.formulario.correo, correo),
  ...correoConForma(correo),
  ...(password && password.length < 8 ? { password: ['Use 8 caracteres o más, o déjela vacía.'] } : {}),
  ...Object.fromEntries(
    accesos.flatMap((a, i) =>
      a.rol === 2 && a.permisosFacultades.length + a.permisosProgramas.length === 0
        ? [[`accesos.${i}.permisosFacultades`, ['Elija al menos una facultad o un programa.']]]
        : [],
    ),
  ),
})
