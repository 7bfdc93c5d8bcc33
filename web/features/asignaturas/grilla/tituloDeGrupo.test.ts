import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import { expect, it } from 'vitest'
import { fila } from './grillaDePrueba.ts'
import { lugaresDe } from './lugares.ts'
import { tituloDeGrupo } from './tituloDeGrupo.ts'

const ciclos = ['Activado', 'Desactivado'].map(
  (estado, i) =>
    ({ id: i + 1, numero: i + 1, nombre: `${i + 1}`, descripcion: `Ciclo ${i + 1}`, estado }) as Ciclo,
)
const secciones = [{ id: 1, nombre: 'Electivos', creditos_requeridos: 3 }] as Seccion[]

it('a cycle that is not in use says so, a section what it requires', () =>
  expect(
    lugaresDe(ciclos, secciones).map(lugar => tituloDeGrupo({ lugar, filas: [] }, secciones, new Set())),
  ).toEqual([
    { titulo: 'Ciclo 1', detalle: '0 cursos' },
    { titulo: 'Ciclo 2', detalle: '0 cursos · desactivado' },
    { titulo: 'Electivos', detalle: '0 cursos · se requieren 3 cr' },
  ]))

it('what is to be deleted is not counted', () => {
  const [lugar] = lugaresDe(ciclos, [])
  const filas = [fila(1), fila(2), fila(3)]
  expect(tituloDeGrupo({ lugar: lugar!, filas }, [], new Set([2])).detalle).toBe('2 cursos')
})
