import { expect, it } from 'vitest'
import { almacenDePrueba } from '../../ui/form/almacenDePrueba.ts'
import { draftsUnder, readDraft, writeDraft } from '../../ui/form/draft.ts'
import {
  borradorDeNombre,
  borradorDeNueva,
  guardarRechazada,
  nombresSueltos,
  traerDeAntes,
} from './sueltos.ts'
import type { Permisos } from './usePermisos.ts'

almacenDePrueba()
const PUEDE: Permisos = { crear: null, editar: null, eliminar: null }
const CESADO: Permisos = { crear: 'Cesó.', editar: 'Cesó.', eliminar: 'Cesó.' }

it('names that no line will show are found with their text: of what is gone, of a plan that ceased, refused beside another one', () => {
  const escribir = (draft: string, nombre: string) => writeDraft(draft, { changes: { nombre } })
  escribir(borradorDeNueva(7), 'Nueva\nSiguiente\n')
  escribir(borradorDeNombre(7, 5), 'De la que sigue')
  escribir(borradorDeNombre(7, 6), 'De la que ya no está')
  escribir(borradorDeNombre(8, 6), 'De otro plan')
  escribir(borradorDeNueva(8), 'De otro plan')
  guardarRechazada(7, 'Rechazada')
  const textos = (permisos: Permisos) =>
    nombresSueltos(7, [{ id: 5 }], permisos)
      .map(s => s.nombre)
      .sort()
  expect(textos(PUEDE)).toEqual(['De la que ya no está', 'Rechazada'])
  expect(textos(CESADO)).toEqual(['De la que sigue', 'De la que ya no está', 'Nueva\nSiguiente', 'Rechazada'])
  expect(textos({ ...PUEDE, crear: 'Su rol no lo permite.' })).toContain('Nueva\nSiguiente')
})

it('a name that was kept without its plan goes to the line of its competency; of another plan, or where something newer stands, it stays', () => {
  for (const id of [5, 6, 9])
    writeDraft(`competencia/${id}/nombre`, { changes: { nombre: `De antes ${id}` } })
  writeDraft('competencia/5', { changes: { nombre: 'Del formulario' } })
  writeDraft(borradorDeNombre(7, 6), { changes: { nombre: 'De ahora' } })
  traerDeAntes(7, [{ id: 5 }, { id: 6 }])
  expect(readDraft(borradorDeNombre(7, 5))?.changes).toEqual({ nombre: 'De antes 5' })
  expect(readDraft(borradorDeNombre(7, 6))?.changes).toEqual({ nombre: 'De ahora' })
  expect(draftsUnder('competencia/').sort()).toEqual([
    'competencia/5',
    'competencia/6/nombre',
    'competencia/9/nombre',
  ])
})
