import { expect, it } from 'vitest'
import { diseno } from '../testing/diseno.ts'
import { disenoCurricular } from './diseno.ts'
import { avanceDe } from './pdfAvance.ts'

const titulos = (visto: Partial<typeof diseno.visto>): string[] =>
  disenoCurricular({ ...diseno, visto: { ...diseno.visto, ...visto } }).secciones.flatMap(s =>
    s.bloques.flatMap(b => (b.tipo === 'titulo' && b.nivel === 1 ? [b.texto] : [])),
  )

it('sections that the plan hides are neither printed nor counted', () => {
  const modulos = 'Módulos de Competencia Profesional'
  expect(titulos({})).toContain(modulos)
  expect(titulos({ configNodesTree: ['unidad'] })).not.toContain(modulos)
  expect(titulos({ configDisenoCurricular: 0 })).not.toContain('Perfil de Ingreso')
  const sinModulos = { ...diseno, visto: { ...diseno.visto, configNodesTree: ['unidad'] } }
  expect(avanceDe(sinModulos).cuentas.secciones.total).toBe(avanceDe(diseno).cuentas.secciones.total - 1)
})
