import { describe, expect, it } from 'vitest'
import type { Persona, Rol } from './acciones.ts'
import { whyNotCambiarCurso } from './cursos.ts'
import { columnas } from './matriz.ts'
import { whyNot } from './permisos.ts'

const persona = (rol: Rol): Persona => ({ rol, alcance: { todo: true }, cursos_ids: [] })
const mover = ['ciclo_id', 'seccion_id', 'orden']

describe('whyNotCambiarCurso', () => {
  it.each<[Rol, string[], boolean]>([
    ['root', [...mover, 'nombre'], true],
    ['operador', mover, true],
    ['operador', ['nombre', 'orden'], true],
    ['operadorBasico', ['nombre', 'credits', 'requisitos'], true],
    ['operadorBasico', ['ciclo_id'], false],
    ['operadorBasico', ['seccion_id'], false],
    ['operadorBasico', ['orden'], false],
    ['operadorBasico', ['nombre', 'orden'], false],
    ['tutor', ['areacurso_id'], true],
    ['tutor', mover, false],
    ['inspector', ['nombre'], false],
    ['inspector', mover, false],
    ['docente', mover, false],
    ['inspector', [], true],
  ])('%s changes %j: %s', (rol, campos, puede) =>
    expect(whyNotCambiarCurso(persona(rol), campos) === null).toBe(puede),
  )

  it.each<[Rol, string[], string]>([
    ['tutor', ['orden'], 'Puede editar los cursos, pero su rol no permite moverlos en la malla.'],
    ['inspector', ['orden'], 'Su rol (Inspector) no permite editar.'],
    ['demo', ['nombre', 'orden'], 'Su rol (Demo) no permite editar.'],
  ])('tells a %s why not %j', (rol, campos, motivo) =>
    expect(whyNotCambiarCurso(persona(rol), campos)).toBe(motivo),
  )

  it('in a part of the institution that is not theirs nobody moves a course', () => {
    const deOtra: Persona = {
      rol: 'operador',
      alcance: { todo: false, facultades: [1], programas: [] },
      cursos_ids: [],
    }
    expect(whyNotCambiarCurso(deOtra, mover, { facultad_id: 2, programa_id: 20 })).toMatch('No pertenece')
    expect(whyNotCambiarCurso(deOtra, mover, { facultad_id: 1, programa_id: 10 })).toBeNull()
  })

  it('who may change the structure may change courses: the call that moves them asks for the latter at its door', () => {
    for (const rol of columnas)
      if (!whyNot(persona(rol), 'estructura.editar'))
        expect(whyNot(persona(rol), 'contenido.editar')).toBeNull()
  })
})
