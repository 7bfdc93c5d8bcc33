import { expect, it } from 'vitest'
import { type CreditosRequeridos, reparosDeCreditos } from './creditos.ts'

const de = (
  creditos_totales: number | null,
  creditos_generales: number | null,
  creditos_electivos: number | null = null,
): CreditosRequeridos => ({ creditos_totales, creditos_generales, creditos_electivos })

const GENERALES = 'Los créditos generales requeridos no pueden pasar de los requeridos en total (200).'

it.each<[string, CreditosRequeridos, CreditosRequeridos | null, object]>([
  ['more generals than in all', de(200, 300), null, { creditos_generales: [GENERALES] }],
  ['as many', de(200, 200, 200), null, {}],
  ['no total', de(null, 300), null, {}],
  ['no generals', de(200, null), null, {}],
  ['what was so before, and is left', de(200, 300), de(200, 300), {}],
  [
    'what was so before, and the total is another',
    de(200, 300),
    de(250, 300),
    { creditos_generales: [GENERALES] },
  ],
  [
    'more electives than in all',
    de(160.5, 35, 161),
    null,
    {
      creditos_electivos: [
        'Los créditos electivos requeridos no pueden pasar de los requeridos en total (160,5).',
      ],
    },
  ],
])('%s', (_case, plan, antes, reparos) => expect(reparosDeCreditos(plan, antes)).toEqual(reparos))
