import type { AjustesPublicos } from '@malla/contracts/ajustes.ts'
import { expect, it } from 'vitest'
import { seccionesDe } from './secciones.ts'

const publicos = (more: Partial<AjustesPublicos>): AjustesPublicos => ({
  pie: { correo: null, telefono: null, credito: null },
  rubricas: null,
  testimonios: [],
  demostracion: false,
  contacto: false,
  visor: null,
  plan_publico: null,
  ...more,
})
const SIEMPRE = ['inicio', 'diseno', 'caracteristicas', 'contacto']
const alguien = { nombre: 'Ana', cargo: null, texto: 'Nos sirve.' }

it.each<[string, AjustesPublicos | null, string[]]>([
  ['settings that did not come', null, SIEMPRE],
  ['neither demonstration nor testimonials', publicos({}), SIEMPRE],
  [
    'a demonstration',
    publicos({ demostracion: true }),
    ['inicio', 'diseno', 'caracteristicas', 'demo', 'contacto'],
  ],
  [
    'testimonials',
    publicos({ testimonios: [alguien] }),
    ['inicio', 'diseno', 'caracteristicas', 'contacto', 'testimonios'],
  ],
])('the landing with %s', (_name, given, expected) =>
  expect(seccionesDe(given).map(s => s.id)).toEqual(expected),
)
