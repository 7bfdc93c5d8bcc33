import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { almacenDePrueba } from '../../ui/form/almacenDePrueba.ts'
import { setDraftOwner, writeDraft } from '../../ui/form/draft.ts'
import { LoEscrito } from './LoEscrito.tsx'

almacenDePrueba()
const leido = () => renderToStaticMarkup(createElement(MantineProvider, null, createElement(LoEscrito)))

it('who leaves reads what is counted as unsaved, of whatever it is and in whatever institution; of no other person', () => {
  expect(leido()).not.toContain('<details')
  setDraftOwner(1, 1)
  writeDraft('competencia/5', { changes: { nombre: 'De la que ya no está' } })
  setDraftOwner(1, 2)
  writeDraft('programa/nuevo', { changes: { nombre: 'De otra institución', tipo: 3 } })
  for (const texto of ['De la que ya no está', 'De otra institución']) {
    expect(leido()).toContain(`>${texto}</blockquote>`)
    expect(leido()).toContain(`aria-label="Copiar: ${texto}"`)
  }
  setDraftOwner(2, 1)
  expect(leido()).not.toContain('<details')
})
