import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { almacenDePrueba } from './almacenDePrueba.ts'
import { readDraft, setDraftOwner, writeDraft } from './draft.ts'
import { fraseDeRecuperado } from './enPalabras.ts'
import { NO_ES_DIA, noDia } from './noDia.ts'
import { type EnCola, type Form, useForm } from './useForm.ts'

const kept = almacenDePrueba()

const initial = { nombres: '', password: '', foto: undefined as Blob | undefined }
type Valores = typeof initial

interface Caso {
  typed: Partial<Valores>
  secret?: readonly (keyof Valores)[]
  check?: (values: Valores, base: Valores) => Record<string, string[]>
  save: (values: Valores, options: { key: string; cola: EnCola }) => Promise<object>
  tell: (form: Form<Valores>) => void
}

/** A form as it stands once this was typed in it. */
function Formulario({ typed, secret, check, save, tell }: Caso) {
  const form = useForm<Valores, object>({ initial, draft: 'usuario/nuevo', secret, check, save })
  if (form.dirty) tell(form)
  else form.set(typed)
  return null
}

/** What was typed, to be saved; `save` hears with what, and gets no answer. */
function escrito(typed: Partial<Valores>, secret?: readonly (keyof Valores)[], check?: Caso['check']) {
  const save = vi.fn<Caso['save']>().mockRejectedValue(new Error('Sin respuesta'))
  const tell = vi.fn<Caso['tell']>()
  renderToStaticMarkup(createElement(Formulario, { typed, secret, check, save, tell }))
  return { form: tell.mock.lastCall![0], save }
}
const CLAVE = 'malla-2026'

it('a secret is sent, and kept neither as a draft nor with what waits for the server', async () => {
  const { form, save } = escrito({ nombres: 'Ana', password: CLAVE }, ['password'])
  await form.save()
  const [values, { cola }] = save.mock.lastCall!
  expect(values).toEqual({ nombres: 'Ana', password: CLAVE })
  expect(cola).toEqual({
    base: { nombres: '' },
    borrador: { nombre: 'usuario/nuevo', cambios: { nombres: 'Ana' }, base: { nombres: '' } },
  })
  expect([...kept.values()].join()).toContain('Ana')
  expect([...kept.values()].join()).not.toContain(CLAVE)
})

it('what has no secret may wait, with its draft', async () => {
  const { form, save } = escrito({ nombres: 'Ana' })
  await form.save()
  expect(save.mock.lastCall![1].cola).toMatchObject({
    base: initial,
    borrador: { nombre: 'usuario/nuevo', cambios: { nombres: 'Ana' } },
  })
})

it('a form knows what was typed upon: that of a draft, not the record as it is', () => {
  writeDraft('usuario/nuevo', { changes: { nombres: 'Ana' }, base: { nombres: 'Eva' }, revision: 1 })
  expect(escrito({}).form.base).toEqual({ ...initial, nombres: 'Eva' })
})

it('what is checked is told what it was typed upon', async () => {
  const check = vi.fn(() => ({}))
  writeDraft('usuario/nuevo', { changes: { nombres: 'Ana' }, base: { nombres: 'Eva' } })
  await escrito({}, undefined, check).form.save()
  expect(check).toHaveBeenCalledExactlyOnceWith(
    { ...initial, nombres: 'Ana' },
    { ...initial, nombres: 'Eva' },
  )
})

it.each([
  ['nothing of it', { nombres: 'Ana' }, true, []],
  ['the secret', { nombres: 'Ana', password: CLAVE }, true, ['password']],
  ['all, where nothing else was typed', { password: CLAVE }, false, ['password']],
])('who closes a form that has a secret loses %s', (_case, typed, keeps, lost) => {
  const { form } = escrito(typed, ['password'])
  expect([form.dirty, form.keeps, form.lost]).toEqual([true, keeps, lost])
})

it('what stands in the place of a day and is none is not sent, stays, and is told', async () => {
  const escritos = { nombres: noDia('31/04/2026') }
  const { form, save } = escrito(escritos)
  expect(await form.save()).toBe(false)
  expect(save).not.toHaveBeenCalled()
  const dichos: unknown[] = []
  renderToStaticMarkup(
    createElement(() => {
      const otra = useForm<Valores, object>({ initial, proposed: escritos, save })
      if (Object.keys(otra.errors).length === 0) void otra.save()
      else dichos.push(otra.errors, otra.values.nombres)
      return null
    }),
  )
  expect(dichos).toEqual([{ nombres: [NO_ES_DIA] }, escritos.nombres])
})

const foto = new Blob(['f'])
it.each([
  ['but for it', { nombres: 'Ana', foto }, true, ['foto']],
  ['nothing, where nothing else was typed', { foto }, false, ['foto']],
])('who closes a form in which a file is chosen keeps all %s', (_case, typed, keeps, lost) => {
  const { form } = escrito(typed)
  expect([form.dirty, form.keeps, form.lost, form.files]).toEqual([true, keeps, lost, ['foto']])
})

it('a form that was brought back without its file says so, until it is chosen again', async () => {
  await escrito({ nombres: 'Ana', foto }).form.save()
  const frases: (string | null)[] = []
  renderToStaticMarkup(
    createElement(() => {
      const form = useForm<Valores, object>({ initial, draft: 'usuario/nuevo', save: vi.fn() })
      frases.push(fraseDeRecuperado(form))
      if (form.faltan.length > 0) form.set({ foto })
      return null
    }),
  )
  const RECUPERADO = 'Recuperamos lo que había escrito y no llegó a guardar.'
  expect(frases).toEqual([
    `${RECUPERADO} Los archivos no se conservan: tendrá que elegirlos de nuevo.`,
    RECUPERADO,
  ])
})

it('a form that brought back a refused write says which one when it is saved, and keeps it with what is typed on', async () => {
  writeDraft('usuario/nuevo', { changes: { nombres: 'Ana' }, base: { nombres: '' }, corrige: 7 })
  const save = vi.fn<Caso['save']>().mockRejectedValue(new Error('Sin respuesta'))
  let form: Form<Valores> | null = null
  renderToStaticMarkup(
    createElement(() => {
      form = useForm<Valores, object>({ initial, draft: 'usuario/nuevo', save })
      if (form.values.nombres === 'Ana') form.set({ nombres: 'Ana María' })
      return null
    }),
  )
  await form!.save()
  expect(save.mock.lastCall![1].cola).toMatchObject({
    corrige: 7,
    borrador: { cambios: { nombres: 'Ana María' } },
  })
  expect(readDraft('usuario/nuevo')).toMatchObject({ changes: { nombres: 'Ana María' }, corrige: 7 })
})
it('one that brought back nothing says of none', async () => {
  const { form, save } = escrito({ nombres: 'Ana' })
  await form.save()
  expect(save.mock.lastCall![1].cola.corrige).toBeUndefined()
})

describe('a form whose key is another save’s by now: that one was done, and somebody else changed the record since', () => {
  const repetida = Object.assign(new Error('Esta operación ya se envió con otros datos.'), {
    ...{ status: 409, errors: {}, body: { repetida: true } },
  })
  /** The form as its draft brings it back, over the record as it is by now. */
  function recuperada(record: { nombre: string; aula: string; revision?: number }) {
    writeDraft('curso/5', {
      changes: { nombre: 'Mío' },
      base: { nombre: 'De antes' },
      revision: record.revision && 1,
      key: 'la de antes',
      corrige: 7,
    })
    const save = vi.fn<(v: object, o: { key: string }) => Promise<object>>()
    let form: Form<typeof record> | null = null
    renderToStaticMarkup(
      createElement(() => {
        form = useForm<typeof record, { data: typeof record }>({
          ...{ initial: record, draft: 'curso/5', actualOf: a => a },
          save: (v, o) => save(v, o) as Promise<{ data: typeof record }>,
        })
        return null
      }),
    )
    return { form: form as unknown as Form<typeof record>, save }
  }
  const nueva = { nombre: 'Mío', aula: 'B2', revision: 3 }

  it('sends it at once under a key of its own, upon the revision that was seen, so that the newer record comes to be brought together', async () => {
    const { form, save } = recuperada(nueva)
    save.mockRejectedValueOnce(repetida).mockResolvedValueOnce({ data: nueva })
    expect(await form.save()).toBe(true)
    const [[primera, como], [segunda, otra]] = save.mock.calls as [
      [object, { key: string }],
      [object, { key: string }],
    ]
    expect([primera, segunda]).toEqual(Array(2).fill({ ...nueva, revision: 1 }))
    expect(como.key).toBe('la de antes')
    expect(otra.key).not.toBe('la de antes')
    expect(readDraft('curso/5')).toBeNull()
  })
  it('not where no revision keeps it from being done twice', async () => {
    const { form, save } = recuperada({ nombre: '', aula: '' })
    save.mockRejectedValue(repetida)
    expect([await form.save(), await form.save(), save.mock.calls.length]).toEqual([false, false, 2])
    expect(new Set(save.mock.calls.map(([, { key }]) => key)).size).toBe(1)
  })
  it('nor in the name of whoever is at work by then', async () => {
    setDraftOwner(7, 1)
    const { form, save } = recuperada(nueva)
    save.mockImplementation(async () => {
      setDraftOwner(7, 2)
      throw repetida
    })
    expect([await form.save(), save.mock.calls.length]).toEqual([false, 1])
  })
})

it('a save that is answered once its person works elsewhere throws away the draft that it was made of, and none of there', async () => {
  setDraftOwner(7, 1)
  const { form, save } = escrito({ nombres: 'Ana' })
  save.mockReset().mockImplementation(async () => {
    setDraftOwner(7, 2)
    writeDraft('usuario/nuevo', { changes: { nombres: 'De la otra' } })
    return {}
  })
  expect(await form.save()).toBe(true)
  expect(readDraft('usuario/nuevo')?.changes).toEqual({ nombres: 'De la otra' })
  setDraftOwner(7, 1)
  expect(readDraft('usuario/nuevo')).toBeNull()
})
