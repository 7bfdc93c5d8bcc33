import { describe, expect, it } from 'vitest'
import { coloresDe, contraste, dicho, sobre } from './contrasteDePrueba.ts'

/** Texts on grounds that they only have in some state: [where, sheet, rule, what it says, on which ground]. */
const textos: readonly (readonly [string, string, string, string, string])[] = [
  ['a chosen option', 'ui/mantine.css', '[data-combobox-option][data-combobox-selected]', 'color', 'anil'],
  ['a ticked box', 'ui/mantine.css', '.mantine-Checkbox-root', '--checkbox-icon-color', 'anil'],
  ['a chosen radio', 'ui/mantine.css', '.mantine-Radio-root', '--radio-icon-color', 'anil'],
  ...(['maiz-soft', 'anil-soft'] as const).map(
    suelo =>
      [
        `what is dimmed in a row on ${suelo}`,
        'ui/table/DataTable.module.css',
        '.table tbody tr:is([data-off], [data-open])',
        '--ink-3',
        suelo,
      ] as const,
  ),
  [
    'what is dimmed by the kit in a row that is off',
    'ui/table/DataTable.module.css',
    '.table tbody tr:is([data-off], [data-open])',
    '--mantine-color-dimmed',
    'maiz-soft',
  ],
  [
    'the hour of a ticked activity',
    'features/registro/ListaDeActividades.module.css',
    '.row[data-checked]',
    '--ink-3',
    'anil-soft',
  ],
  [
    'a nought among selected cells',
    'features/asignaturas/grilla/Grilla.module.css',
    '.celda[data-en]',
    '--ink-3',
    'anil-soft',
  ],
  [
    'the number beside an entry under the pointer',
    'app/shell/Sidebar.module.css',
    '.entry:hover',
    '--ink-3',
    'line',
  ],
  [
    'what a suggestion leaves',
    'features/equilibrio/Propuesta.module.css',
    '.panel',
    '--mantine-color-dimmed',
    'anil-soft',
  ],
]

describe.each(['light', 'dark'] as const)('in the %s', tema => {
  const token = coloresDe('ui/tokens.css', tema)
  const medida = coloresDe('features/analitica/escala.css', tema)
  /** What a rule gives, as a colour. */
  const color = (sheet: string, rule: string, property: string): string => {
    const valor = dicho(sheet, rule, property)
    const nombre = /^var\(--([\w-]+)\)$/.exec(valor ?? '')?.[1]
    if (!nombre) throw new Error(`${sheet}: «${rule}» says ${valor} of ${property}`)
    return token(nombre)
  }

  it.each(textos)('%s reads', (_where, sheet, rule, property, ground) =>
    expect(contraste(color(sheet, rule, property), token(ground))).toBeGreaterThanOrEqual(4.5),
  )

  it('the area on a card of the deepest step reads as what stands beside it', () => {
    const pie = 'features/malla/PieDeTarjeta.module.css'
    expect(dicho(pie, '[data-medida] .siglas', 'color')).toBe('inherit')
    const suelo = sobre(medida('m5'), 0.16, token('surface'))
    expect(contraste(color(pie, '.pie', 'color'), suelo)).toBeGreaterThanOrEqual(4.5)
  })

  it('«I» in a selected cell of the matrix reads', () => {
    const suelo = sobre(token('anil'), 0.16, sobre(token('anil'), 0.09, token('surface')))
    const letra = color(
      'features/matriz/Tabla.module.css',
      '.celda[aria-selected="true"][data-letra="I"]',
      'color',
    )
    expect(contraste(letra, suelo)).toBeGreaterThanOrEqual(4.5)
  })

  it('an entry that cannot be done reads under the pointer', () => {
    const suelo = color('ui/mantine.css', '.mantine-Menu-item', '--menu-item-hover')
    expect(contraste(token('ink-3'), suelo)).toBeGreaterThanOrEqual(4.5)
  })

  it('a table that is being read again still reads', () => {
    const filas = '.table[data-loading] tbody tr:not(.skeleton)'
    const [opacidad, tenue] = ['opacity', '--ink-3'].map(p =>
      dicho('ui/table/DataTable.module.css', filas, p),
    )
    expect(tenue).toBe('var(--ink-2)')
    const letra = sobre(token('ink-2'), Number(opacidad), token('paper'))
    expect(contraste(letra, token('paper'))).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    [
      'a box',
      'ui/mantine.css',
      '.mantine-Checkbox-input:not(:checked, [data-indeterminate], [data-error], :disabled)',
    ],
    ['a radio', 'ui/mantine.css', '.mantine-Radio-radio:not(:checked, [data-error], :disabled)'],
    ['the mark of a choice', 'ui/mantine.css', '.mantine-RadioIndicator-indicator:not([data-checked])'],
  ])('%s that is not ticked is known by its edge', (_what, sheet, rule) =>
    expect(contraste(color(sheet, rule, 'border-color'), token('surface'))).toBeGreaterThanOrEqual(3),
  )
  it('and so is the box of a line of the grid', () => {
    expect(dicho('features/asignaturas/grilla/Casilla.module.css', '.casilla', 'border')).toBe(
      '1px solid var(--ink-3)',
    )
    expect(contraste(token('ink-3'), token('surface'))).toBeGreaterThanOrEqual(3)
  })
})
