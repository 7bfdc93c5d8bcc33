import type { Opcion } from '../catalogos/opcion.ts'

/** States of a user (§4). They are stored as text. */
export const estadosDeUsuario = [
  { valor: '1', nombre: 'Habilitado' },
  { valor: '2', nombre: 'Deshabilitado' },
  { valor: '3', nombre: 'Bloqueado' },
] as const satisfies readonly Opcion<string>[]

/** Whether a user's row is highlighted as a warning: any state but "1" (§4). */
export const isUsuarioResaltado = (estado: string): boolean => estado !== '1'

/** Types of user (§9). */
export const tiposDeUsuario = [
  { valor: 1, nombre: 'Root o Administrador' },
  { valor: 2, nombre: 'Operador' },
  { valor: 3, nombre: 'Inspector' },
  { valor: 4, nombre: 'Demo' },
  { valor: 5, nombre: 'Operador Básico' },
] as const satisfies readonly Opcion<number>[]

/** Role choices: how far a user reaches (§6). */
export const alcances = [
  { valor: 1, nombre: 'Para la Entidad' },
  { valor: 2, nombre: 'Para Facultades o Programas' },
] as const satisfies readonly Opcion<number>[]

/** Code of the kind of person that lecturers are: courses are given to them alone. */
export const DOCENTE = '00002'

/** Code of the kind of person that operators are (§6). */
export const OPERADOR = '00027'

/** Sex (§3). */
export const sexos = [
  { valor: 'M', nombre: 'Masculino' },
  { valor: 'F', nombre: 'Femenino' },
] as const satisfies readonly Opcion<string>[]

/** Civil status (§3); stored as it reads. */
export const estadosCiviles = ['Soltero(a)', 'Casado(a)', 'Viudo(a)', 'Divorciado(a)'] as const
