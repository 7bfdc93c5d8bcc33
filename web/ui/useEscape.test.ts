import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { cualCierra } from './useEscape.ts'

const panel = (turno: number, isSuya = true) => ({ turno, isSuya: () => isSuya, close: () => {} })
const campo = {} as Element

it.each([
  ['the one that was opened last, also where it stands around the other', [panel(1), panel(2)], campo, 2],
  ['it all the same where the other was there first for the page', [panel(3), panel(1)], campo, 3],
  ['the one below for which the key is meant', [panel(1), panel(2, false)], campo, 1],
  ['none for which it is not meant', [panel(1, false)], campo, undefined],
  ['the last one where it is meant for nothing', [panel(1), panel(2, false)], null, 2],
])('of panels beside the page Esc closes %s', (_what, paneles, en, turno) =>
  expect(cualCierra(paneles, en)?.turno).toBe(turno),
)

const WEB = path.join(import.meta.dirname, '..')
const fuentes = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(f => f.endsWith('.tsx') && !/node_modules|^dist\//.test(f))
  .map(f => [f, readFileSync(path.join(WEB, f), 'utf8')] as const)
const losQue = (es: (texto: string) => boolean): string[] =>
  fuentes.flatMap(([archivo, texto]) => (es(texto) ? [archivo] : [])).sort()

it('what Esc closes «Atrás» closes too (decision 0070)', () => {
  expect(losQue(texto => /useEscape\(/.test(texto) && !/useAtras\(/.test(texto))).toEqual([
    // There for a moment, in the place of what is on its way.
    'app/shell/EnCamino.tsx',
    // A line over the page, which stays in use.
    'app/shell/SinBusqueda.tsx',
    // Part of the malla, beside which one goes on.
    'features/equilibrio/PanelDePropuesta.tsx',
    // The address names it.
    'ui/Inspector.tsx',
  ])
})

it('what the address opens, once it is closed, «Atrás» does not open again: closing takes the place of what opened it', () => {
  // By a part of the address, or by going from the form's own address to the list.
  const sinReemplazar =
    /setAddress\(\{ (id|panel|vista|curso): undefined \}\)|go\(paths\.(usuarios|entidades|plantillas)\(/
  expect(losQue(texto => sinReemplazar.test(texto))).toEqual([
    // A button that leads to another view.
    'features/hilo/Hilo.tsx',
    // What stands beside the page is a view of it: opened and closed by steps.
    'features/planes/PlanPage.tsx',
  ])
})
