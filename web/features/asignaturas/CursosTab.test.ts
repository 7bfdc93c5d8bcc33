import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { CursoFormProps } from './CursoForm.tsx'

const { direccion, setAddress, form } = vi.hoisted(() => ({
  direccion: { curso: 7 },
  setAddress: vi.fn(),
  form: vi.fn((_props: unknown) => null),
}))
vi.mock('../../app/address.ts', () => ({ useAddress: () => direccion, useSetAddress: () => setAddress }))
vi.mock('../../app/session.ts', () => ({ useUser: () => ({}) }))
vi.mock('./useDatosDePlan.ts', () => ({
  useDatosDePlan: () => ({ plan: { id: 3 }, ciclos: [{}], secciones: [], cursos: [] }),
  useImpedimentos: () => ({}),
}))
vi.mock('./CursoForm.tsx', () => ({ CursoForm: form }))
for (const otra of ['HojaDeCursos', 'TarjetasDeCursos'])
  vi.doMock(`./${otra}.tsx`, () => ({ [otra]: () => null }))
vi.mock('../planes/AvisoDeSoloLectura.tsx', () => ({ AvisoDeSoloLectura: () => null }))
vi.mock('../ciclos/CicloForm.tsx', () => ({ CicloForm: () => null }))
vi.mock('../secciones/SeccionForm.tsx', () => ({ SeccionForm: () => null }))
vi.mock('./excel/ImportarCursos.tsx', () => ({ ImportarCursos: () => null }))
const { CursosTab } = await import('./CursosTab.tsx')

it('the address that names a course names the version that its form goes on with', () => {
  renderToStaticMarkup(createElement(CursosTab, { planId: 3 }))
  const props = form.mock.lastCall![0] as CursoFormProps
  expect(props.cursoId).toBe(7)
  props.onAbrir?.(70)
  expect(setAddress).toHaveBeenCalledExactlyOnceWith({ curso: 70 }, { replace: true })
})
