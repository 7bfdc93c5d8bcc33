import type { Competencia } from '@malla/contracts/competencias.ts'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { almacenDePrueba } from '../../ui/form/almacenDePrueba.ts'
import type { Form } from '../../ui/form/useForm.ts'

almacenDePrueba()
const { api, warn, linea, efectos } = vi.hoisted(() => ({
  ...{ api: vi.fn(), warn: vi.fn(), linea: { form: null as unknown } },
  efectos: [] as (() => unknown)[],
}))
// What a page does once it is drawn, and when it goes, which a browser alone does.
vi.mock('react', async original => ({
  ...(await original<object>()),
  useEffect: (hace: () => unknown) => void efectos.push(hace),
}))
vi.mock('../../ui/dialogs.tsx', () => ({ warn }))
vi.mock('../../app/api.ts', () => ({ api }))
vi.mock('../../app/query.ts', () => ({ refresh: async () => {} }))
vi.mock('./competencias.live.ts', () => ({ ponerNueva: () => {} }))
vi.mock('../impacto/AfectaA.tsx', () => ({ AfectaA: () => null }))
vi.mock('./NombreEnLinea.tsx', () => ({
  NombreEnLinea: (props: { form: unknown }) => {
    linea.form = props.form
    return null
  },
}))
const { ApiError } = await import('../../app/ApiError.ts')
const { draftsUnder, setDraftOwner, writeDraft } = await import('../../ui/form/draft.ts')
const { CambiarNombre, NombreNuevo } = await import('./nombres.tsx')

const nada = () => {}
const lugar = { competencia_id: 0, tabcompetencia_id: 0, tipopadre: 1 }
const competencia = { id: 5, codigo: 'F1', nombre: 'Diseña', revision: 2, planestudio_id: 7 } as Competencia
const nuevo = createElement(NombreNuevo, {
  ...{ planId: 7, lugar, contadas: [], label: 'Nombre nuevo', isSiguiente: false },
  ...{ onCreada: nada, onLista: nada, onClose: nada },
})
const cambio = createElement(CambiarNombre, { competencia, onClose: nada })

it.each<[string, string, ReactElement]>([
  ['a new one', 'competencia-nueva', nuevo],
  ['one that is changed', 'competencia/5', cambio],
])(
  'refused once this page is of another institution, the name of %s is neither said nor kept there: it waits where it was typed',
  async (_que, donde, dibujo) => {
    setDraftOwner(1, 1)
    writeDraft(`plan/7/${donde}`, { changes: { nombre: 'Evalúa' }, revision: 2 })
    const respuesta = Promise.withResolvers<object>()
    api.mockReturnValueOnce(respuesta.promise)
    efectos.length = 0
    renderToStaticMarkup(dibujo)
    const alIrse = efectos.map(hace => hace())
    const enviada = (linea.form as Form<{ nombre: string }>).save()
    setDraftOwner(1, 2)
    for (const deja of alIrse) if (typeof deja === 'function') deja()
    respuesta.reject(new ApiError(500, 'Tuvimos un problema.'))
    await enviada
    expect([warn.mock.calls, draftsUnder('')]).toEqual([[], []])
    setDraftOwner(1, 1)
    expect(draftsUnder('')).toEqual([`plan/7/${donde}`])
  },
)
