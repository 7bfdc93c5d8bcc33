import { alcances, estadosDeUsuario, tiposDeUsuario } from '@malla/domain/usuarios/catalogos.ts'
import type { ColumnaDeTabla } from '../../../platform/excel/tabla/columna.ts'

/** The template of users: one row a role; of who has several, several rows with the same user name. */

export type CampoDePersona = 'nombres' | 'correo' | 'grado' | 'tipodocumento' | 'documento' | 'telefono'
export type Campo =
  | 'usuario'
  | CampoDePersona
  | 'estado'
  | 'institucion'
  | 'rol'
  | 'tipouser'
  | 'alcance'
  | 'facultades'
  | 'programas'

export const TUTOR = 'Tutor'
/** Types that a file may say: root is given in the form alone. */
export const TIPOS = [...tiposDeUsuario.filter(t => t.valor !== 1).map(t => t.nombre), TUTOR]
const ESTADOS: readonly string[] = estadosDeUsuario.map(e => e.nombre)
const ALCANCES: readonly string[] = alcances.map(a => a.nombre)
export const DOCUMENTOS = ['DNI', 'CE', 'Pasaporte', 'Otro']

/** Letters that a cell of faculties or programmes may have: as many as a cell of Excel holds, for a role may be limited to hundreds of them. */
export const MAX_DE_PERMISOS = 32_767

/** What users and lecturers share. */
export const columnasDePersona: readonly ColumnaDeTabla<CampoDePersona>[] = [
  {
    campo: 'nombres',
    header: 'NOMBRES',
    sinonimos: [
      ...['NOMBRE', 'APELLIDOS Y NOMBRES', 'NOMBRES Y APELLIDOS', 'NOMBRE Y APELLIDOS', 'NOMBRE COMPLETO'],
      ...['DOCENTE', 'DOCENTES', 'PROFESOR', 'PROFESORES'],
    ],
    detras: {
      bajo: ['NOMBRES', 'NOMBRE'],
      titulos: [
        ['APELLIDOS', 'APELLIDO'],
        ['APELLIDO PATERNO', 'PRIMER APELLIDO', 'AP PATERNO', 'PATERNO'],
        ['APELLIDO MATERNO', 'SEGUNDO APELLIDO', 'AP MATERNO', 'MATERNO'],
      ],
    },
    isObligatoria: true,
    kind: 'text',
    width: 34,
    max: 160,
    ayuda: 'Nombres y apellidos, como deben aparecer en los documentos.',
    ejemplo: 'Ana Ruiz Salcedo',
  },
  {
    campo: 'correo',
    header: 'CORREO',
    sinonimos: [
      ...['CORREO ELECTRONICO', 'EMAIL', 'E MAIL', 'MAIL', 'CORREO INSTITUCIONAL', 'DIRECCION CORREO'],
      ...['CORREO ELECTRONICO INSTITUCIONAL', 'EMAIL INSTITUCIONAL', 'E MAIL INSTITUCIONAL'],
    ],
    isObligatoria: true,
    kind: 'text',
    width: 30,
    max: 190,
    ayuda: 'La dirección a la que se le escribe.',
    ejemplo: 'aruiz@universidad.edu.pe',
  },
  {
    campo: 'grado',
    header: 'GRADO',
    sinonimos: ['GRADO ACADEMICO', 'TITULO'],
    kind: 'text',
    width: 10,
    max: 40,
    ayuda: 'El grado que va delante del nombre en un sílabo.',
    ejemplo: 'Mg.',
  },
  {
    campo: 'tipodocumento',
    header: 'TIPO DE DOCUMENTO',
    sinonimos: ['TIPO DOC', 'TIPO DOCUMENTO IDENTIDAD'],
    kind: 'text',
    width: 19,
    max: 20,
    ayuda: 'DNI, CE, Pasaporte u Otro.',
    ejemplo: 'DNI',
    list: { values: DOCUMENTOS, refusal: 'Elija DNI, CE, Pasaporte u Otro.' },
  },
  {
    campo: 'documento',
    header: 'DOCUMENTO',
    sinonimos: ['DNI', 'NUMERO DOCUMENTO', 'DOCUMENTO IDENTIDAD'],
    kind: 'text',
    width: 14,
    max: 20,
    ayuda: 'El número del documento, con sus ceros.',
    ejemplo: '04512378',
  },
  {
    campo: 'telefono',
    header: 'TELÉFONO',
    sinonimos: ['CELULAR', 'MOVIL'],
    kind: 'text',
    width: 15,
    max: 40,
    ayuda: 'El teléfono, como se escribe.',
    ejemplo: '987 654 321',
  },
]

/** Names to choose from, as the installation has them now. */
export interface Opciones {
  instituciones: readonly string[]
  roles: readonly string[]
}

/** The columns of the file of users, in their order, with what a person reads of each. */
export const columnasDe = ({ instituciones, roles }: Opciones): readonly ColumnaDeTabla<Campo>[] => [
  {
    campo: 'usuario',
    header: 'USUARIO',
    sinonimos: ['NOMBRE USUARIO', 'CUENTA', 'LOGIN'],
    isObligatoria: true,
    kind: 'text',
    width: 30,
    max: 190,
    ayuda: 'Con este nombre inicia sesión; suele ser su correo. Quien ya está con ese usuario se actualiza.',
    ejemplo: 'aruiz@universidad.edu.pe',
  },
  ...columnasDePersona.slice(0, 2),
  {
    campo: 'estado',
    header: 'ESTADO',
    kind: 'text',
    width: 14,
    max: 20,
    ayuda: 'Habilitado, Deshabilitado o Bloqueado. Vacío en uno nuevo es Habilitado.',
    ejemplo: 'Habilitado',
    list: { values: ESTADOS, refusal: 'Elija Habilitado, Deshabilitado o Bloqueado.' },
  },
  {
    campo: 'institucion',
    header: 'INSTITUCIÓN',
    sinonimos: ['ENTIDAD', 'EMPRESA', 'RAZON SOCIAL'],
    kind: 'text',
    width: 34,
    max: 255,
    ayuda: 'La institución en la que tiene el rol. Vacío con un rol: aquella en la que usted trabaja.',
    ejemplo: 'Universidad Nacional',
    list: { values: instituciones },
  },
  {
    campo: 'rol',
    header: 'ROL',
    sinonimos: ['TIPO PERSONA', 'ROLES', 'CARGO'],
    kind: 'text',
    width: 30,
    max: 160,
    ayuda: 'El rol (tipo de persona). Quien tiene varios va en varias filas con el mismo usuario.',
    ejemplo: 'Docente',
    list: { values: roles, refusal: 'Elija uno de los roles de la lista.' },
  },
  {
    campo: 'tipouser',
    header: 'TIPO DE USUARIO',
    sinonimos: ['TIPO USUARIO', 'TIPO'],
    kind: 'text',
    width: 20,
    max: 40,
    ayuda: 'Qué puede hacer: Operador, Inspector, Demo, Operador Básico o Tutor. Vacío: lo que diga el rol.',
    ejemplo: 'Operador',
    list: { values: TIPOS, refusal: `Elija ${TIPOS.join(', ')}.` },
  },
  {
    campo: 'alcance',
    header: 'ALCANCE',
    kind: 'text',
    width: 30,
    max: 60,
    ayuda: 'Para la Entidad, o solo Para Facultades o Programas, que se nombran en las columnas que siguen.',
    ejemplo: 'Para Facultades o Programas',
    list: { values: ALCANCES, refusal: `Elija ${ALCANCES.join(' o ')}.` },
  },
  {
    campo: 'facultades',
    header: 'FACULTADES',
    sinonimos: ['FACULTAD'],
    kind: 'paragraph',
    width: 34,
    max: MAX_DE_PERMISOS,
    isLista: true,
    ayuda:
      'Facultades permitidas, separadas por «;» o una por línea. Vacío deja las que tiene; «Ninguna» las quita.',
    ejemplo: 'Ingeniería; Educación',
  },
  {
    campo: 'programas',
    header: 'PROGRAMAS',
    sinonimos: ['PROGRAMA', 'CARRERAS', 'CARRERA'],
    kind: 'paragraph',
    width: 34,
    max: MAX_DE_PERMISOS,
    isLista: true,
    ayuda:
      'Programas permitidos, separados por «;» o uno por línea; los de igual nombre, con su modalidad o su facultad: «Derecho (A distancia)». Vacío deja los que tiene; «Ninguno» los quita.',
    ejemplo: 'Ingeniería Civil',
  },
  ...columnasDePersona.slice(2),
]

export const COMO = [
  'Escriba en la hoja «Usuarios» una fila por persona, o una por cada rol de la persona. El orden de las columnas, las mayúsculas y las tildes de los encabezados no importan.',
  'Quien ya está con ese usuario se actualiza: lo que deje vacío queda como está, y los roles del archivo se añaden a los que tiene (nunca se le quitan). Para quitarle las facultades o los programas permitidos escriba «Ninguna» o «Ninguno» en su celda.',
  'Al subir el archivo verá primero lo que se haría: nada se guarda hasta que usted lo confirme, y entonces se guarda todo o nada.',
  'Los usuarios nuevos reciben una contraseña temporal, que se ve en la lista de usuarios con «Ver contraseña…» hasta que la cambien al entrar.',
]
