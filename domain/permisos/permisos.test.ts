import { describe, expect, it } from 'vitest'
import type { Accion, Alcance, Ambito, Persona, Rol } from './acciones.ts'
import { acciones } from './acciones.ts'
import { columnas, matriz, permiteAlgo } from './matriz.ts'
import type { DatosDeRol } from './permisos.ts'
import { inAlcance, nombreRol, rolDe, whyNot } from './permisos.ts'

const nadie: DatosDeRol = {
  root: false,
  tipouser: null,
  codtipopersona: null,
  codigo_aditional: null,
  cursos_ids: [],
}

describe('rolDe (§6)', () => {
  it.each<[string, Partial<DatosDeRol>, Rol]>([
    ['root', { root: true }, 'root'],
    [
      'root wins over every other mark',
      { root: true, tipouser: 3, codtipopersona: '00028', cursos_ids: [1] },
      'root',
    ],
    ['tipouser 1 without root is not root', { tipouser: 1 }, 'otro'],
    ['tipouser 2', { tipouser: 2 }, 'operador'],
    ['person type 00027', { codtipopersona: '00027' }, 'operador'],
    ['tipouser 1 and 00027', { tipouser: 1, codtipopersona: '00027' }, 'operador'],
    [
      'a basic operator of person type 00027 stays basic',
      { tipouser: 5, codtipopersona: '00027' },
      'operadorBasico',
    ],
    ['tipouser 5', { tipouser: 5 }, 'operadorBasico'],
    ['tipouser 3', { tipouser: 3 }, 'inspector'],
    ['person type 00028', { codtipopersona: '00028' }, 'inspector'],
    ['demo', { tipouser: 4 }, 'demo'],
    ['demo of person type 00027 stays demo', { tipouser: 4, codtipopersona: '00027' }, 'demo'],
    ['tutor', { codigo_aditional: 'is_tutor_diseno' }, 'tutor'],
    ['tutor with courses', { codigo_aditional: 'is_tutor_diseno', cursos_ids: [4] }, 'tutor'],
    ['operator with the tutor mark', { tipouser: 2, codigo_aditional: 'is_tutor_diseno' }, 'operador'],
    [
      'a tutor of person type 00027 is no operator',
      { codtipopersona: '00027', codigo_aditional: 'is_tutor_diseno' },
      'tutor',
    ],
    [
      'a tutor of person type 00028 is no inspector',
      { codtipopersona: '00028', codigo_aditional: 'is_tutor_diseno' },
      'tutor',
    ],
    ['another additional code', { codigo_aditional: 'is_tutor' }, 'otro'],
    ['lecturer', { cursos_ids: [4] }, 'docente'],
    ['operator with courses', { tipouser: 2, cursos_ids: [4] }, 'operador'],
    ['an unknown person type', { codtipopersona: '00001' }, 'otro'],
    ['nothing', {}, 'otro'],
  ])('%s', (_case, datos, rol) => expect(rolDe({ ...nadie, ...datos })).toBe(rol))
})

it.each<[Rol, string]>([
  ['root', 'Root o Administrador'],
  ['operador', 'Operador'],
  ['operadorBasico', 'Operador Básico'],
  ['inspector', 'Inspector'],
  ['demo', 'Demo'],
  ['tutor', 'Otros'],
  ['docente', 'Otros'],
  ['otro', 'Otros'],
])('nombreRol %s', (rol, nombre) => expect(nombreRol(rol)).toBe(nombre))

const persona = (rol: Rol, alcance: Alcance = { todo: true }): Persona => ({
  rol,
  alcance,
  cursos_ids: [7],
  programas_ids: [50],
})

/** The matrix once more, written by role, so that a slip in a column shows. */
const permitido: Record<Rol, readonly Accion[]> = {
  root: acciones,
  operador: acciones.filter(x => x !== 'administracion'),
  operadorBasico: [
    'estructura.ver',
    'contenido.ver',
    'contenido.editar',
    'silabos.ver',
    'silabos.editar',
    'informes.ver',
    'informes.enviar',
    'carta.editar',
    'curricular.ver',
    'revision.observar',
    'propio',
  ],
  tutor: [
    'estructura.ver',
    'contenido.ver',
    'contenido.editar',
    'silabos.ver',
    'silabos.editar',
    'informes.ver',
    'informes.enviar',
    'carta.editar',
    'curricular.ver',
    'revision.observar',
    'revision.aprobar',
    'propio',
  ],
  inspector: [
    'estructura.ver',
    'contenido.ver',
    'silabos.ver',
    'informes.ver',
    'informes.enviar',
    'curricular.ver',
    'revision.observar',
    'propio',
  ],
  demo: ['estructura.ver', 'contenido.ver', 'silabos.ver', 'informes.ver', 'curricular.ver', 'propio'],
  docente: ['silabos.ver', 'silabos.editar', 'informes.ver', 'informes.enviar', 'propio'],
  otro: ['propio'],
}

describe('whyNot: the matrix (§6)', () => {
  const celdas = columnas.flatMap(rol => acciones.map(accion => [rol, accion] as const))
  it.each(celdas)('%s · %s', (rol, accion) =>
    expect(whyNot(persona(rol), accion) === null).toBe(permitido[rol].includes(accion)),
  )

  it('has a row for every action and a cell for every role', () => {
    expect(Object.keys(matriz).sort()).toEqual([...acciones].sort())
    for (const fila of Object.values(matriz)) expect(fila).toHaveLength(columnas.length)
  })

  it.each<[Rol, Accion, string]>([
    ['inspector', 'estructura.editar', 'Su rol (Inspector) no permite editar.'],
    ['tutor', 'contenido.eliminar', 'Su rol (Tutor) no permite eliminar.'],
    [
      'docente',
      'estructura.ver',
      'Su rol (Docente de sílabo) no permite ver facultades, programas y planes.',
    ],
    ['operador', 'administracion', 'Su rol (Operador) no permite entrar en Administración.'],
    ['otro', 'papelera', 'Su rol (Otros) no permite usar la Papelera.'],
  ])('%s is told why not %s', (rol, accion, motivo) => expect(whyNot(persona(rol), accion)).toBe(motivo))
})

const alcance: Alcance = { todo: false, facultades: [1], programas: [20], facultades_visibles: [2] }
const institucion: Ambito = { facultad_id: null, programa_id: null }

describe('scope (§6): sees | edits', () => {
  it.each<[string, Rol, Ambito, boolean, boolean]>([
    ['a permitted faculty', 'operador', { facultad_id: 1 }, true, true],
    ['a new programme in a permitted faculty', 'operador', { facultad_id: 1, programa_id: null }, true, true],
    ['a programme of a permitted faculty', 'operador', { facultad_id: 1, programa_id: 10 }, true, true],
    ['a permitted programme', 'operador', { facultad_id: 2, programa_id: 20 }, true, true],
    ['a permitted programme, faculty not said', 'operador', { programa_id: 20 }, true, true],
    ['the faculty of a permitted programme: seen, not edited', 'operador', { facultad_id: 2 }, true, false],
    ['a sister programme of a permitted one', 'operador', { facultad_id: 2, programa_id: 21 }, false, false],
    ['another faculty', 'operador', { facultad_id: 3 }, false, false],
    ['another programme, faculty not said', 'operador', { programa_id: 10 }, false, false],
    [
      'a course of another programme',
      'operador',
      { facultad_id: 3, programa_id: 30, asignatura_id: 7 },
      false,
      false,
    ],
    ['what belongs to the institution: seen, not edited', 'operador', institucion, true, false],
    ['no place said', 'operador', {}, true, true],
    ['root passes every scope', 'root', { facultad_id: 3, programa_id: 30 }, true, true],
    ['root edits what belongs to the institution', 'root', institucion, true, true],
    ['an inspector in scope sees', 'inspector', { facultad_id: 1 }, true, false],
    ['an inspector out of scope', 'inspector', { facultad_id: 3 }, false, false],
  ])('%s', (_case, rol, ambito, ve, edita) => {
    const quien = persona(rol, alcance)
    expect(inAlcance(quien, ambito)).toBe(ve)
    expect(whyNot(quien, 'estructura.ver', ambito) === null).toBe(ve)
    expect(whyNot(quien, 'estructura.editar', ambito) === null).toBe(edita)
  })

  it('rol 1 covers everything', () => {
    expect(whyNot(persona('operador'), 'estructura.editar', { facultad_id: 3, programa_id: 30 })).toBeNull()
    expect(whyNot(persona('operador'), 'estructura.crear', institucion)).toBeNull()
  })

  it('says why a seen place is not edited', () => {
    const quien = persona('operador', alcance)
    expect(whyNot(quien, 'estructura.editar', { facultad_id: 2 })).toMatch('no para la facultad')
    expect(whyNot(quien, 'estructura.crear', institucion)).toMatch('no para toda la institución')
    expect(whyNot(quien, 'propio', { facultad_id: 3 })).toBeNull()
  })
})

describe('lecturer: own courses, and completed syllabi of the own programmes to read', () => {
  it.each<[string, Ambito, boolean, boolean]>([
    ['own course', { facultad_id: 2, programa_id: 50, asignatura_id: 7 }, true, true],
    ['another course', { facultad_id: 2, programa_id: 50, asignatura_id: 8 }, false, false],
    ['another course, complete', { programa_id: 50, asignatura_id: 8, silabo_completo: true }, true, false],
    [
      'complete, but of another programme',
      { programa_id: 51, asignatura_id: 8, silabo_completo: true },
      false,
      false,
    ],
    ['the list', {}, true, true],
  ])('%s', (_case, ambito, lee, edita) => {
    const quien = persona('docente')
    expect(inAlcance(quien, ambito)).toBe(lee)
    expect(whyNot(quien, 'silabos.ver', ambito) === null).toBe(lee)
    expect(whyNot(quien, 'silabos.editar', ambito) === null).toBe(edita)
    expect(whyNot(quien, 'informes.ver', ambito) === null).toBe(edita)
  })

  it.each<[string, Ambito, boolean]>([
    ['own course', { facultad_id: 2, programa_id: 50, asignatura_id: 7 }, true],
    ['another course', { facultad_id: 2, programa_id: 50, asignatura_id: 8 }, false],
    ['a whole plan', { facultad_id: 2, programa_id: 50 }, false],
    ['a whole faculty', { facultad_id: 2 }, false],
    ['the institution', institucion, false],
    ['no place said', {}, true],
  ])('reports of %s', (_case, ambito, gets) => {
    for (const accion of ['informes.ver', 'informes.enviar'] as const)
      expect(whyNot(persona('docente'), accion, ambito) === null).toBe(gets)
  })

  it('own courses are in scope whatever the faculties of rol 2', () => {
    const quien = persona('docente', alcance)
    expect(whyNot(quien, 'silabos.editar', { facultad_id: 9, programa_id: 90, asignatura_id: 7 })).toBeNull()
  })
})

it('only a role outside of the matrix lets nobody do anything of their own', () =>
  expect(columnas.filter(rol => !permiteAlgo(rol))).toEqual([columnas.at(-1)]))
