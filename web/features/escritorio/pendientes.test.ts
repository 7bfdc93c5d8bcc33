import { clasesDePendiente, type Pendiente } from '@malla/contracts/escritorio.ts'
import { faltasDePlan } from '@malla/domain/planes/faltasDePlan.ts'
import { expect, it } from 'vitest'
import { faltaDe, opcionesDeFalta } from '../planes/filtros.ts'
import { estadoDe, filtroDeEstado, opcionesDeEstado } from '../silabos/lista/estados.ts'
import { decir, resumen } from './pendientes.ts'

const p: Pendiente = {
  clase: 'cursos_incompletos',
  cuantos: 9,
  planes: 1,
  plan_id: 7,
  curso_id: null,
  donde: 'Plan 2026 · Civil',
  empezado: true,
  puede: true,
}

it('says what, how much, where, and the way to it', () =>
  expect(decir(p, () => true)).toEqual({
    status: 'danger',
    titulo: '9 cursos sin horas o sin área',
    detalle: 'Plan 2026 · Civil',
    accion: { label: 'Completar', href: '/form/09092015083031/7?tab=cursos' },
  }))

it.each([
  [1, 'Plan 2026 · Civil'],
  [2, 'Plan 2026 · Civil y otro plan'],
  [5, 'Plan 2026 · Civil y 4 planes más'],
])('in %i plans: %s', (planes, detalle) => expect(decir({ ...p, planes }, () => true).detalle).toBe(detalle))

it('of several plans one is led to all of them', () => {
  expect(decir({ ...p, planes: 31 }, () => true).accion).toEqual({
    label: 'Ver los 31 planes',
    href: '/form/09092015083031?solo=cursos_incompletos',
  })
  for (const clase of faltasDePlan) expect(faltaDe(clase)).toBe(clase)
  expect(opcionesDeFalta.map(o => o.value)).toEqual([...faltasDePlan])
})

it('who may only look is offered to look; without a page there is no way', () => {
  expect(decir({ ...p, puede: false }, () => true).accion?.label).toBe('Ver los cursos')
  expect(decir(p, () => false).accion).toBeNull()
})

it.each([
  [false, 'Empezar'],
  [true, 'Continuar'],
])('a syllabus that was begun (%s): %s', (empezado, label) =>
  expect(decir({ ...p, clase: 'silabos_por_completar', empezado }, () => true).accion?.label).toBe(label),
)

it('what waits for review is met without what was handed in and is frozen meanwhile', () => {
  const { href } = decir({ ...p, clase: 'silabos_por_revisar' }, () => true).accion!
  const { estado } = Object.fromEntries(new URL(href, 'http://malla').searchParams)
  expect(filtroDeEstado(estado)).toEqual({ por_revisar: true })
})

it('syllabi that lack are counted by the words of the list to which they lead', () => {
  const { titulo, accion } = decir({ ...p, clase: 'silabos_que_faltan', cuantos: 357 }, () => true)
  const estado = estadoDe(new URL(accion!.href, 'http://malla').searchParams.get('estado')!)
  const { label } = opcionesDeEstado.find(o => o.value === estado)!
  expect(titulo).toBe(`357 sílabos ${label.toLowerCase()}`)
})

it.each([...clasesDePendiente])('%s has words for one and for many', clase => {
  const one = decir({ ...p, clase, cuantos: 1, curso_id: 3 }, () => true)
  expect(one.titulo).toMatch(/^1 /)
  expect(decir({ ...p, clase, cuantos: 2 }, () => true).titulo).not.toContain(one.titulo.slice(2))
  expect(one.accion).not.toBeNull()
})

it.each([
  [0, 'No tiene nada pendiente.'],
  [1, 'Tiene un pendiente.'],
  [3, 'Tiene tres pendientes.'],
  [9, 'Tiene 9 pendientes.'],
])('%i: %s', (n, said) => expect(resumen(Array.from({ length: n }, () => p))).toBe(said))
