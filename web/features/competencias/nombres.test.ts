import type { Competencia } from '@malla/contracts/competencias.ts'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { almacenDePrueba } from '../../ui/form/almacenDePrueba.ts'
import { readDraft, writeDraft } from '../../ui/form/draft.ts'
import type { Form } from '../../ui/form/useForm.ts'

almacenDePrueba()
beforeEach(() => vi.resetAllMocks())
interface Linea {
  form: Form<{ nombre: string }>
  onClose: () => void
}
const { api, warn, creada, linea, efectos } = vi.hoisted(() => ({
  ...{ api: vi.fn(), warn: vi.fn(), creada: vi.fn(), linea: { props: null as unknown } },
  efectos: [] as (() => unknown)[],
}))
// What a page does once it is drawn, and when it goes, which a browser alone does.
vi.mock('react', async original => ({
  ...(await original<object>()),
  useEffect: (hace: () => unknown) => void efectos.push(hace),
}))
vi.mock('../../ui/dialogs.tsx', () => ({ confirm: async () => false, warn }))
vi.mock('../../app/api.ts', () => ({ api }))
vi.mock('../../app/query.ts', () => ({ refresh: async () => {} }))
vi.mock('./competencias.live.ts', () => ({ ponerNueva: () => {} }))
vi.mock('../impacto/AfectaA.tsx', () => ({ AfectaA: () => null }))
vi.mock('./NombreEnLinea.tsx', () => ({
  NombreEnLinea: (props: unknown) => {
    linea.props = props
    return null
  },
}))
const { ApiError } = await import('../../app/ApiError.ts')
const { nombresSueltos } = await import('./sueltos.ts')
const { CambiarNombre, NombreNuevo } = await import('./nombres.tsx')

const DRAFT = 'plan/7/competencia-nueva'
const alFinal = { competencia_id: 0, tabcompetencia_id: 0, tipopadre: 1 }
const junto = { ...alFinal, competencia_id: 4, posicion: 2 }

/** A line as it stands on the screen until `irse`. */
function puesta(dibujo: ReactElement) {
  efectos.length = 0
  renderToStaticMarkup(dibujo)
  const alIrse = efectos.map(hace => hace())
  const { form, onClose } = linea.props as Linea
  const irse = () => {
    for (const deja of alIrse) if (typeof deja === 'function') deja()
  }
  return { form, irse, esc: () => [onClose(), irse()] }
}
/** The line in which a new one is written, as it is drawn: with what was typed before. */
function nueva(lugar: typeof alFinal, Nombre = NombreNuevo, contadas: number[] = []) {
  const nada = () => {}
  return puesta(
    createElement(Nombre, {
      ...{ planId: 7, lugar, contadas, label: 'Nombre nuevo', isSiguiente: false },
      ...{ onCreada: creada, onLista: nada, onClose: nada },
    }),
  )
}
const abierta = (lugar: typeof alFinal): Form<{ nombre: string }> => nueva(lugar).form
/** An answer that comes when the test says so. */
function pendiente() {
  const { promise, resolve, reject } = Promise.withResolvers<object>()
  api.mockReturnValueOnce(promise)
  return { llega: () => resolve({ data: { id: 9 } }), falla: reject }
}
const CESADO = new ApiError(409, 'El plan está cesado.')
/** What stands below the tree, where all may be written. */
const sueltos = () => nombresSueltos(7, [], { crear: null, editar: null, eliminar: null }).map(s => s.nombre)
/** What is typed on while one is saved, as the form keeps it: with no key, for it is another text. */
const seguir = (nombre: string) => writeDraft(DRAFT, { changes: { ...readDraft(DRAFT)!.changes, nombre } })

it('one that was being saved when the page was loaded anew is sent as it was: written once, goes where its line stands now, and what was typed behind it stays', async () => {
  writeDraft(DRAFT, { changes: { nombre: 'Diseña' } })
  api.mockReturnValueOnce(new Promise(() => {}))
  void abierta(junto).save()
  seguir('Diseña\nEvalúa')
  const [primera] = api.mock.calls
  api.mockResolvedValueOnce({ data: { id: 9 } }).mockResolvedValueOnce({ data: { id: 9, orden: 3 } })
  vi.resetModules()
  const otra = nueva(alFinal, (await import('./nombres.tsx')).NombreNuevo).form
  expect(otra.values.nombre).toBe('Diseña\nEvalúa')
  await otra.save()
  const [, segunda, tercera] = api.mock.calls
  expect(segunda!.slice(0, 2)).toEqual([
    'competencias.create',
    { planestudio_id: 7, nombre: 'Diseña', ...junto },
  ])
  expect([segunda![1], segunda![2].key]).toEqual([primera![1], primera![2].key])
  expect(tercera).toEqual(['competencias.update', { id: 9, posicion: 10_000, ...alFinal }])
  expect(creada).toHaveBeenCalledExactlyOnceWith({ id: 9, orden: 3 }, false)
  expect(readDraft(DRAFT)?.changes).toEqual({ nombre: 'Evalúa' })
})

it('after a fault of the server it goes to where its line stands by then; that refused, it stays where it was made, and that is told', async () => {
  const tras500 = async (mover: () => void) => {
    api.mockReset()
    writeDraft(DRAFT, { changes: { nombre: 'Diseña' } })
    api.mockRejectedValueOnce(new ApiError(500, 'Tuvimos un problema.'))
    const una = nueva(junto)
    await una.form.save()
    una.irse()
    api.mockResolvedValueOnce({ data: { id: 9, orden: 2 } })
    mover()
    await abierta({ ...junto, posicion: 3 } as typeof alFinal).save()
    return api.mock.calls.map(([, input]) => input.posicion)
  }
  const movida = { id: 9, orden: 3 }
  expect(await tras500(() => api.mockResolvedValueOnce({ data: movida }))).toEqual([2, 2, 3])
  expect(creada).toHaveBeenCalledExactlyOnceWith(movida, false)
  expect(warn).not.toHaveBeenCalled()
  expect(await tras500(() => api.mockRejectedValueOnce(CESADO))).toEqual([2, 2, 3])
  expect(creada).toHaveBeenLastCalledWith({ id: 9, orden: 2 }, false)
  expect(warn).toHaveBeenCalledExactlyOnceWith([
    '«Diseña» se creó, pero donde su línea estaba antes: El plan está cesado.',
  ])
  expect(readDraft(DRAFT)).toBeNull()
})

it.each<[string, number[], number, number[]]>([
  ['further down is counted in its place: it goes there, among the others', [1, 2, 9, 3], 4, [2, 2, 3]],
  ['below itself stays: its place is counted without it', [1, 2, 9], 3, [2, 2]],
  ['where it is not listed goes to the place that its line has', [1, 2, 3], 3, [2, 2, 3]],
])(
  'one that was made by then, and is sent again from a line %s',
  async (_que, contadas, posicion, lugares) => {
    writeDraft(DRAFT, { changes: { nombre: 'Diseña' } })
    api.mockRejectedValueOnce(new ApiError(500, 'Tuvimos un problema.'))
    const una = nueva(junto)
    await una.form.save()
    una.irse()
    api.mockResolvedValue({ data: { id: 9 } })
    await nueva({ ...junto, posicion } as typeof alFinal, NombreNuevo, contadas).form.save()
    expect(api.mock.calls.map(([, input]) => input.posicion)).toEqual(lugares)
  },
)

it('another name is another one, and so is one that was refused where it should stand', async () => {
  const enviar = async (lugar: typeof alFinal) => {
    api.mockClear()
    await abierta(lugar).save()
    return {
      nombre: api.mock.lastCall![1].nombre,
      en: api.mock.lastCall![1].competencia_id,
      key: api.mock.lastCall![2].key,
    }
  }
  writeDraft(DRAFT, { changes: { nombre: 'Diseña' } })
  api.mockRejectedValueOnce(new ApiError(0, 'Sin respuesta'))
  const una = await enviar(junto)
  seguir('Diseña redes')
  api.mockRejectedValueOnce(new ApiError(422, 'No existe', { errors: { competencia_id: ['No existe'] } }))
  const otra = await enviar(junto)
  expect(otra).toMatchObject({ nombre: 'Diseña redes', en: 4 })
  expect(otra.key).not.toBe(una.key)
  api.mockRejectedValueOnce(new ApiError(0, 'Sin respuesta'))
  expect(await enviar(alFinal)).toMatchObject({ nombre: 'Diseña redes', en: 0 })
})

it('another line that is opened while one is saved has nothing of that one in it, and its letters stay', async () => {
  writeDraft(DRAFT, { changes: { nombre: 'Diseña' } })
  const primera = pendiente()
  const una = nueva(junto)
  const enviada = una.form.save()
  seguir('Diseña\nEva')
  const otra = nueva(alFinal)
  una.irse()
  // What was begun behind it is as good here.
  expect(otra.form.values.nombre).toBe('Eva')
  writeDraft(DRAFT, { changes: { nombre: 'Evalúa' } })
  primera.llega()
  expect(await enviada).toBe(true)
  expect(creada).not.toHaveBeenCalled()
  expect(readDraft(DRAFT)?.changes).toEqual({ nombre: 'Evalúa' })
  api.mockResolvedValueOnce({ data: { id: 10 } })
  await abierta(alFinal).save()
  expect(api.mock.lastCall![1]).toMatchObject({ nombre: 'Evalúa', competencia_id: 0 })
  expect(api.mock.lastCall![2].key).not.toBe(api.mock.calls[0]![2].key)
})

it('one that is left while it is saved is made and is told of; refused, that is said, and what was written is there the next time', async () => {
  const dejada = async (
    responder: (p: ReturnType<typeof pendiente>) => void,
    como: 'esc' | 'irse' = 'esc',
  ) => {
    writeDraft(DRAFT, { changes: { nombre: 'Diseña' } })
    const respuesta = pendiente()
    const una = nueva(junto)
    const enviada = una.form.save()
    seguir('Diseña\nEva')
    una[como]()
    // Who loads the page anew now loses nothing.
    expect(readDraft(DRAFT)?.changes.nombre).toMatch(como === 'esc' ? /^Diseña$/ : /^Diseña\nEva$/)
    responder(respuesta)
    await enviada
    return readDraft(DRAFT)?.changes
  }
  expect(await dejada(p => p.llega())).toBeUndefined()
  expect(creada).toHaveBeenCalledExactlyOnceWith({ id: 9 }, true)
  // Where the whole page was left nobody waits for a next line.
  await dejada(p => p.llega(), 'irse')
  expect(creada).toHaveBeenCalledOnce()
  expect(warn).not.toHaveBeenCalled()
  expect(await dejada(p => p.falla(CESADO))).toEqual({ nombre: 'Diseña' })
  expect(warn).toHaveBeenCalledExactlyOnceWith(['«Diseña»: El plan está cesado.'])
  // Without an answer it may have been made: sent again as it was, it is so once.
  expect(await dejada(p => p.falla(new ApiError(0, 'Sin respuesta')))).toMatchObject({
    nombre: 'Diseña',
    enCamino: { nombre: 'Diseña', lugar: junto },
  })
  warn.mockClear()
  expect(await dejada(p => p.falla(new ApiError(202, 'Guardado', { enCola: true })))).toBeUndefined()
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  ['written', 'Evalúa', 'Evalúa'],
  ['open with nothing in it', '', undefined],
])(
  'refused while another line is %s, it is said, kept beside, and takes nothing of that one',
  async (_como, escrito, queda) => {
    writeDraft(DRAFT, { changes: { nombre: 'Diseña' } })
    const respuesta = pendiente()
    const una = nueva(junto)
    const enviada = una.form.save()
    const otra = nueva(alFinal)
    una.irse()
    if (escrito) writeDraft(DRAFT, { changes: { nombre: escrito } })
    respuesta.falla(CESADO)
    await enviada
    expect(warn).toHaveBeenCalledExactlyOnceWith(['«Diseña»: El plan está cesado.'])
    expect(readDraft(DRAFT)?.changes.nombre).toBe(queda)
    expect(sueltos()).toEqual(['Diseña'])
    // Left, it takes nothing along but its own.
    otra.form.discard()
    otra.irse()
    expect([readDraft(DRAFT), sueltos()]).toEqual([null, ['Diseña']])
  },
)

it('a name that is changed in its line, refused once that was left, is told too', async () => {
  const competencia = {
    ...{ id: 5, codigo: 'F1', nombre: 'Diseña', revision: 2, planestudio_id: 7 },
  } as Competencia
  writeDraft('plan/7/competencia/5', { changes: { nombre: 'Diseña redes' }, revision: 2 })
  const respuesta = pendiente()
  const una = puesta(createElement(CambiarNombre, { competencia, onClose: () => {} }))
  const enviada = una.form.save()
  una.esc()
  respuesta.falla(CESADO)
  await enviada
  expect(warn).toHaveBeenCalledExactlyOnceWith(['«Diseña redes»: El plan está cesado.'])
  expect(readDraft('plan/7/competencia/5')?.changes).toEqual({ nombre: 'Diseña redes' })
})
