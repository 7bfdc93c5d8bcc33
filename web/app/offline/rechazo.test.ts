import { describe, expect, it } from 'vitest'
import { almacenDePrueba } from '../../ui/form/almacenDePrueba.ts'
import { conflictOf } from '../../ui/form/conflict.ts'
import { draftCount, readDraft, writeDraft } from '../../ui/form/draft.ts'
import { startOf } from '../../ui/form/recover.ts'
import { ApiError } from '../ApiError.ts'
import { borradorDe, reponerBorrador, trasRechazo } from './rechazo.ts'
import { AL_FINAL, decidida, type Espera } from './reglas.ts'

almacenDePrueba()

const suya = { telefono: '222', cursos_ids: [1], correo: 'ana@uni.pe', revision: 2 }
const espera: Espera = {
  orden: 1,
  dueno: '7.1',
  llamada: 'docentes.update',
  input: { id: 5, telefono: '999', cursos_ids: [1], correo: 'ana@uni.pe', revision: 1 },
  clave: 'k',
  cuando: 0,
  texto: 'Cambia un docente',
  donde: '/docentes',
  base: { 5: { telefono: '111', cursos_ids: [1], correo: 'ana@uni.pe' } },
  borrador: { nombre: 'docente/5', cambios: { telefono: '999' }, revision: 1 },
  estado: 'rechazado',
}

/** What the form where it was written disputes with the newer record. */
function disputas(de: Espera) {
  const { name, draft } = borradorDe(de)!
  writeDraft(name, draft)
  const { base, values } = startOf({ initial: suya, draft: name })
  return { base, disputed: conflictOf(base, values, suya).disputed }
}

it('a refused write of before drafts had a base opens upon what it was written upon, not upon the newer record', () =>
  expect(disputas(espera)).toEqual({
    base: { ...suya, telefono: '111' },
    disputed: [{ name: 'telefono', mine: '999', theirs: '222' }],
  }))
it('one whose base does not say it is disputed all the same', () =>
  expect(disputas({ ...espera, base: { 5: {} } }).disputed).toHaveLength(1))
it('one of which there is one only is found without an id', () => {
  const { id: _id, ...input } = espera.input
  expect(borradorDe({ ...espera, input, base: { 0: espera.base[5]! } })?.draft.base).toEqual({
    telefono: '111',
  })
})
it('one that has a base keeps it', () =>
  expect(
    borradorDe({ ...espera, borrador: { ...espera.borrador!, base: { telefono: '1' } } })?.draft.base,
  ).toEqual({ telefono: '1' }))
it('one that may be done already is the same write where its form saves it as it is', () => {
  const claveDe = (cambio: Partial<Espera>) => borradorDe({ ...espera, ...cambio })?.draft.key
  expect(claveDe({})).toBeUndefined()
  expect(claveDe({ tarde: true })).toBe(espera.clave)
  // It went upon another revision than the form would say.
  expect(claveDe({ tarde: true, input: { ...espera.input, revision: 2 } })).toBeUndefined()
})
it.each([
  ['one that waits yet', { estado: 'espera' as const }],
  ['one of no form', { borrador: undefined }],
])('%s is not opened anew', (_what, cambio) => expect(borradorDe({ ...espera, ...cambio })).toBeUndefined())

it.each([
  ['of a form, which is opened with it', espera, /Ábralo donde lo escribió y guárdelo allí/],
  ['of no form, which is made again', { ...espera, borrador: undefined }, /haga allí de nuevo el suyo/],
])('one that cannot be compared leads to where it can be mended: %s', (_what, uno, motivo) => {
  // It says fewer things than the write gives.
  const error = new ApiError(409, 'Cambió', { actual: { id: 5, revision: 2 } })
  expect(trasRechazo(uno, error, [])).toEqual([
    { ...uno, estado: 'rechazado', motivo: expect.stringMatching(motivo) },
  ])
})

it('one that met another of the same person is not told as somebody else’s', () => {
  const error = new ApiError(409, 'Cambió', { actual: { id: 5, revision: 2 } })
  const [otra] = trasRechazo({ ...espera, trasPropia: true }, error, [])
  expect(otra!.motivo).toMatch(/^Otro cambio suyo, hecho sin ver este, se guardó antes/)
})

describe('where its form begins with it again', () => {
  const otra: Espera = {
    ...espera,
    orden: 2,
    borrador: { nombre: 'docente/5', cambios: { telefono: '888' } },
  }
  const cola = [espera, otra]
  const hay = () => readDraft('docente/5')
  it('it says which write it is', () => {
    expect(reponerBorrador(espera, cola)).toBe(true)
    expect(hay()).toMatchObject({ changes: { telefono: '999' }, corrige: 1 })
  })
  it('it takes the place of another one that waits as it was: that comes back too', () => {
    reponerBorrador(espera, cola)
    expect(reponerBorrador(otra, cola)).toBe(true)
    expect(hay()).toMatchObject({ changes: { telefono: '888' }, corrige: 2 })
  })
  it.each([
    ['what was mended of it since', { corrige: 1 }, true],
    ['what was mended of another one', { corrige: 2 }, false],
    ['what was typed in the form otherwise', {}, false],
  ])('%s stays', (_what, de, seAbre) => {
    const escrito = { changes: { telefono: '777' }, ...de }
    writeDraft('docente/5', escrito)
    expect(reponerBorrador(espera, cola)).toBe(seAbre)
    expect(hay()).toEqual(escrito)
  })
  it('it is not lost with the tab while it is as the queue has it; what was mended of it since is', () => {
    reponerBorrador(espera, cola)
    const enCola = () => cola.flatMap(e => borradorDe(e) ?? [])
    expect([draftCount(), draftCount(enCola()), draftCount([])]).toEqual([1, 0, 1])
    writeDraft('docente/5', { changes: { telefono: '777' }, corrige: 1 })
    expect(draftCount(enCola())).toBe(1)
    writeDraft('docente/5', { changes: { telefono: '999' } })
    expect(draftCount(enCola())).toBe(1)
  })
})

it('one that was done already, whose answer nobody knows any more, leaves the queue', () => {
  const hecha = new ApiError(409, 'Esta operación ya se hizo antes.', { hecha: true })
  expect(trasRechazo({ ...espera, llamada: 'planes.create', estado: 'espera' }, hecha, [])).toEqual([])
})

const muchas = (llamada: string, input: object, base: Espera['base'] = {}): Espera => ({
  ...espera,
  borrador: undefined,
  estado: 'espera',
  llamada,
  input: { planId: 3, ...input },
  base,
})
const celda = (asignatura_id: number) => ({ competencia_id: 1, asignatura_id, nivel: 'logra', antes: null })
const AUSENTE = 'Este curso no está en el plan: quizá alguien lo eliminó.'

describe('of a write of many things', () => {
  const curso = (id: number) => ({ id, revision: 1, credits: 4 })
  const tabla = muchas(
    'asignaturas.savePorPlan',
    { asignaturas: [5, 6, 7].map(curso), eliminar: [] },
    { 5: { credits: 1 }, 6: { credits: 2 }, 7: { credits: 3 } },
  )
  it.each([
    [404, 'asignaturas.1.id'],
    [422, 'asignaturas.1.credits'],
  ])('those that were refused (%i) wait, the others go', (status, donde) => {
    const error = new ApiError(status, AUSENTE, { errors: { [donde]: [AUSENTE] } })
    const [siguen, aparte, ...mas] = trasRechazo(tabla, error, [])
    expect(siguen).toMatchObject({
      orden: 1,
      estado: 'espera',
      input: { planId: 3, asignaturas: [curso(5), curso(7)], eliminar: [] },
    })
    expect(siguen!.base).toEqual({ 5: { credits: 1 }, 7: { credits: 3 } })
    expect(aparte).toMatchObject({
      orden: AL_FINAL,
      estado: 'rechazado',
      motivo: AUSENTE,
      input: { asignaturas: [curso(6)] },
    })
    expect(aparte!.base).toEqual({ 6: { credits: 2 } })
    expect([mas, new Set([tabla.clave, siguen!.clave, aparte!.clave]).size]).toEqual([[], 3])
  })
  it('all refused is one that waits as it is', () => {
    const errors = Object.fromEntries([0, 1, 2].map(i => [`asignaturas.${i}.id`, [AUSENTE]]))
    expect(trasRechazo(tabla, new ApiError(404, AUSENTE, { errors }), [])).toEqual([
      { ...tabla, estado: 'rechazado', motivo: AUSENTE },
    ])
  })
  it('cells of a course that is gone wait as they were written', () => {
    const llena = muchas('competencias.saveCursos', { celdas: [7, 8].map(celda) })
    const error = new ApiError(422, AUSENTE, { errors: { 'celdas.0.asignatura_id': [AUSENTE] } })
    expect(trasRechazo(llena, error, []).map(e => [e.estado, e.input.celdas])).toEqual([
      ['espera', [celda(8)]],
      ['rechazado', [celda(7)]],
    ])
  })
  it('those that cannot be compared with what another person wrote wait, the others go', () => {
    const error = new ApiError(409, 'Cambió', { actual: [{ id: 6, revision: 2 }] })
    const [siguen, aparte] = trasRechazo(tabla, error, [])
    expect(siguen!.input.asignaturas).toEqual([curso(5), curso(7)])
    expect(aparte).toMatchObject({ motivo: expect.stringMatching(/haga allí de nuevo el suyo/) })
  })
  it('one that has a newer version which says otherwise waits; what others changed of the rest is brought together', () => {
    const errors = { 'asignaturas.1.revision': ['Cambió'], 'asignaturas.2.revision': ['Cambió'] }
    const actual = [
      { id: 60, asignatura_id: 6, revision: 1, credits: 5 },
      { id: 7, asignatura_id: 0, revision: 2, credits: 3 },
    ]
    const [siguen, aparte] = trasRechazo(tabla, new ApiError(409, 'Cambió', { errors, actual }), [])
    expect(siguen!.input.asignaturas).toEqual([curso(5), curso(7)])
    expect(aparte!.input.asignaturas).toEqual([curso(6)])
    expect(aparte).toMatchObject({ motivo: expect.stringMatching(/haga allí de nuevo el suyo/) })
    const sola = { ...tabla, input: aparte!.input }
    const otraVez = { errors: { 'asignaturas.0.revision': ['Cambió'] }, actual: actual[0] }
    expect(trasRechazo(sola, new ApiError(409, 'Cambió', otraVez), [])).toEqual([
      { ...sola, estado: 'rechazado', motivo: aparte!.motivo },
    ])
  })
  it('lines of one thing are not: without one it would be another thing', () => {
    const taller = muchas('laboratorios.update', { id: 5, equipos: [{ id: 1 }, { id: 2 }] })
    const error = new ApiError(422, 'No', { errors: { 'equipos.0.nombre': ['No'] } })
    expect(trasRechazo(taller, error, [])).toEqual([{ ...taller, estado: 'rechazado', motivo: 'No' }])
  })
})

it('what another person changes while a decision is waited for is theirs still, and is not called mine', () => {
  const mia: Espera = {
    ...muchas('asignaturas.update', {}),
    input: { id: 5, revision: 1, nombre: 'Mío', ciclo_id: 1 },
    base: { 5: { nombre: 'Era', ciclo_id: 1 } },
  }
  const choca = (de: Espera, actual: object) =>
    trasRechazo(de, new ApiError(409, 'Cambió', { actual }), [])[0]!
  const una = choca(mia, { id: 5, revision: 2, nombre: 'Suyo', ciclo_id: 2 })
  expect(una).toMatchObject({ estado: 'choca', input: { nombre: 'Mío', ciclo_id: 2, revision: 2 } })
  // They move it back meanwhile.
  const decidido = { ...una, input: decidida(una, new Set()), estado: 'espera' as const }
  expect(choca(decidido, { id: 5, revision: 3, nombre: 'Suyo', ciclo_id: 1 })).toMatchObject({
    estado: 'espera',
    disputas: [],
    input: { nombre: 'Mío', ciclo_id: 1, revision: 3 },
  })
})

describe('one that edited what another has taken the place of by now (a new version of a course)', () => {
  const mia: Espera = {
    ...espera,
    estado: 'espera',
    llamada: 'asignaturas.update',
    texto: 'Cambia un curso: Física',
    donde: '/form/1/3?tab=cursos&curso=5',
    input: { id: 5, revision: 1, nombre: 'Física I', credits: 3, version_vista: 1 },
    base: { 5: { nombre: 'Física', credits: 3 } },
    borrador: {
      nombre: 'curso/3/5',
      cambios: { nombre: 'Física I' },
      base: { nombre: 'Física' },
      revision: 1,
    },
  }
  const tras = (suya: object) => {
    const actual = { id: 50, version: 2, revision: 1, ...suya }
    return trasRechazo(mia, new ApiError(409, 'Mientras tanto', { actual, reemplaza: 5 }), [])[0]!
  }
  it('goes on upon that one where it left the same alone', () => {
    const otra = tras({ nombre: 'Física', credits: 5 })
    expect(otra).toMatchObject({
      estado: 'espera',
      texto: 'Cambia un curso: Física (en su versión 2)',
      input: { id: 50, revision: 1, nombre: 'Física I', credits: 5, version_vista: 2 },
      base: { 50: { nombre: 'Física', credits: 5 } },
      borrador: { nombre: 'curso/3/50' },
    })
    expect([otra.clave === mia.clave, Object.keys(otra.base)]).toEqual([false, ['50']])
  })
  it('one that another person changed meanwhile is brought together with it as any other', () => {
    const actual = { id: 5, version: 1, revision: 2, nombre: 'Física', credits: 4 }
    expect(trasRechazo(mia, new ApiError(409, 'Cambió', { actual }), [])).toMatchObject([
      { estado: 'espera', input: { id: 5, revision: 2, nombre: 'Física I', credits: 4, version_vista: 1 } },
    ])
  })
  it('even where nothing else differs', () =>
    expect(tras({ nombre: 'Física', credits: 3 })).toMatchObject({ estado: 'espera', input: { id: 50 } }))
  it('is asked about where both changed it', () =>
    expect(tras({ nombre: 'Física general', credits: 3 })).toMatchObject({
      estado: 'choca',
      disputas: [{ id: 50, name: 'nombre', mine: 'Física I', theirs: 'Física general' }],
    }))
  it('where only its form can compare them, that is the form of the new one, which takes it for no newer than it is', () => {
    const otra = tras({ nombre: 'Física' })
    expect([otra.estado, otra.donde, borradorDe(otra)]).toEqual([
      'rechazado',
      '/form/1/3?tab=cursos&curso=50',
      {
        name: 'curso/3/50',
        draft: { changes: { nombre: 'Física I' }, base: { nombre: 'Física' }, revision: 0, corrige: 1 },
      },
    ])
  })
})

describe('a write whose key is that of another one, which was done as it was then', () => {
  const repetida = new ApiError(409, 'Esta operación ya se envió con otros datos.', { repetida: true })
  const pendiente: Espera = { ...espera, estado: 'espera' }
  it('goes under a key of its own: its revision says what it meets', () => {
    const [otra, ...mas] = trasRechazo(pendiente, repetida, [])
    expect([otra, mas]).toEqual([{ ...pendiente, clave: expect.any(String) }, []])
    expect(otra!.clave).not.toBe('k')
  })
  it.each([
    ['none', { nombre: 'nuevo' }],
    ['that of nothing', { id: 5, revision: 0 }],
  ])('waits for its person where its revision is %s: it could be done twice', (_cual, input) =>
    expect(trasRechazo({ ...pendiente, input }, repetida, [])).toMatchObject([
      { estado: 'rechazado', clave: 'k', motivo: repetida.message },
    ]),
  )
})
