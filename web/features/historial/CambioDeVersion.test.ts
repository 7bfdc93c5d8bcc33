import type { Version } from '@malla/contracts/historial.ts'
import { curso } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { malla } from '@malla/domain/malla/mallaDePrueba.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CambioDeVersion } from './CambioDeVersion.tsx'
import classes from './Diferencia.module.css'
import { Diferencia, LeyendaDeDiferencia } from './Diferencia.tsx'
import { nombrarDeCurso } from './nombrarDeCurso.ts'

const nombrar = nombrarDeCurso(malla([curso(1, 10)]), [{ id: 7, nombre: 'Ciencias' }])

/** What a version is told to have made of a field: [what went, what came]. */
function dicho(campo: string, antes: unknown, despues: unknown): string[] {
  const version = { antes: { [campo]: antes }, despues: { [campo]: despues } } as unknown as Version
  const html = renderToStaticMarkup(createElement(CambioDeVersion, { version, abierta: true, nombrar }))
  return ['del', 'ins'].map(marca => {
    const trozo = new RegExp(`<${marca} .*?</span>(.*?)<span.*?</${marca}>`).exec(html)
    return trozo?.[1] ?? ''
  })
}

it.each<[string, unknown, unknown, string[]]>([
  ['credits', 1.5, 0, ['1,5', '0']],
  ['credits', null, 4, ['', '4']],
  ['horaspractica', 0, 2.5, ['0', '2,5']],
  ['tipoestudio', 'especifico', 'general', ['Específico', 'General']],
  ['modalidad', null, 'semipresencial', ['', 'Semipresencial']],
  ['areacurso_id', 7, 0, ['Ciencias', '']],
  ['ciclo_id', 0, 10, ['', '1']],
  ['ciclo_id', 10, 99, ['1', '(eliminado)']],
  ['fecha_resolucion', '2026-03-01', null, ['01/03/2026', '']],
])('%s from %j to %j', (campo, antes, despues, esperado) =>
  expect(dicho(campo, antes, despues)).toEqual(esperado),
)

it('what came and what went look as the legend shows them, and are called as it calls them', () => {
  const trozos = [
    { tipo: 'quitado', texto: 'antes' },
    { tipo: 'agregado', texto: 'después' },
  ] as const
  const html = renderToStaticMarkup(createElement(Diferencia, { trozos, etiqueta: 'Texto' }))
  const leyenda = renderToStaticMarkup(createElement(LeyendaDeDiferencia))
  const marcas = [...leyenda.matchAll(/<(ins|del) class="([^"]+)">([^<]+)</g)]
  expect(marcas.map(m => m[2])).toEqual([classes.agregado, classes.quitado])
  for (const [, marca, clase, palabra] of marcas)
    expect(html).toContain(`<${marca} class="${clase}"><span class="visually-hidden"> [${palabra}: </span>`)
})
