import { afterAll, beforeAll } from 'vitest'
import type { CellToWrite } from '../../../platform/excel/bookToWrite.ts'
import { type ProgramaPlantado, plantPrograma } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { libroDe } from '../../../testing/libros.ts'
import { multipart } from '../../../testing/multipart.ts'

export const H = [
  'Usuario',
  'Nombres',
  'CORREO ELECTRÓNICO',
  'Estado',
  'Institución',
  'Rol',
  'Tipo de usuario',
  'Alcance',
  'Facultades',
  'Programas',
  'Grado',
  'DNI',
]
/** So many empty cells. */
export const nada = (n: number): null[] => Array(n).fill(null)
export const U = 'Universidad de Prueba'
export const I = 'Instituto Ajeno'
export const P = 'Para Facultades o Programas'

/** Three people, one of them with two roles. */
export const FILE = [
  ['Usuarios de la universidad'],
  H,
  ['Ana@x.edu', 'Ana Ñúñez', 'ana@x.edu', null, U, 'docente', null, null, null, null, 'Mg.', '04512378'],
  [null],
  ['ana@x.edu', 'Ana Ñúñez', 'ana@x.edu', null, I, '00001', 'operador basico', ...nada(5)],
  [
    'beto@x.edu',
    'Beto Paz',
    'beto@x.edu',
    'bloqueado',
    null,
    '00001',
    'Tutor',
    null,
    'INGENIERIA',
    'civil;',
    ...nada(2),
  ],
  ['sinrol@x.edu', 'Sin Rol', 'sinrol@x.edu', null, null, null, null, null, null, null, null, null],
]

/** A server of the test file's own into which users are brought, with one faculty and its programme. To be called where its hooks belong. */
export function casaDeExcel() {
  const casa = {
    t: undefined as unknown as TestApp,
    aqui: undefined as unknown as ProgramaPlantado,
    send: async (rows: CellToWrite[][] | Uint8Array, vista_previa = false, token?: string) => {
      const data = rows instanceof Uint8Array ? rows : await libroDe(rows)
      const form = await multipart(
        { vista_previa: vista_previa ? '1' : '0' },
        { archivo: { name: 'u.xlsx', bytes: data } },
      )
      const r = await casa.t.app.inject({
        method: 'POST',
        url: '/api/v1/usuarios/importar/plantilla',
        payload: form.payload,
        headers: { authorization: `Bearer ${token ?? casa.t.gente.token.root}`, ...form.headers },
      })
      return { status: r.statusCode, body: r.json() }
    },
    list: async (filtro: string) =>
      (await casa.t.as(casa.t.gente.token.root)('POST', '/usuarios/list', { filtro, per_page: 50 })).body
        .data,
    lastChange: async () => (await casa.t.owner.query('select max(id) as id from cambios')).rows[0].id,
  }
  beforeAll(async () => {
    const t = await createTestApp()
    casa.t = t
    await t.owner.query("insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002')")
    casa.aqui = await plantPrograma(t)
    await t.owner.query("update facultades set nombre = 'Ingeniería' where id = $1", [casa.aqui.facultad])
    await t.owner.query("update programas set nombre = 'Civil' where id = $1", [casa.aqui.programa])
  })
  afterAll(() => casa.t.close())
  return casa
}
